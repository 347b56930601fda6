import Dispatch
import Foundation
import Observation
import OpenCombine
import PandoDependencies
import PandoTestSupport
import Testing

@testable import PandoSharing

private struct Profile: Codable, Equatable, Sendable {
  var name = "Ada"
  var age = 36
  var nick: String? = "A"
}

/// A ``TestKey`` whose saves are deferred.
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

/// Tests of known weaknesses of similar libraries, each forced by holding the storage's answers.
@Suite struct WeaknessTests {
  @Test func saves_whenChangesComeDuringOne_landInCommitOrderAndAreTheNewest() async {
    let storage = TestStorage<Int>(0)
    storage.hold(saves: true)
    @Shared(.test(storage)) var count = 0
    for value in 1...5 { count = value }
    #expect(storage.state.value.savesInFlight == 1)
    storage.answerSave()
    #expect(await storage.state.wait { $0.heldSaves.count == 1 })
    storage.answerSave()
    #expect(storage.state.value.saved == [1, 5])
    #expect(storage.state.value.savesInFlight == 0)
    #expect(storage.state.value.mostSavesInFlight == 1)
  }

  @Test func observer_whenItIsNotified_readsTheNewValueAlsoDuringASave() {
    let storage = TestStorage<Int>(0)
    storage.hold(saves: true)
    @Shared(.test(storage)) var count = 0
    let shared = $count
    let seen = Watched<[Int]>([])
    let cancellable = shared.publisher.sink { _ in
      let value = shared.wrappedValue
      seen.update { $0.append(value) }
    }
    withObservationTracking {
      _ = count
    } onChange: {
      let value = shared.wrappedValue
      seen.update { $0.append(value) }
    }
    count = 1
    #expect(seen.value == [0, 1, 1])
    cancellable.cancel()
    storage.answerSave()
  }

