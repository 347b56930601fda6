import Foundation
import PandoDependencies
import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoComponents

/// Tests of values that several states refer to by id.
@MainActor
@Suite(.dependencies)
struct RefTests {
  struct Book: Codable, Equatable, Identifiable, Sendable {
    var id: Int
    var title: String
    var pages = 0
    var color = Color.red
    enum Color: String, Codable, CaseIterable { case red, blue }
  }

  struct Shelf: AnyState {
    @Ref var book = Book(id: 1, title: "Emma")
    var label = ""
    var length: Int { book.title.count }
  }

  struct Other: AnyState {
    @Ref var book: Book
  }

  struct Nested: AnyState {
    struct Part: Codable, Equatable, Sendable {
      @Ref var book = Book(id: 1, title: "Emma")
      var note = ""
    }
    var part = Part()
  }

  struct Drafts: AnyState {
    @Ref(in: "drafts") var book = Book(id: 1, title: "Draft")
  }

  @Test func reference_thatIsAssigned_leadsToTheSameValueAtOnce() {
    let shelf = PlainStore<Shelf>()
    let other = PlainStore<Other>()
    other.state.$book = shelf.state.$book
    #expect(other.state.book.title == "Emma")
    other.state.book.title = "Emma!"
    #expect(shelf.state.book.title == "Emma!")
    shelf.binding.book.title.wrappedValue = "Emma?"
    #expect(other.state.book.title == "Emma?")
    shelf.state.$book.pages = 7
    #expect(other.state.book.pages == 7)
    shelf.state.$book.binding.title.wrappedValue = "E"
    #expect(other.binding.book.wrappedValue.title == "E")
  }

  @Test func valueWithTheSameID_joinsTheOneThatIsThere() {
    let first = PlainStore<Shelf>()
    first.state.book.title = "Changed"
    let second = PlainStore<Shelf>()
    #expect(second.state.book.title == "Changed")
    #expect(second.state.$book == first.state.$book)
    let nested = PlainStore<Nested>()
    #expect(nested.state.part.book.title == "Changed")
    nested.state.part.book.title = "Nested"
    #expect(first.state.book.title == "Nested")
  }

  @Test func valueWithAnotherID_leadsElsewhere() {
    let first = PlainStore<Shelf>()
    let second = PlainStore<Shelf>()
    second.state.book = Book(id: 2, title: "Sanditon")
    #expect(first.state.book.title == "Emma")
    second.state.book.title = "S"
    #expect(first.state.book.title == "Emma")
    first.state.book = Book(id: 2, title: "News")
    #expect(second.state.book.title == "News")
  }

  @Test func namespace_keepsValuesApart() {
    let shelf = PlainStore<Shelf>()
    let drafts = PlainStore<Drafts>()
    let more = PlainStore<Drafts>()
    drafts.state.book.title = "D"
    #expect(shelf.state.book.title == "Emma")
    #expect(more.state.book.title == "D")
    // An equal value in another namespace is a different value.
    shelf.state.book.title = "D"
    shelf.state.$book = drafts.state.$book
    shelf.state.book.title = "Both"
    #expect(more.state.book.title == "Both")
  }

  @Test func changeOfAReference_isAChangeOfAllStoresThatHaveIt() {
    let shelf = PlainStore<Shelf>()
    let other = PlainStore<Other>()
    other.state.$book = shelf.state.$book
    var seen: [String] = []
    shelf.didChange += { seen.append("shelf \($0.book.title)") }
    other.didChange += { seen.append("other \($0.book.title)") }
    other.state.book.title = "A"
    #expect(seen.sorted() == ["other A", "shelf A"])
    seen = []
    other.state.book.title = "A"
    #expect(seen == [])
    shelf.update {
      $0.book.title = "B"
      $0.label = "l"
    }
    #expect(seen.sorted() == ["other B", "shelf B"])
    seen = []
    other.state.book = Book(id: 9, title: "Away")
    #expect(seen == ["other Away"])
    seen = []
    shelf.state.book.title = "C"
    #expect(seen == ["shelf C"])
  }

  @Test func validator_ofAReference_followsItsValue() {
    struct Validation: AnyValidation {
      let book = Validator {
        ValidatorField(for: \Shelf.book.title) { NonEmptyRule() }
      }
    }
    let store = ValidatedStore<Shelf, Validation>()
    let other = PlainStore<Other>()
    other.state.$book = store.state.$book
    #expect(store.validation.book.isValid)
    other.state.book.title = ""
    #expect(!store.validation.book.isValid)
  }

  @Test func stateOfNoStore_isAValue() {
    var first = Shelf()
    let second = first
    first.book.title = "Mine"
    #expect(second.book.title == "Emma")
    #expect(first != second)
    #expect(PlainStore(first).state.book.title == "Mine")
  }

  @Test func referenceWithoutAValue_isReported_andBlank() {
    let store = PlainStore<Other>()
    let texts = reports {
      #expect(store.state.book == Book(id: 0, title: "", color: .red))
      #expect(store.state.$book.title == "")
    }
    #expect(texts.count == 2)
    #expect(texts.first?.contains("before anything was assigned to it") == true)
    store.state.book = Book(id: 3, title: "Three")
    #expect(store.state.$book.id == 3)
  }

