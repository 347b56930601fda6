extension Clock {
  /// A sequence that yields at an interval.
  ///
  /// ```swift
  /// for await _ in clock.timer(interval: .seconds(1)) {
  ///   await send(.timerTicked)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - interval: The time between two elements, and before the first.
  ///   - tolerance: How much later an element may come; nil leaves it to the clock.
  /// - Returns: The sequence. It ends when the task that reads it is cancelled.
  public func timer(
    interval: Duration,
    tolerance: Duration? = nil
  ) -> ClockTimer<Duration> {
    ClockTimer(clock: self, interval: interval, tolerance: tolerance)
  }
}

/// A sequence that yields at an interval of a clock.
public struct ClockTimer<Duration: DurationProtocol>: AsyncSequence, Sendable {
  /// The time since the iteration began.
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

  /// The iterator of a timer.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let sleep: @Sendable (Int) async throws -> Duration
    private var round = 0

    fileprivate init(sleep: @escaping @Sendable (Int) async throws -> Duration) {
      self.sleep = sleep
    }

    /// Waits for the next element; nil when the task is cancelled.
    public mutating func next() async -> Duration? {
      round += 1
      return try? await sleep(round)
    }
  }

  /// Begins an iteration, from which the intervals are counted.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(sleep: makeSleep()) }
}
