import Dispatch
import Foundation
import PandoDependencies
import PandoTestSupport
import Testing

@testable import PandoSharing

/// Tests of keys whose changes are saved at once.
@Suite struct ImmediateKeyTests {
  private struct Box: Codable, Equatable, Sendable {
    var words = ""
  }

  /// Runs `body` with the storages of an application: files on the disk, saved a little later.
  private func live<R>(_ body: () throws -> R) rethrows -> R {
    try withDependencies {
      $0.context = .live
      $0.defaultFileStorage = .fileSystem
    } operation: {
      try body()
    }
  }

  private func saved(_ saves: ImmediateSaves) async -> Bool {
    await withCheckedContinuation { continuation in
      saves.whenSaved { continuation.resume(returning: $0) }
    }
  }

  @Test func change_inAFile_isOnTheDisk_whenItsSavesAreDone() async throws {
    let folder = ScratchFolder()
    let box = live { Shared(wrappedValue: Box(), .fileStorage(folder.file()).immediately) }
    for round in 1...20 {
      let (_, saves) = ImmediateSaves.collecting { box.withLock { $0.words = "\(round)" } }
      if let saves { #expect(await saved(saves)) }
      let stored = try JSONDecoder().decode(Box.self, from: Data(contentsOf: folder.file()))
      #expect(stored.words == "\(round)")
    }
    // A change of a slice is saved with its root.
    let (_, saves) = ImmediateSaves.collecting { box.words.withLock { $0 = "slice" } }
    if let saves { #expect(await saved(saves)) }
    #expect(try String(contentsOf: folder.file(), encoding: .utf8).contains("slice"))
  }

  @Test func change_inUserDefaultsOfAFile_isOnTheDisk_whenItsSavesAreDone() async throws {
    let folder = ScratchFolder()
    let file = folder.file("a.plist")
    let store = try UserDefaults.kept(in: file)
    let (count, box) = live {
      (
        Shared(wrappedValue: 0, .appStorage("count", store: store).immediately),
        Shared(wrappedValue: Box(), .appStorage("box", store: store).immediately)
      )
    }
    for round in 1...10 {
      let (_, saves) = ImmediateSaves.collecting {
        count.withLock { $0 = round }
        box.withLock { $0.words = "\(round)" }
      }
      if let saves { #expect(await saved(saves)) }
      let stored = try UserDefaults.kept(in: file)
      #expect(stored.integer(forKey: "count") == round)
      let bytes = try #require(stored.data(forKey: "box"))
      #expect(try JSONDecoder().decode(Box.self, from: bytes).words == "\(round)")
    }
  }

  @Test func key_namesTheSameState_withADefaultToo() {
    let storage = TestStorage<Int>(1)
    let plain = Shared(wrappedValue: 0, .test(storage))
    let immediate = Shared(wrappedValue: 0, .test(storage).immediately)
    plain.withLock { $0 = 7 }
    #expect(immediate.wrappedValue == 7)
    #expect(storage.state.value.loads == 1)
    #expect(TestKey(storage: storage).immediately.id == TestKey(storage: storage).id)
    @Shared(.kept) var kept
    @Shared(.kept.immediately) var same
    @Shared(.inMemory("a").immediately) var memory = 1
    @Shared(.appStorage("nickname").immediately) var nickname: String?
    $kept.withLock { $0 = 3 }
    #expect(same == 3)
    #expect(memory == 1 && nickname == nil)
  }

  /// A key that asks for deferred saves.
  private struct SlowKey: SharedKey, _ScheduledKey {
    let base: TestKey<Int>
    var saveTiming: SaveTiming { .deferred }
    var id: TestKey<Int>.ID { base.id }
    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      base.load(context: context, continuation: continuation)
    }
    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
      base.save(value, context: context, continuation: continuation)
    }
    func subscribe(
      context: LoadContext<Int>,
      subscriber: SharedSubscriber<Int>
    ) -> SharedSubscription {
      base.subscribe(context: context, subscriber: subscriber)
    }
  }

  private func slow(_ storage: TestStorage<Int>) -> Shared<Int> {
    Shared(wrappedValue: 0, SlowKey(base: TestKey(storage: storage)).immediately)
  }

  @Test func change_thatOneOfSeveralUsersAskedToSaveAtOnce_isWaitedForByAll() async throws {
    let storage = TestStorage<Int>(0)
    storage.hold(saves: true)
    let first = Shared(wrappedValue: 0, SlowKey(base: TestKey(storage: storage)))
    let second = slow(storage)
    let (_, one) = ImmediateSaves.collecting { first.withLock { $0 = 1 } }
    let (_, two) = ImmediateSaves.collecting { second.withLock { $0 = 2 } }
    // The first save is in flight; the second change waits for the next save.
    #expect(await storage.state.wait { $0.heldSaves.count == 1 })
    let done = Watched<[String]>([])
    try #require(one).whenSaved { isDurable in done.update { $0.append("one \(isDurable)") } }
    try #require(two).whenSaved { isDurable in done.update { $0.append("two \(isDurable)") } }
    #expect(done.value.isEmpty)
    storage.answerSave()
    // A change made after a save began is not durable when that save ends.
    #expect(await storage.state.wait { $0.heldSaves.count == 1 })
    #expect(done.value.isEmpty)
    storage.answerSave()
    #expect(await done.wait { $0.count == 2 })
    #expect(Set(done.value) == ["one true", "two true"])
    #expect(storage.value == 2)
    #expect(storage.state.value.saved.count == 2)
  }

  @Test func save_thatFails_isReportedOnce_andTheNextTryHasTheNewestValue() async throws {
    let storage = TestStorage<Int>(0)
    storage.hold(saves: true)
    let count = slow(storage)
    let (_, saves) = ImmediateSaves.collecting { count.withLock { $0 = 1 } }
    let done = Watched<[Bool]>([])
    let waiting = try #require(saves)
    waiting.whenSaved { isDurable in done.update { $0.append(isDurable) } }
    #expect(await storage.state.wait { $0.heldSaves.count == 1 })
    storage.answerSave(TestFailure())
    #expect(await done.wait { $0 == [false] })
    #expect(count.saveError is TestFailure)
    // A caller that waits longer does not hurry the retry, and a newer change does not wait for the pause.
    waiting.whenSaved { isDurable in done.update { $0.append(isDurable) } }
    count.withLock { $0 = 2 }
    #expect(await storage.state.wait { $0.heldSaves.count == 1 })
    storage.answerSave()
    #expect(await done.wait { $0 == [false, true] })
    #expect(storage.state.value.saved == [2])
  }

  @Test func change_ofAnotherKey_isNotWaitedFor() async throws {
    let (storage, other) = (TestStorage<Int>(0), TestStorage<Int>(0))
    storage.hold(saves: true)
    let count = slow(storage)
    let plain = Shared(wrappedValue: 0, SlowKey(base: TestKey(storage: other)))
    count.withLock { $0 = 1 }
    let (_, saves) = ImmediateSaves.collecting { plain.withLock { $0 = 1 } }
    #expect(saves == nil)
    // A change to an equal value causes no save.
    let (_, none) = ImmediateSaves.collecting { count.withLock { $0 = 1 } }
    #expect(none == nil)
    #expect(await storage.state.wait { $0.heldSaves.count == 1 })
    storage.answerSave()
  }
}

extension SharedKey where Self == FileStorageKey<Int>.Default {
  fileprivate static var kept: Self {
    Self[.fileStorage(URL(filePath: "/kept.json")), default: 1]
  }
}
