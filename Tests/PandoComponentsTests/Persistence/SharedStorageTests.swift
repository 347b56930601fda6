import Foundation
import PandoComponents
import PandoDependencies
import PandoSharing
import PandoTestSupport
import PandoTesting
import Testing

/// Tests of storages in files, and storages with keys of shared state.
@MainActor
@Suite(.dependencies)
struct SharedStorageTests {
  struct Draft: AnyState {
    var title = "Untitled"
    var pages = 1
  }

  struct Chosen: AnyState {
    enum PersistenceKeys: CodingKey { case title }
    var title = "Untitled"
    var secret = ""
  }

  typealias DraftStore = PlainStore<Draft>

  private func files(
    _ files: InMemoryFileSystem,
    _ body: @MainActor () throws -> Void
  ) rethrows {
    try withDependencies {
      $0.defaultFileStorage = .inMemory(fileSystem: files)
    } operation: {
      try body()
    }
  }

  private let url = URL(filePath: "/state/draft.json")

  @Test func file_isNamedByItsKey() {
    #expect(FilePersistentStorage(key: "draft").url.path == "/state/draft.json")
    #expect(FilePersistentStorage(key: "../a/b.c").url.path == "/state/%2E%2E%2Fa%2Fb%2Ec.json")
    #expect(FilePersistentStorage(key: "").url.path == "/state/.json")
  }

  @Test func key_isARowOfTheDatabaseForVisitors_thatServersShare() async throws {
    let rows = InMemoryRows()
    let servers = [InMemoryValueDatabase(rows), InMemoryValueDatabase(rows)]
    let stores = servers.map { server in
      withDependencies {
        $0.visitorDatabase = VisitorDatabase(server)
      } operation: {
        DraftStore(Draft(title: "A", pages: 3), storage: FilePersistentStorage(key: "draft"))
      }
    }
    stores[0].persistence.save()
    #expect(await waitUntil { rows["state/draft"] != nil })
    let text = rows["state/draft"].map { String(decoding: $0.content.bytes, as: UTF8.self) }
    #expect(text == #"{"pages":3,"title":"A"}"#)
    let other = withDependencies {
      $0.visitorDatabase = VisitorDatabase(servers[1])
    } operation: {
      DraftStore(storage: FilePersistentStorage(key: "draft"))
    }
    other.persistence.restore()
    #expect(other.value == Draft(title: "A", pages: 3))
  }

  @Test func file_keepsTheState() {
    let system = InMemoryFileSystem()
    files(system) {
      let storage = FilePersistentStorage(key: "draft")
      DraftStore(Draft(title: "A", pages: 3), storage: storage).persistence.save()
      let text = system[url].map { String(decoding: $0, as: UTF8.self) }
      #expect(text == #"{"pages":3,"title":"A"}"#)
      let store = DraftStore(storage: storage)
      store.persistence.restore()
      #expect(store.value == Draft(title: "A", pages: 3))
    }
  }

  @Test func file_whenPurged_holdsNothingOfTheState() {
    let system = InMemoryFileSystem()
    files(system) {
      let store = DraftStore(Draft(title: "A"), storage: FilePersistentStorage(key: "draft"))
      store.persistence.save()
      store.persistence.purge()
      #expect(system[url] == Data("{}".utf8))
      store.state.title = "B"
      store.persistence.restore()
      #expect(store.state.title == "B")
      let other = DraftStore(Draft(title: "C"), storage: FilePersistentStorage(key: "draft"))
      other.persistence.restore()
      #expect(other.state.title == "C")
    }
  }

  @Test func fileThatCannotBeRead_isReportedWithItsPath_andSetAsideByASave() throws {
    let system = InMemoryFileSystem([url: Data("{\"pages\":".utf8)])
    try files(system) {
      let store = DraftStore(Draft(title: "Mine"), storage: FilePersistentStorage(key: "draft"))
      let texts = reports { store.persistence.restore() }
      #expect(texts.count == 1)
      #expect(texts.first?.contains("/state/draft.json") == true)
      #expect(texts.first?.contains("Repair the file") == true)
      #expect(store.state.title == "Mine")
      #expect(system[url] == Data("{\"pages\":".utf8))
      store.persistence.save()
      #expect(system.files.count == 2)
      let aside = try #require(system.files.first { $0.key.path != url.path })
      #expect(aside.value == Data("{\"pages\":".utf8))
      #expect(aside.key.lastPathComponent.hasPrefix("draft.undecodable-"))
      store.persistence.restore()
      #expect(store.state.title == "Mine")
    }
  }

