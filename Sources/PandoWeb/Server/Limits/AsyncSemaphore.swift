import DequeModule
import PandoDependencies

/// Lets a number of tasks run at a time; the others wait in order.
///
/// The main actor writes documents and also handles clicks. Without this, a flood of requests would
/// queue on the main actor before every click. May be used from any thread.
final class AsyncSemaphore: Sendable {
  private struct State {
    var free: Int
    var waiters: Deque<CheckedContinuation<Void, Never>> = []
  }

  private let state: Locked<State>

  /// - Parameter value: The number of tasks that may run at a time.
  init(value: Int) {
    state = Locked(State(free: value))
  }

  /// Runs `body` when it is its turn.
  func run<R>(_ body: () async -> R) async -> R {
    await wait()
    defer { signal() }
    return await body()
  }

  private func wait() async {
    await withCheckedContinuation { continuation in
      let goesOn = state.withLock { state in
        if state.free > 0 {
          state.free -= 1
          return true
        }
        state.waiters.append(continuation)
        return false
      }
      if goesOn { continuation.resume() }
    }
  }

  private func signal() {
    let next = state.withLock { state in
      let next = state.waiters.popFirst()
      if next == nil { state.free += 1 }
      return next
    }
    next?.resume()
  }
}