  @Test func body_whenItThrows_leavesMemoryObserversAndStorageAgreeing() async throws {
    let storage = TestStorage<Profile>()
    @Shared(.test(storage)) var profile = Profile()
    let seen = Watched<[Int]>([])
    let cancellable = $profile.age.publisher.sink { age in seen.update { $0.append(age) } }
    #expect(throws: TestFailure.self) {
      try $profile.withLock { profile in
        profile.age = 37
        throw TestFailure()
      }
    }
    #expect(throws: TestFailure.self) {
      try $profile.age.withLock { age in
        age = 38
        throw TestFailure()
      }
    }
    #expect(profile.age == 38)
    #expect(seen.value == [36, 37, 38])
    #expect(storage.value == profile)
    cancellable.cancel()
  }

  @Test func lastReference_whenItsSaveIsInFlight_isTheOneASuccessorFinds() async throws {
    let storage = TestStorage<Int>(0)
    storage.hold(saves: true)
    do {
      @Shared(.test(storage)) var count = 0
      count = 1
    }
    // The value is not saved yet, so the storage still has the old one; the existing root has to be found instead.
    @Shared(.test(storage)) var successor = 0
    #expect(successor == 1)
    #expect(storage.state.value.loads == 1)
    successor = 2
    storage.hold()
    storage.answerSave()
    #expect(await storage.state.wait { $0.value == 2 })
    @Shared(.test(storage)) var third = 0
    #expect(third == 2)
    third = 3
    #expect(successor == 3)
  }

  @Test func dyingReference_whenItHasASuccessor_leavesItInTheRegistry() async throws {
    let storage = TestStorage<Int>(0)
    var first: Shared<Int>? = Shared(wrappedValue: 0, .test(storage))
    let second = Shared(wrappedValue: 0, .test(storage))
    first = nil
    let third = Shared(wrappedValue: 0, .test(storage))
    second.withLock { $0 = 4 }
    #expect(third.wrappedValue == 4)
    #expect(storage.state.value.loads == 1)
    #expect(storage.state.value.cancels == 0)
    withExtendedLifetime(first) {}
  }

  @Test func load_whenItEndsAfterANewerChange_isLeftOut() async throws {
    let storage = TestStorage<Int>(1)
    storage.hold(loads: true)
    @Shared(.test(storage)) var count = 0
    #expect($count.isLoading)
    count = 5
    storage.state.update { $0.heldLoads.removeFirst() }.resume(returning: 1)
    #expect(count == 5)
    #expect(!$count.isLoading)
    #expect(storage.value == 5)
  }

  @Test func load_whenAChangeIsNotSavedYet_doesNotBringTheOldValueBack() async throws {
    let storage = TestStorage<Int>(1)
    @Shared(SlowKey(base: TestKey(storage: storage))) var count = 0
    count = 5
    try await $count.load()
    #expect(count == 5)
    #expect(storage.value == 5)
    // The same while the save is in flight.
    storage.hold(saves: true)
    count = 6
    let shared = $count
    async let saved: Void = shared.save()
    #expect(await storage.state.wait { $0.heldSaves.count == 1 })
    async let loaded: Void = shared.load()
    storage.hold()
    storage.answerSave()
    try await saved
    try await loaded
    #expect(count == 6)
    #expect(storage.value == 6)
  }

  @Test func appStorage_whenTheValueIsOfAnotherType_isAnErrorAndStays() throws {
    let defaults = UserDefaults.inMemory
    defaults.set("not a profile", forKey: "profile")
    @Shared(.appStorage("profile", store: defaults)) var profile = Profile()
    #expect(profile == Profile())
    let error = try #require($profile.loadError as? SharedError)
    #expect(error.code == .valueUndecodable)
    #expect(error.key.contains("profile"))
    #expect(defaults.string(forKey: "profile") == "not a profile")
  }

  @Test func outsideChange_whenItComesRightAfterOneHere_isSeen() async throws {
    let storage = TestStorage<Int>(0)
    @Shared(.test(storage)) var count = 0
    for value in 1...100 {
      count = value
      storage.change(to: -value)
      #expect(count == -value)
      #expect(storage.value == -value)
    }
  }

  @Test func outsideChange_whenASaveIsInFlight_isSavedAgainAfterIt() async throws {
    let storage = TestStorage<Int>(0)
    storage.hold(saves: true)
    @Shared(.test(storage)) var count = 0
    count = 1
    storage.change(to: 9)
    #expect(count == 9)
    storage.hold()
    // The older value lands on top of the change, and is followed by the value in memory.
    storage.answerSave()
    #expect(await storage.state.wait { $0.value == 9 && $0.savesInFlight == 0 })
    #expect(count == 9)
  }

  @Test func pendingSave_whenTheLastReferenceGoes_isFlushed() async {
    let storage = TestStorage<Int>(0)
    do {
      @Shared(SlowKey(base: TestKey(storage: storage))) var count = 0
      count = 3
    }
    #expect(await storage.state.wait { $0.value == 3 && $0.cancels == 1 })
    #expect(storage.state.value.saved == [3])
  }

  @Test func save_whenManyWaitForIt_resumesAll() async throws {
    let storage = TestStorage<Int>(0)
    storage.hold(saves: true)
    @Shared(.test(storage)) var count = 0
    let connection = try #require($count.handle.target.extras.connection)
    let results = Watched<[Bool]>([])
    let save = {
      connection.save { result in results.update { $0.append((try? result.get()) != nil) } }
    }
    count = 1
    // The calls come during a save, so they wait for the next one.
    for _ in 0..<8 { save() }
    storage.answerSave()
    #expect(await storage.state.wait { $0.heldSaves.count == 1 })
    #expect(results.value == [])
    storage.answerSave(TestFailure())
    #expect(results.value == Array(repeating: false, count: 8))
    #expect($count.saveError is TestFailure)
    for _ in 0..<8 { save() }
    // The first of the calls begins a save, and the others wait for the next.
    for _ in 0..<2 {
      #expect(await storage.state.wait { $0.heldSaves.count == 1 })
      storage.answerSave()
    }
    #expect(await results.wait { $0.count == 16 })
    #expect(results.value.suffix(8) == Array(repeating: true, count: 8)[...])
    #expect($count.saveError == nil)
    #expect(storage.value == 1)
  }

  @Test func write_whenTheUnwrappedOptionalBecameNil_isDroppedAndReported() throws {
    @Shared(value: Profile()) var profile
    let nick = try #require(Shared($profile.nick))
    profile.nick = nil
    withKnownIssue {
      nick.withLock { $0 = "B" }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("written after its value was removed") }
    }
    #expect(profile.nick == nil)
    #expect(nick.wrappedValue == "A")
    profile.nick = "C"
    #expect(nick.wrappedValue == "C")
  }

  @Test func derivedReferences_whenAnotherPartChanges_sleep() {
    let rows = Shared(value: (0..<1_000).map { _ in Profile() })
    let woken = Watched<[Int]>([])
    for index in 0..<1_000 {
      withObservationTracking {
        _ = rows[index].age.wrappedValue
      } onChange: {
        woken.update { $0.append(index) }
      }
    }
    rows[7].name.withLock { $0 = "Grace" }
    #expect(woken.value == [])
    rows[8].age.withLock { $0 += 1 }
    #expect(woken.value == [8])
  }

  @Test func reads_whenTheContextIsGone_needNone() async {
    let storage = TestStorage<Int>(4)
    let shared = withDependencies {
      $0.context = .live
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      [Shared(wrappedValue: 0, .test(storage)), Shared(wrappedValue: 4, .inMemory("four"))]
    }
    // On a thread without the caller's task-local values.
    let sum = await withCheckedContinuation { continuation in
      Thread {
        var sum = 0
        for _ in 0..<1_000 {
          for shared in shared {
            sum += shared.wrappedValue
            shared.withLock { $0 = 4 }
          }
        }
        continuation.resume(returning: sum)
      }.start()
    }
    #expect(sum == 8_000)
  }

  @Test func changes_whenThereAreManyInARow_areEncodedFewTimes() async throws {
    let folder = ScratchFolder()
    let encodes = Watched(0)
    let start = ContinuousClock.now
    let list = withDependencies {
      $0.context = .live
      $0.defaultFileStorage = .fileSystem
    } operation: {
      Shared(
        wrappedValue: [Int](),
        .fileStorage(
          folder.file(),
          decode: { @Sendable in try JSONDecoder().decode([Int].self, from: $0) },
          encode: { @Sendable value in
            encodes.update { $0 += 1 }
            return try JSONEncoder().encode(value)
          }
        )
      )
    }
    for number in 0..<1_000 { list.withLock { $0.append(number) } }
    try await list.save()
    // There is one save for each 50 milliseconds that the machine took, and the last one.
    #expect(encodes.value <= 3 + saves(since: start))
    let saved = try JSONDecoder().decode([Int].self, from: Data(contentsOf: folder.file()))
    #expect(saved == Array(0..<1_000))
  }

  @Test(arguments: ["memory", "inMemory", "appStorage", "fileStorage"])
  func append_whenThereIsRoom_copiesNothing(key: String) async throws {
    struct Box: Codable, Sendable {
      var list: [Int] = []
      var title = ""
    }
    let folder = ScratchFolder()
    let suite = "pando-\(UUID().uuidString)"
    let box: Shared<Box> = withDependencies {
      $0.context = .live
      $0.defaultFileStorage = .fileSystem
    } operation: {
      switch key {
      case "inMemory": Shared(wrappedValue: Box(), .inMemory("box-\(suite)"))
      case "appStorage":
        Shared(wrappedValue: Box(), .appStorage("box", store: UserDefaults(suiteName: suite)))
      case "fileStorage": Shared(wrappedValue: Box(), .fileStorage(folder.file()))
      default: Shared(value: Box())
      }
    }
    let cancellable = box.title.publisher.sink { _ in }
    withObservationTracking {
      _ = box.title.wrappedValue
    } onChange: {
    }
    // The test's snapshot holds the first, empty buffer.
    box.withLock { $0.list.reserveCapacity(10_000) }
    try await box.save()
    let start = ContinuousClock.now
    var places: Set<UnsafeRawPointer> = []
    for number in 0..<5_000 {
      box.list.withLock { list in
        list.append(number)
        list.withUnsafeBytes { _ = places.insert($0.baseAddress!) }
      }
    }
    // A save in the meantime holds the value, so that the next append has to copy it once.
    #expect(places.count <= 1 + (key.hasSuffix("Storage") ? saves(since: start) : 0))
    cancellable.cancel()
    try await box.save()
    UserDefaults.standard.removePersistentDomain(forName: suite)
  }

  /// The maximum number of saves since an instant.
  private func saves(since start: ContinuousClock.Instant) -> Int {
    Int((ContinuousClock.now - start) / .milliseconds(50)) + 1
  }
}

@Suite struct RetryTests {
  @Test func pause_whenFailuresGoOn_growsToHalfAMinuteAndStaysThere() {
    // A shift of a number of 64 bits by 65 gives 0, and no pause.
    let pauses = [1, 2, 3, 4, 5, 6, 63, 64, 65, 1_000].map { Connection<Int>.delay($0) }
    let seconds = [1, 2, 4, 8, 16, 30, 30, 30, 30, 30].map { DispatchTimeInterval.seconds($0) }
    #expect(pauses == seconds)
  }
}
