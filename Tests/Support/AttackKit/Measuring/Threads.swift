import Foundation

/// Runs something on so many threads of its own, and waits for all of them. What blocks must not take
/// the threads of tasks.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let group = DispatchGroup()
  for index in 0..<count {
    group.enter()
    Thread.detachNewThread {
      body(index)
      group.leave()
    }
  }
  group.wait()
}

/// Waits, as attackers do who hold what they have.
func hold(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }
