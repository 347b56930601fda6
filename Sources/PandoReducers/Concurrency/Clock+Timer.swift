extension Clock {
  /// A sequence of moments, each an interval after the one before.
  ///
  /// ```swift
  /// for await _ in clock.timer(interval: .seconds(1)) {
  ///   await send(.timerTicked)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: How far they lie from each other.
  ///   - tolerance: How much later one may come.
  /// - Returns: The sequence. It ends when the task that reads it is cancelled.
  public func timer(
    interval: Duration,
    tolerance: Duration? = nil
  ) -> ClockTimer<Duration> {
    ClockTimer(clock: self, interval: interval, tolerance: tolerance)
  }
}

/// Moments on a clock, each an interval after the one before.
public struct ClockTimer<Duration: DurationProtocol>: AsyncSequence, Sendable {
  /// How long the sequence has run.
  public typealias Element = Duration

  private let makeSleep: @Sendable () -> @Sendable (_ round: Int) async throws -> Duration

  init<C: Clock>(clock: C, interval: Duration, tolerance: Duration?) where C.Duration == Duration {
    makeSleep = {
      let start = clock.now
      return { round in
        let elapsed = interval * round
        try await clock.sleep(until: start.advanced(by: elapsed), tolerance: tolerance)
        return elapsed
      }
    }
  }

  /// Goes through the moments.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let sleep: @Sendable (Int) async throws -> Duration
    private var round = 0

    fileprivate init(sleep: @escaping @Sendable (Int) async throws -> Duration) {
      self.sleep = sleep
    }

    /// Waits for the next moment; nil when the task is cancelled.
    public mutating func next() async -> Duration? {
      round += 1
      return try? await sleep(round)
    }
  }

  /// Begins to count.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(sleep: makeSleep()) }
}
