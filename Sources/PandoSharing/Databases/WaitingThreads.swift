import Dispatch
import PandoDependencies

/// A pool of threads for calls that wait for a database. It is limited, so that a thousand saves do
/// not take all threads of the process.
///
/// Jobs begin in the order in which they are added, and may end in another one.
package final class WaitingThreads: Sendable {
  private struct State {
    var running = 0
    /// The jobs for which no thread is free, in the order in which they were added.
    var waiting: [@Sendable () -> Void] = []
  }

  private let count: Int
  private let state = Locked(State())

  /// - Parameter count: The maximum number of jobs at a time.
  package init(_ count: Int) { self.count = count }

  /// Runs a job on one of the threads.
  ///
  /// - Parameter work: The job, which may wait for the database.
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

  /// Runs a job, and then the waiting ones, until none waits.
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