  @Test func id_ofWhatIsReferredTo_stays() {
    let shelf = PlainStore<Shelf>()
    let reference = shelf.state.$book
    let texts = reports { reference.wrappedValue.id = 5 }
    #expect(texts.first?.contains("keeps its own") == true)
    #expect(shelf.state.book.id == 1)
  }

  @Test func value_isEncodedAndRestored() throws {
    let data = try JSONEncoder().encode(Shelf())
    #expect(String(decoding: data, as: UTF8.self).contains("\"title\":\"Emma\""))
    #expect(try JSONDecoder().decode(Shelf.self, from: data) == Shelf())
    let empty = try JSONEncoder().encode(Other())
    #expect(String(decoding: empty, as: UTF8.self) == #"{"book":null}"#)
    #expect(try JSONDecoder().decode(Other.self, from: empty) == Other())

    let files = InMemoryFileSystem()
    withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      let store = PlainStore<Shelf>(storage: FilePersistentStorage(key: "shelf"))
      let other = PlainStore<Other>()
      other.state.$book = store.state.$book
      store.persistence.save()
      store.state.book.title = "Changed"
      store.persistence.restore()
      #expect(store.state.book.title == "Emma")
      #expect(other.state.book.title == "Emma")
      // Checking whether data can be read changes nothing.
      other.state.book.title = "Live"
      store.persistence.save()
      #expect(other.state.book.title == "Live")
    }
  }

  @Test func values_areGoneWithTheLastReference() {
    let registry = RefRegistry.current
    weak var gone: RefCell<Book>?
    do {
      let shelf = PlainStore<Shelf>()
      let other = PlainStore<Other>()
      other.state.$book = shelf.state.$book
      gone = shelf.state.$book.cell
      #expect(registry.count == 1)
      #expect(gone?.watchers.count == 2)
      shelf.state.book = Book(id: 2, title: "Two")
      #expect(gone?.watchers.count == 1)
      #expect(registry.count == 2)
    }
    #expect(gone == nil)
    #expect(registry.count == 0)
  }

  @Test func applications_shareNoReferences() {
    let first = PlainStore<Shelf>()
    first.state.book.title = "First"
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      let second = PlainStore<Shelf>()
      #expect(second.state.book.title == "Emma")
      second.state.book.title = "Second"
    }
    #expect(first.state.book.title == "First")
  }

  @Test func write_onAnotherThread_isReportedOnTheMainActor() async {
    let shelf = PlainStore<Shelf>()
    let reference = shelf.state.$book
    var seen: [String] = []
    shelf.didChange += { seen.append($0.book.title) }
    await Task.detached { reference.title = "Far" }.value
    await yieldUntil { !seen.isEmpty }
    #expect(seen == ["Far"])
  }

  // MARK: Views

  struct TitleView: View {
    let store: PlainStore<Shelf>
    var body: some View { Text("title \(store.state.book.title)") }
  }

  struct LengthView: View {
    let store: PlainStore<Shelf>
    var body: some View { Text("length \(store.state.length)") }
  }

  struct PagesView: View {
    let book: Referred<Book>
    var body: some View { Text("pages \(book.pages)") }
  }

  struct LabelView: View {
    let store: PlainStore<Shelf>
    var body: some View { Text("label \(store.state.label)") }
  }

  struct Screen: Component, View {
    @ObservedObject var store = PlainStore<Shelf>()
    var observers: Void { None }
    var body: some View {
      TitleView(store: store)
      LengthView(store: store)
      PagesView(book: store.state.$book)
      LabelView(store: store)
    }
  }

  @Test func change_notifiesReadersOfWhatChanged() async {
    let screen = Screen()
    let app = await Driver.open(screen)
    let other = PlainStore<Other>()
    other.state.$book = screen.store.state.$book
    let title = await app.evaluations { other.state.$book.title = "Emma!" }
    #expect(title.filter { $0.key.hasSuffix("View") } == ["TitleView": 1, "LengthView": 1])
    #expect(app.has(text: "length 5"))
    let pages = await app.evaluations { other.state.$book.pages = 400 }
    #expect(pages["PagesView"] == 1)
    #expect(pages["LabelView"] == nil)
    #expect(pages["Screen"] == nil)
    let label = await app.evaluations { screen.store.state.label = "L" }
    #expect(label.filter { $0.key.hasSuffix("View") } == ["LabelView": 1])
    app.close()
  }

  @Test func reference_thatLeadsElsewhere_isFollowedThere_alsoIfTheValueIsEqual() async {
    let screen = Screen()
    let app = await Driver.open(screen)
    let drafts = PlainStore<Drafts>()
    drafts.state.book.title = "Emma"
    screen.store.state.$book = drafts.state.$book
    await app.settle()
    drafts.state.book.title = "Draft"
    await app.settle()
    #expect(app.has(text: "title Draft"))
    #expect(app.has(text: "length 5"))
    app.close()
  }
}
