import PandoDependencies

/// Runs work in order on the threads that submit it, without blocking them.
///
/// Work submitted while other work is running, by another thread or by that work itself, is run by
/// the thread that is already running work.
final class InlineQueue: Sendable {
  private struct State {
    var isBusy = false
    var waiting: [@Sendable () -> Void] = []
  }

  private let state = Locked(State())

  func async(_ work: @escaping @Sendable () -> Void) {
    let isFirst = state.withLock { state in
      if state.isBusy {
        state.waiting.append(work)
        return false
      }
      state.isBusy = true
      return true
    }
    guard isFirst else { return }
    work()
    while let next = next() { next() }
  }

  private func next() -> (@Sendable () -> Void)? {
    state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.isBusy = false
        return nil
      }
      return state.waiting.removeFirst()
    }
  }
}
