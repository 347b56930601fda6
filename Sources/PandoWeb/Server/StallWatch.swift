import PandoDependencies

/// Whether the main actor answers: it is asked every second, from a thread that is not its own.
final class StallWatch: Sendable {
  /// It has not answered for some time.
  struct Stall: Hashable, Sendable {
    /// For how many seconds at least.
    var seconds: Int
    /// Whether that is longer than it may be.
    var isTooLong: Bool
  }

  private struct State {
    /// When it was asked last, and which question it answered last, in seconds of the ``Pulse``.
    var (asked, answered) = (0, 0)
    /// After how many seconds it is reported next.
    var next = 1
    /// Which question it had answered when it was reported first; nil while it answers.
    var start: Int?
  }

  private let limit: Int
  private let state = Locked(State())

  /// - Parameter limit: After how many seconds without an answer it counts as stalled.
  init(limit: Int) {
    self.limit = limit
  }

  /// It is asked now. Says when it has not answered for 1, 2, 4, 8 seconds and so on, once for each.
  func asked(at now: Int) -> Stall? {
    state.withLock { state in
      state.asked = now
      // The question before it came up to a second after it answered last.
      let seconds = now - state.answered - 1
      guard seconds >= state.next else { return nil }
      while state.next <= seconds { state.next *= 2 }
      state.start = state.start ?? state.answered
      return Stall(seconds: seconds, isTooLong: now - state.answered > limit)
    }
  }

  /// It answers what it was asked then.
  ///
  /// - Returns: For how many seconds it had not answered, if that was reported.
  @discardableResult
  func answered(at time: Int) -> Int? {
    state.withLock { state in
      state.answered = max(state.answered, time)
      // It answers those of long ago first.
      guard let start = state.start, state.asked == state.answered else { return nil }
      state.next = 1
      state.start = nil
      return state.asked - start - 1
    }
  }

  /// For how many seconds it has not answered, if that is too long.
  var stall: Int? {
    state.withLock { state in
      let seconds = state.asked - state.answered
      return seconds > limit ? seconds : nil
    }
  }
}
