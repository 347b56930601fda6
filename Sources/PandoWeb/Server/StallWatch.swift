import PandoDependencies

/// Whether the main actor answers: it is asked every second, from a thread that is not its own.
final class StallWatch: Sendable {
  private struct State {
    /// When it was asked last, and which question it answered last, in seconds of the ``Pulse``.
    var (asked, answered) = (0, 0)
    var isReported = false
  }

  private let limit: Int
  private let state = Locked(State())

  /// - Parameter limit: After how many seconds without an answer it counts as stalled.
  init(limit: Int) {
    self.limit = limit
  }

  /// It is asked now. For how many seconds it has not answered, once for each time that it is too
  /// long.
  func asked(at now: Int) -> Int? {
    state.withLock { state in
      state.asked = now
      guard now - state.answered > limit, !state.isReported else { return nil }
      state.isReported = true
      return now - state.answered
    }
  }

  /// It answers what it was asked then.
  func answered(at time: Int) {
    state.withLock { state in
      state.answered = max(state.answered, time)
      state.isReported = false
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
