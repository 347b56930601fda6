import Foundation

/// Runs the body on `count` new threads and waits for all of them. Blocking code must not use the
/// threads of tasks.
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

/// Waits, as an attacker does to hold resources.
func hold(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }
