// Only this import, as in code that has only `import Dependencies`.
import PandoDependencies
import Testing

@Suite struct ConcurrencyHelpersTests {
  @Test func isTesting_inATest_isTrue() {
    #expect(isTesting)
  }

  @Test func lockIsolated_whenTasksChangeIt_losesNothing() async {
    let count = LockIsolated(0)
    await withTaskGroup { group in
      for _ in 0..<100 { group.addTask { count.withValue { $0 += 1 } } }
    }
    #expect(count.value == 100)
    count.setValue(3)
    #expect(count == LockIsolated(3))
  }

  @Test func actorIsolated_whenChanged_hasTheValue() async {
    let names = ActorIsolated(["a"])
    await names.withValue { $0.append("b") }
    #expect(await names.value == ["a", "b"])
  }

  @Test func uncheckedSendable_whenWrapped_forwardsToTheValue() async throws {
    final class Box { var number = 1 }
    let box = UncheckedSendable(Box())
    await Task.detached { box.value.number += 1 }.value
    #expect(box.number == 2)

    var sum = 0
    for await number in UncheckedSendable(
      AsyncStream<Int> {
        $0.yield(2); $0.yield(3); $0.finish()
      }
    ) {
      sum += number
    }
    #expect(sum == 5)
  }

  @Test func anyHashableSendable_whenMadeOfLiterals_equalsTheValues() {
    let values: Set<AnyHashableSendable> = [1, "a", true, 1.5]
    #expect(values.contains(AnyHashableSendable("a")))
    let unknown: any Hashable & Sendable = 1
    #expect(AnyHashableSendable(unknown) == 1)
  }

  @Test func streams_whenErased_yieldTheSame() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    continuation.yield(1)
    continuation.finish()
    var numbers: [Int] = []
    for await number in stream.map({ $0 + 1 }).eraseToStream() { numbers.append(number) }
    for await number in AsyncStream<Int>.finished { numbers.append(number) }
    #expect(numbers == [2])
  }

  @Test func never_whenTheTaskIsCancelled_throws() async {
    let task = Task { try await Task.never() }
    await Task.megaYield()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    let other = Task<Int, any Error> { try await Task<Int, Never>.never() }
    other.cancel()
    await #expect(throws: CancellationError.self) { try await other.cancellableValue }
  }

  @Test func result_whenMadeOfAsynchronousWork_hasItsError() async {
    struct Failure: Error {}
    let result = await Result<Int, any Error> {
      await Task.yield()
      throw Failure()
    }
    #expect(throws: Failure.self) { try result.get() }
  }

  @Test func unimplemented_whenCalled_reportsItsName() {
    let call: @Sendable (Int) -> Int = unimplemented("Client.call", placeholder: 3)
    let texts = issues { #expect(call(1) == 3) }
    #expect(texts.contains { $0.contains("Client.call") })
  }

  @Test func anyClock_whenItWrapsAClock_hasItsTime() async throws {
    let base = ImmediateClock()
    let clock = AnyClock(base)
    try await clock.sleep(until: clock.now.advanced(by: .seconds(2)))
    #expect(base.now.offset == .seconds(2))
    #expect(clock.now.offset == .seconds(2))
  }
}
