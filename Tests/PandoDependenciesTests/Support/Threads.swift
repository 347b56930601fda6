import Foundation

/// Runs `body` on `count` threads at once.
///
/// The caller is suspended until all are done, so that no thread of the concurrency pool is blocked
/// meanwhile.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
  let group = start(count, body)
  await withCheckedContinuation { continuation in
    group.notify(queue: .global()) { continuation.resume() }
  }
}

/// Runs `body` on `count` threads at once, and blocks until all are done.
func blockOnThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  start(count, body).wait()
}

private func start(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> DispatchGroup {
  let group = DispatchGroup()
  let gate = DispatchSemaphore(value: 0)
  for index in 0..<count {
    group.enter()
    Thread {
      gate.wait()
      body(index)
      group.leave()
    }.start()
  }
  for _ in 0..<count { gate.signal() }
  return group
}
