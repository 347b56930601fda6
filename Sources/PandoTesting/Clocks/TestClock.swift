public import PandoDependencies

/// A clock whose time passes only when the test moves it.
///
/// ```swift
/// @Test func countdown_whenTwoSecondsPass_showsTwoLess() async {
///   let clock = TestClock()
///   let model = withDependencies {
///     $0.continuousClock = clock
///   } operation: {
///     CountdownModel(seconds: 10)
///   }
///   let countdown = Task { await model.run() }
///   await clock.waitForSleepers()
///   await clock.advance(by: .seconds(2))
///   #expect(model.remaining == 8)
///   countdown.cancel()
/// }
/// ```
///
/// Tasks wake one at a time: by deadline, and with equal deadlines in the order in which they fell
/// asleep. After each deadline, the clock waits until the woken task has run and no task uses the
/// clock any more. So a task that sleeps in a loop is woken at each of its deadlines. A cancelled
/// sleep ends at once with a `CancellationError`.
///
/// The clock knows that a task is running. It does not know whether the task has finished, nor
/// whether a task is about to sleep for the first time: use ``waitForSleepers(_:)`` after starting
/// a task, and await in the test itself a task that computes for long between two sleeps. The
/// clock may be used from any thread.
public final class TestClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A point in time on this clock.
  public typealias Instant = OffsetInstant<Duration>

  let state: Locked<TestClockState<Instant>>

  /// The smallest step of the clock: zero.
  public let minimumResolution: Duration = .zero

  /// Makes a clock.
  ///
  /// - Parameter now: The time the clock starts with.
  public convenience init(now: Instant) {
    self.init(startingAt: now)
  }

  init(startingAt now: Instant) {
    state = Locked(TestClockState(now: now))
  }

  /// The current time, moved only by ``advance(by:)``, ``advance(to:)`` and
  /// ``run(timeout:fileID:filePath:line:column:)``.
  public var now: Instant { state.withLock { $0.now } }

  /// Waits until the clock has been moved to the deadline.
  ///
  /// - Parameters:
  ///   - deadline: When to wake. One before ``now`` returns at once; one that is now waits for the next advance.
  ///   - tolerance: Not used.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let id = state.withLock { $0.makeID() }
    let woken: Bool
    do {
      woken = try await withTaskCancellationHandler {
        try await withUnsafeThrowingContinuation { continuation in
          let (action, waiters) = state.withLock {
            ($0.sleep(id, until: deadline, continuation), $0.takeReadyWaiters())
          }
          for waiter in waiters { waiter.resume() }
          switch action {
          case .suspend: break
          case .resume: continuation.resume(returning: false)
          case .cancel: continuation.resume(throwing: CancellationError())
          }
        }
      } onCancel: {
        state.withLock { $0.cancel(id) }?.resume(throwing: CancellationError())
      }
    } catch {
      state.withLock { $0.end(id, woken: false) }
      throw error
    }
    state.withLock { $0.end(id, woken: woken) }
    try Task.checkCancellation()
  }
}

extension TestClock where Duration == Swift.Duration {
  /// Makes a clock that counts in `Duration`.
  ///
  /// - Parameter now: The time the clock starts with; zero by default.
  public convenience init(now: Instant = Instant()) {
    self.init(startingAt: now)
  }
}
