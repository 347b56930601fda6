import Foundation
import PandoDependencies
import PandoSharing
import PandoTestSupport
import Testing

private struct Walker: Codable, Equatable, Identifiable, Sendable {
  var id: Int
}

extension URL {
  fileprivate static let walkers = URL(filePath: "/club/walkers.json")
}

extension PersistenceReaderKey where Self == FileStorageKey<IdentifiedArrayOf<Walker>> {
  fileprivate static var walkers: Self {
    fileStorage(.walkers)
  }
}

extension PersistenceReaderKey where Self == InMemoryKey<IdentifiedArrayOf<Walker>> {
  fileprivate static var guests: Self {
    inMemory("guests")
  }
}

extension PersistenceReaderKey where Self == AppStorageKey<Int> {
  fileprivate static var steps: Self {
    appStorage("steps")
  }
}

extension PersistenceReaderKey where Self == LedgerKey<Int> {
  fileprivate static func medals(_ book: LedgerKey<Int>.Ledger) -> Self {
    ledger(book, "medals")
  }
}

@Suite struct SharingTypeSafeKeyTests {
  @Test func S28_url_whenNamed_isUsedInAKey() {
    @Shared(.fileStorage(.walkers)) var walkers: [Walker] = []
    walkers.append(Walker(id: 1))
    @Shared(.fileStorage(.walkers)) var same: [Walker] = []
    #expect(same == [Walker(id: 1)])
  }

  @Test func S29_oneFile_whenSharedAsTwoTypes_isNotOneState() {
    @Shared(.fileStorage(.walkers)) var walkers: [Walker] = []
    @Shared(.fileStorage(.walkers)) var identified: IdentifiedArrayOf<Walker> = []
    let before = identified
    #expect(before.isEmpty)
    walkers.append(Walker(id: 1))
    #expect(walkers.count == 1)
  }

  @Test func S30_staticKey_whenDeclared_isTheKeyOfThatFile() {
    let key: FileStorageKey<IdentifiedArrayOf<Walker>> = .walkers
    #expect(key.id == FileStorageKey<IdentifiedArrayOf<Walker>>.fileStorage(.walkers).id)
  }

  @Test func S31_staticKey_whenTheTypeIsWritten_isShared() {
    @Shared(.walkers) var walkers: IdentifiedArrayOf<Walker> = []
    walkers.append(Walker(id: 3))
    @Shared(.fileStorage(.walkers)) var same: IdentifiedArrayOf<Walker> = []
    #expect(Array(same.ids) == [3])
  }

  @Test func S32_staticKey_whenTheTypeIsLeftOut_bringsIt() {
    @Shared(.walkers) var walkers = []
    let typed: Shared<IdentifiedArrayOf<Walker>> = $walkers
    typed.withLock { _ = $0.append(Walker(id: 4)) }
    #expect(walkers[id: 4] != nil)
  }

  @Test func S32_staticKey_whenTheTypeIsLeftOutInAStruct_bringsIt() {
    struct Club {
      @Shared(.walkers) fileprivate var walkers = []
    }
    #expect(Club().walkers.isEmpty)
  }

  @Test func S33_staticKey_whenTheTypeIsAnother_doesNotCompile() throws {
    guard let compiler = Compiler() else { return }
    let source = { (value: String) in
      """
      import Foundation
      import PandoSharing

      struct Walker: Codable, Identifiable, Sendable { var id: Int }

      extension PersistenceReaderKey where Self == FileStorageKey<IdentifiedArrayOf<Walker>> {
        static var walkers: Self { fileStorage(URL(filePath: "/walkers.json")) }
      }

      struct Club { @Shared(.walkers) var walkers = \(value) }
      """
    }
    #expect(try compiler.diagnostics(of: source("[]")) == "")
    let text = try compiler.diagnostics(of: source("[Walker]()"))
    #expect(
      text.contains("error: cannot convert value of type '[Walker]' to expected argument type")
    )
    #expect(text.contains("IdentifiedArray"))
  }

  @Test func S34_staticInMemoryKey_whenUsedTwice_isShared() {
    @Shared(.guests) var guests = []
    guests.append(Walker(id: 5))
    @Shared(.guests) var same = []
    #expect(Array(same.ids) == [5])
  }

  @Test func S35_staticAppStorageKey_whenUsedTwice_isShared() {
    @Shared(.steps) var steps = 0
    steps += 100
    @Shared(.appStorage("steps")) var same = 0
    #expect(same == 100)
  }

  @Test func S35_staticKeyOfACustomStrategy_whenUsedTwice_isShared() {
    let ledger = LedgerKey<Int>.Ledger()
    @Shared(.medals(ledger)) var medals = 0
    medals += 1
    @Shared(.medals(ledger)) var same = 0
    #expect(same == 1)
  }
}
