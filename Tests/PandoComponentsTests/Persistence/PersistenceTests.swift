import Foundation
import PandoComponents
import PandoDependencies
import PandoSharing
import PandoTesting
import Testing

/// Tests of the parts of a state that are saved and restored.
@MainActor
@Suite(.dependencies)
struct PersistenceTests {
  enum Color: String, Codable, Sendable { case red, blue }

  struct Draft: AnyState {
    var title = "Untitled"
    var pages = 1
    var ratio = 0.5
    var big: UInt64 = 0
    var color = Color.red
    var subtitle: String? = "none"
    var tags: [String: Int] = [:]
    var isOpen = false
  }

  struct Chosen: AnyState {
    enum PersistenceKeys: CodingKey { case title, subtitle }

    var title = "Untitled"
    var subtitle: String? = "none"
    var secret = ""
  }

  /// A storage whose data the test can inspect.
  final class Box: AnyPersistentStorage {
    var data: Data?
    var failure: (any Error)?
    var saves = 0
    init(_ text: String? = nil) { data = text.map { Data($0.utf8) } }
    func save(_ data: Data) throws {
      if let failure { throw failure }
      saves += 1
      self.data = data
    }
    func restore() throws -> Data? {
      if let failure { throw failure }
      return data
    }
    func purge() throws {
      if let failure { throw failure }
      data = nil
    }
    var text: String? { data.map { String(decoding: $0, as: UTF8.self) } }
  }

  struct Broken: Error {}

  @Test func state_whenRestored_isTheOneThatWasSaved() {
    let box = Box()
    let draft = Draft(
      title: "é\"\n",
      pages: -3,
      ratio: 0.1,
      big: .max,
      color: .blue,
      subtitle: nil,
      tags: ["a": 1],
      isOpen: true
    )
    PlainStore(draft, storage: box).persistence.save()
    let store = PlainStore<Draft>(storage: box)
    store.persistence.restore()
    #expect(store.value == draft)
    #expect(store.persistence.lastError == nil)
  }

  @Test func valuesThatJSONDoesNotHave_areKept() {
    let box = Box()
    PlainStore(Draft(ratio: .infinity), storage: box).persistence.save()
    let store = PlainStore<Draft>(storage: box)
    store.persistence.restore()
    #expect(store.state.ratio == .infinity)
  }

  @Test func restore_isOneChange_andNoneIfNothingIsKept() {
    let box = Box()
    let store = PlainStore<Draft>(storage: box)
    var count = 0
    store.didChange += { count += 1 }
    store.persistence.restore()
    #expect(count == 0)
    box.data = Data(#"{"title":"A","pages":2}"#.utf8)
    store.persistence.restore()
    #expect(count == 1)
    #expect(store.state.title == "A")
  }

  @Test func fieldsThatWereAddedLater_takeTheirDefaults() {
    let store = PlainStore(Draft(pages: 9), storage: Box(#"{"title":"A","gone":true}"#))
    store.persistence.restore()
    #expect(store.value == Draft(title: "A"))
  }

  @Test func chosenFields_areKept_andOthersAreLeftAlone() {
    let box = Box()
    let store = PlainStore(Chosen(title: "A", subtitle: nil, secret: "x"), storage: box)
    store.persistence.save()
    #expect(box.text == #"{"subtitle":null,"title":"A"}"#)
    let other = PlainStore(Chosen(title: "B", subtitle: "s", secret: "y"), storage: box)
    other.persistence.restore()
    #expect(other.value == Chosen(title: "A", subtitle: nil, secret: "y"))
    // The secret is not restored, even if the data contains one.
    box.data = Data(#"{"title":"C","secret":"z"}"#.utf8)
    other.persistence.restore()
    #expect(other.value == Chosen(title: "C", subtitle: "none", secret: "y"))
  }

  @Test(arguments: ["", "nonsense", "[1]", #"{"pages":"many"}"#])
  func dataThatCannotBeRead_isKept_andReported(_ text: String) {
    let box = Box(text)
    let store = PlainStore(Draft(title: "Mine"), storage: box)
    let restoring = reports { store.persistence.restore() }
    #expect(restoring.count == 1)
    #expect(restoring.first?.contains("persistence.purge()") == true)
    #expect(restoring.first?.contains("Box") == true)
    #expect(store.state.title == "Mine")
    #expect(store.persistence.lastError != nil)
    let saving = reports { store.persistence.save() }
    #expect(saving.first?.contains("not saved over") == true)
    #expect(box.text == text)
    store.persistence.purge()
    #expect(box.data == nil)
    store.persistence.save()
    #expect(box.saves == 1)
    #expect(store.persistence.lastError == nil)
  }

  @Test func dataThatCannotBeRead_isNotSavedOver_alsoIfNobodyRestored() {
    let box = Box("nonsense")
    let texts = reports { PlainStore<Draft>(storage: box).persistence.save() }
    #expect(texts.count == 1)
    #expect(box.text == "nonsense")
  }

  @Test func storageThatFails_isReported() {
    let box = Box()
    box.failure = Broken()
    let store = PlainStore<Draft>(storage: box)
    let texts = reports {
      store.persistence.save()
      store.persistence.restore()
      store.persistence.purge()
    }
    #expect(texts.count == 3)
    #expect(texts[1].contains("could not be restored"))
    #expect(store.persistence.lastError is Broken)
    box.failure = nil
    store.persistence.restore()
    store.persistence.save()
    #expect(box.saves == 1)
  }

  @Test func emptyStorage_doesNothing() {
    let store = PlainStore(Draft(title: "A"))
    store.persistence.save()
    store.state.title = "B"
    store.persistence.restore()
    store.persistence.purge()
    #expect(store.state.title == "B")
    #expect(EmptyPersistentStorage().restore() == nil)
  }
}
