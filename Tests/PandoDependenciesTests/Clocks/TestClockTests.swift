import PandoDependencies
import PandoTesting
import Testing

@Suite(.timeLimit(.minutes(15))) struct TestClockTests {
  private func log() -> Locked<[String]> { Locked([]) }

  @Test func sleepers_whenTimeAdvances_wakeByDeadlineThenOrder() async {
    let clock = TestClock()
    let log = log()
    let tasks = Locked<[Task<Void, any Error>]>([])
    for (index, seconds) in [3, 1, 2, 1, 2, 1].enumerated() {
      tasks.withLock {
        $0.append(
          Task {
            try await clock.sleep(for: .seconds(seconds))
            let now = clock.now.offset
            log.withLock { $0.append("\(index)@\(now)") }
          }
        )
      }
      // Lets the task begin to sleep before the next one is made.
      await clock.waitForSleepers(index + 1)
    }
    await clock.advance(by: .seconds(2))
    #expect(
      log.withLock { $0 } == [1, 3, 5].map { "\($0)@1.0 seconds" }
        + [2, 4].map { "\($0)@2.0 seconds" }
    )
    await clock.advance(to: .init(offset: .seconds(3)))
    #expect(log.withLock { $0.last } == "0@3.0 seconds")
    #expect(clock.now.offset == .seconds(3))
  }

  @Test func loop_whenTimeJumps_wakesForEachDeadline() async {
    let clock = TestClock()
    let ticks = Locked<[Duration]>([])
    let task = Task {
      while true {
        try await clock.sleep(for: .seconds(1))
        let now = clock.now.offset
        ticks.withLock { $0.append(now) }
      }
    }
    await clock.waitForSleepers()
    await clock.advance(by: .milliseconds(500))
    #expect(ticks.withLock { $0 }.isEmpty)
    await clock.advance(by: .seconds(10))
    #expect(ticks.withLock { $0 } == (1...10).map { .seconds($0) })
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    await #expect(throws: Never.self) { try await clock.checkSuspension() }
  }

  @Test func sleep_whenDeadlineHasPassed_returns() async throws {
    let clock = TestClock(now: .init(offset: .seconds(5)))
    try await clock.sleep(until: .init(offset: .seconds(4)), tolerance: nil)
    await clock.advance(to: .init(offset: .seconds(1)))
    #expect(clock.now.offset == .seconds(5))
  }

  @Test func sleep_whenDeadlineIsNow_waitsForTheNextAdvance() async throws {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .zero) }
    await clock.waitForSleepers()
    await clock.advance()
    try await task.value
  }

  @Test func sleep_whenCancelledBeforehand_throws() async {
    let clock = TestClock()
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func sleep_whenCancelledAtAnyMoment_alwaysEnds() async throws {
    let clock = TestClock()
    for _ in 0..<2_000 {
      let task = Task { try await clock.sleep(for: .seconds(1)) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    try await clock.checkSuspension()
  }

  @Test func run_whenSleepersFinish_movesToTheLastDeadline() async throws {
    let clock = TestClock()
    let task = Task {
      for _ in 0..<5 { try await clock.sleep(for: .seconds(60)) }
    }
    await clock.waitForSleepers()
    await clock.run()
    try await task.value
    #expect(clock.now.offset == .seconds(300))
  }

  @Test func run_whenSomebodySleepsForEver_isReported() async {
    let clock = TestClock()
    // Several tasks, because on a busy machine one task may be between two sleeps when `run`
    // checks.
    let tasks = (0..<20).map { _ in
      Task {
        while true { try await clock.sleep(for: .seconds(1)) }
      }
    }
    await clock.waitForSleepers(tasks.count)
    let texts = await issues { await clock.run(timeout: .milliseconds(20)) }
    #expect(texts.first?.contains("sleeping after running") == true)
    for task in tasks { task.cancel() }
  }

  @Test func checkSuspension_whenSomebodySleeps_throws() async throws {
    let clock = TestClock()
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    await #expect(throws: TestClockSuspension(sleepers: 1)) { try await clock.checkSuspension() }
    await clock.advance(by: .seconds(1))
    try await task.value
    try await clock.checkSuspension()
    #expect(
      TestClockSuspension(sleepers: 2).description == "2 tasks sleep on the test clock."
    )
  }

  @MainActor
  @Test(.dependencies)
  func model_whenOnMainActor_isDriven() async throws {
    @MainActor final class Countdown {
      @Dependency(\.continuousClock) var clock
      var remaining = 5
      func run() async throws {
        while remaining > 0 {
          try await clock.sleep(for: .seconds(1))
          remaining -= 1
        }
      }
    }
    let clock = TestClock()
    let model = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Countdown()
    }
    let task = Task { try await model.run() }
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(2))
    #expect(model.remaining == 3)
    await clock.run()
    try await task.value
    #expect(model.remaining == 0)
  }
}
