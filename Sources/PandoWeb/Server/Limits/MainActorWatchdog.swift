import PandoDependencies

/// Finds out whether the main actor is blocked: a thread of its own pings it every second.
final class MainActorWatchdog: Sendable {
  /// A time in which the main actor did not answer.
  struct Stall: Hashable, Sendable {
    /// The duration until now, in whole seconds, rounded down.
    var seconds: Int
    /// Whether it is longer than the limit.
    var isTooLong: Bool
  }

  private struct State {
    /// The seconds of the ``Ticker`` at which the last ping and the last answered ping were sent.
    var (pinged, answered) = (0, 0)
    /// The length in seconds at which the stall is reported next.
    var nextReport = 1
    /// The last answered ping when the stall was reported first; nil while there is no stall.
    var start: Int?
  }

  private let limit: Int
  private let state = Locked(State())

  /// - Parameter limit: The number of seconds without an answer from which the main actor is stalled.
  init(limit: Int) {
    self.limit = limit
  }

  /// Notes that a ping is sent.
  ///
  /// - Parameter now: The second of the ``Ticker``.
  /// - Returns: The stall, when it reaches 1, 2, 4, 8 seconds and so on; nil otherwise.
  func pinged(at now: Int) -> Stall? {
    state.withLock { state in
      state.pinged = now
      // The first unanswered ping was sent up to a second after the last answered one.
      let seconds = now - state.answered - 1
      guard seconds >= state.nextReport else { return nil }
      while state.nextReport <= seconds { state.nextReport *= 2 }
      state.start = state.start ?? state.answered
      return Stall(seconds: seconds, isTooLong: now - state.answered > limit)
    }
  }

  /// Notes that the main actor answers a ping.
  ///
  /// - Parameter time: The second at which the ping was sent.
  /// - Returns: The length in seconds of the stall that ends with the answer, if it was reported.
  @discardableResult
  func answered(at time: Int) -> Int? {
    state.withLock { state in
      state.answered = max(state.answered, time)
      // After a stall the old pings are answered first. The stall ends with the last one.
      guard let start = state.start, state.pinged == state.answered else { return nil }
      state.nextReport = 1
      state.start = nil
      return state.pinged - start - 1
    }
  }

  /// The length of the current stall in seconds, if it is longer than the limit.
  var stall: Int? {
    state.withLock { state in
      let seconds = state.pinged - state.answered
      return seconds > limit ? seconds : nil
    }
  }
}
