import PandoDependencies

/// Does work one after another on the threads that bring it, without making them wait.
///
/// Work that comes while other work is being done, from another thread or from that work itself,
/// is done by the thread that is already at it.
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