  @Test func file_ofTheFileSystem_isWritten() async {
    let folder = FileManager.default.temporaryDirectory.appending(path: "stores-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "deep/draft.json")
    await withDependencies {
      $0.defaultFileStorage = .fileSystem
    } operation: {
      let storage = FilePersistentStorage(url: file)
      DraftStore(Draft(title: "A"), storage: storage).persistence.save()
      // A separate key for the same file shows when the file has been written.
      @Shared(.fileStorage(file)) var kept: Draft? = nil
      while kept == nil { try? await $kept.load() }
      #expect(kept == Draft(title: "A"))
      let store = DraftStore(storage: storage)
      store.persistence.restore()
      #expect(store.value == Draft(title: "A"))
    }
  }

  @Test func keyOfData_keepsTheState() {
    let storage = SharedKeyPersistentStorage(.appStorage("draft"))
    let store = PlainStore(Chosen(title: "A", secret: "x"), storage: storage)
    store.persistence.save()
    @Shared(.appStorage("draft")) var data: Data?
    #expect(data.map { String(decoding: $0, as: UTF8.self) } == #"{"title":"A"}"#)
    let other = PlainStore(Chosen(title: "B", secret: "y"), storage: storage)
    other.persistence.restore()
    #expect(other.value == Chosen(title: "A", secret: "y"))
    other.persistence.purge()
    #expect(data == nil)
    other.state.title = "C"
    other.persistence.restore()
    #expect(other.state.title == "C")
  }

  @Test func keyOfData_thatHoldsSomethingElse_isReported() {
    @Shared(.appStorage("draft")) var data: Data? = Data("nonsense".utf8)
    $data.withLock { $0 = Data("nonsense".utf8) }
    let store = DraftStore(storage: SharedKeyPersistentStorage(.appStorage("draft")))
    let texts = reports { store.persistence.restore() }
    #expect(texts.first?.contains(".appStorage(\"draft\")") == true)
    let saving = reports { store.persistence.save() }
    #expect(saving.count == 1)
    #expect(data == Data("nonsense".utf8))
  }

  @Test func keyOfTheState_keepsTheState() {
    let storage = SharedKeyPersistentStorage(InMemoryKey<Chosen>.inMemory("chosen"))
    PlainStore(Chosen(title: "A", secret: "x"), storage: storage).persistence.save()
    @Shared(.inMemory("chosen")) var kept = Chosen()
    #expect(kept == Chosen(title: "A"))
    kept.title = "B"
    let store = PlainStore(Chosen(secret: "y"), storage: storage)
    store.persistence.restore()
    #expect(store.value == Chosen(title: "B", secret: "y"))
    store.persistence.purge()
    #expect(kept == Chosen())
  }

  /// A key that answers when the test tells it to, like a slow database.
  struct SlowKey: SharedKey, Hashable {
    typealias Value = Data?
    static let waiting = Locked<[LoadContinuation<Data?>]>([])

    func load(context: LoadContext<Data?>, continuation: LoadContinuation<Data?>) {
      Self.waiting.withLock { $0.append(continuation) }
    }
    func subscribe(
      context: LoadContext<Data?>,
      subscriber: SharedSubscriber<Data?>
    ) -> SharedSubscription {
      SharedSubscription {}
    }
    func save(_ value: Data?, context: SaveContext, continuation: SaveContinuation) {
      continuation.resume()
    }
    static func answer(_ text: String) {
      let continuations = waiting.withLock { waiting in
        defer { waiting = [] }
        return waiting
      }
      for continuation in continuations { continuation.resume(returning: Data(text.utf8)) }
    }
  }

  @Test func keyThatHasToBeWaitedFor_isRestoredWhenItAnswers() async {
    let store = DraftStore(storage: SharedKeyPersistentStorage(SlowKey()))
    store.persistence.restore()
    #expect(store.value == Draft())
    for _ in 0..<100_000 where store.state.title != "Late" {
      SlowKey.answer(#"{"title":"Late"}"#)
      await Task.yield()
    }
    #expect(store.state.title == "Late")
  }
}
