import PandoDependencies
import PandoSharing
import PandoTestSupport
import PandoTesting
import Testing

/// Tests of the number of loads of a storage, and of `isLoading`.
@Suite(.dependencies)
struct LoadCountTests {
  private func loads(_ storage: TestStorage<Int>) -> Int { storage.state.value.loads }

  @Test func require_loadsOnce() async throws {
    let storage = TestStorage(5)
    let value = try await Shared<Int>(require: .test(storage))
    #expect(value.wrappedValue == 5)
    #expect(loads(storage) == 1)
  }

  @Test func require_ofAReader_loadsOnce() async throws {
    let storage = TestStorage(5)
    let value = try await SharedReader<Int>(require: .test(storage))
    #expect(value.wrappedValue == 5)
    #expect(loads(storage) == 1)
  }

  @Test func require_whenTheKeyIsInUse_loadsOnceAndBringsTheNewestIntoIt() async throws {
    let storage = TestStorage(5)
    @Shared(.test(storage)) var used = 0
    let before = loads(storage)
    storage.state.update { $0.value = 6 }
    let value = try await Shared<Int>(require: .test(storage))
    #expect(value.wrappedValue == 6)
    #expect(used == 6)
    #expect(loads(storage) == before + 1)
  }

  @Test func require_whenTheStorageHasNoValue_fails() async throws {
    let storage = TestStorage<Int>()
    await #expect(throws: SharedError.self) { _ = try await Shared<Int>(require: .test(storage)) }
    #expect(loads(storage) == 1)
    @Shared(.test(storage)) var used = 0
    await #expect(throws: SharedError.self) { _ = try await Shared<Int>(require: .test(storage)) }
    #expect(used == 0)
  }

  @Test func require_thenAChangeByOthers_isSeen() async throws {
    let storage = TestStorage(5)
    let value = try await Shared<Int>(require: .test(storage))
    storage.change(to: 7)
    #expect(value.wrappedValue == 7)
    value.withLock { $0 = 8 }
    try await value.save()
    #expect(storage.value == 8)
  }

  @Test func load_ofAnotherKey_loadsOnce() async throws {
    let storage = TestStorage(5)
    @Shared(value: 1) var value
    try await $value.load(.test(storage))
    #expect(value == 5)
    #expect(loads(storage) == 1)
    try await $value.load()
    #expect(loads(storage) == 2)
  }

  @Test func load_ofAnotherKeyThatIsInUse_loadsOnceMore() async throws {
    let storage = TestStorage(5)
    @Shared(.test(storage)) var used = 0
    @SharedReader(value: 1) var value
    let before = loads(storage)
    try await $value.load(.test(storage))
    #expect(value == 5)
    #expect(loads(storage) == before + 1)
  }

  @Test func load_ofAnotherKey_whenItIsNotAwaited_loadsOnce() {
    let storage = TestStorage(5)
    @Shared(value: 1) var value
    $value.load(.test(storage))
    #expect(value == 5)
    #expect(loads(storage) == 1)
  }

  @Test(.timeLimit(.minutes(5))) func load_whenItFails_throwsAndKeepsTheValue() async {
    let storage = TestStorage(5)
    storage.hold(loads: true)
    @Shared(value: 1) var value
    let loading = Task { [shared = $value] in try await shared.load(.test(storage)) }
    _ = await storage.state.wait { !$0.heldLoads.isEmpty }
    // The storage is read before the handle points to the new key, on another thread.
    while !$value.isLoading { await Task.yield() }
    storage.state.value.heldLoads[0].resume(throwing: TestFailure())
    await #expect(throws: TestFailure.self) { try await loading.value }
    #expect(value == 1)
    #expect(!$value.isLoading)
    #expect($value.loadError is TestFailure)
  }

  @Test func yieldLoading_thenYield_endsTheLoading() throws {
    let storage = TestStorage(5)
    @Shared(.test(storage)) var value = 0
    let subscriber = try #require(storage.state.value.subscribers.values.first)
    subscriber.yieldLoading()
    #expect($value.isLoading)
    subscriber.yield(6)
    #expect(!$value.isLoading)
    #expect(value == 6)
    subscriber.yieldLoading()
    subscriber.yield(throwing: TestFailure())
    #expect(!$value.isLoading)
    subscriber.yieldLoading()
    subscriber.yieldReturningInitialValue()
    #expect(!$value.isLoading)
    subscriber.yieldLoading()
    subscriber.yieldLoading(false)
    #expect(!$value.isLoading)
  }

  @Test func yield_whileALoadIsInProgress_leavesThatLoading() async throws {
    let storage = TestStorage(5)
    @Shared(.test(storage)) var value = 0
    storage.hold(loads: true)
    let loading = Task { [shared = $value] in try await shared.load() }
    _ = await storage.state.wait { !$0.heldLoads.isEmpty }
    storage.change(to: 6)
    #expect($value.isLoading)
    storage.state.value.heldLoads[0].resume(returning: 7)
    try await loading.value
    #expect(!$value.isLoading)
  }

  @Test func saveError_whenTheStorageReportsSomethingElse_staysUntilASaveSucceeds() async throws {
    let storage = TestStorage(5)
    @Shared(.test(storage)) var value = 0
    storage.hold(saves: true)
    value = 6
    storage.answerSave(TestFailure())
    _ = await storage.state.wait { $0.savesInFlight == 0 }
    #expect($value.saveError is TestFailure)
    storage.change(to: 7)
    #expect(value == 7)
    #expect($value.saveError is TestFailure)
    storage.hold(saves: false)
    value = 8
    try await $value.save()
    #expect($value.saveError == nil)
  }

  @Test func description_namesTheKey() {
    @Shared(.appStorage("count")) var count = 3
    @Shared(.inMemory("draft")) var draft = "text"
    @SharedReader(.inMemory("draft")) var reader = ""
    #expect("\($count)" == "Shared<Int>(3, .appStorage(\"count\"))")
    #expect("\($draft)" == "Shared<String>(text, .inMemory(\"draft\"))")
    #expect("\($reader)" == "SharedReader<String>(text, .inMemory(\"draft\"))")
    #expect("\($draft.count)" == "SharedReader<Int>(4, part of .inMemory(\"draft\"))")
    #expect("\(Shared(value: 1))" == "Shared<Int>(1)")
  }
}
