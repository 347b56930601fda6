import Dispatch
import PandoDependencies

/// The threads that wait for a database. Their number is limited, so that a thousand saves do not take all threads of
/// the process.
///
/// Works begin in the order in which they come, and may end in another one.
package final class WaitingThreads: Sendable {
  private struct State {
    var running = 0
    /// The works for which no thread is free, in the order in which they came.
    var waiting: [@Sendable () -> Void] = []
  }

  private let count: Int
  private let state = Locked(State())

  /// - Parameter count: How many works run at once.
  package init(_ count: Int) { self.count = count }

  /// Runs `work` on one of the threads.
  ///
  /// - Parameter work: May wait for the database.
  package func async(_ work: @escaping @Sendable () -> Void) {
    let begins = state.withLock { state in
      guard state.running < count else {
        state.waiting.append(work)
        return false
      }
      state.running += 1
      return true
    }
    if begins { DispatchQueue.global().async { [self] in run(work) } }
  }

  /// Runs a work, and then those that wait, until none does.
  private func run(_ first: @escaping @Sendable () -> Void) {
    var work: (@Sendable () -> Void)? = first
    while let current = work {
      current()
      work = state.withLock { state in
        guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
        state.running -= 1
        return nil
      }
    }
  }
}
