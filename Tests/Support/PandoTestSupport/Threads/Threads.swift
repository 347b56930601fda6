import Foundation
import PandoDependencies

/// Runs an operation on `count` threads at once, with the dependencies of the caller, and waits for all of them
/// without blocking a thread of the concurrency pool.
package func onThreads(_ count: Int, _ operation: @escaping @Sendable (Int) -> Void) async {
  let dependencies = withEscapedDependencies { $0 }
  let ready = Watched(0)
  let done = Watched(0)
  for index in 0..<count {
    let thread = Thread {
      ready.update { $0 += 1 }
      _ = ready.block { $0 == count }
      dependencies.yield { operation(index) }
      done.update { $0 += 1 }
    }
    thread.stackSize = 512 << 10
    thread.start()
  }
  _ = await done.wait(seconds: 900) { $0 == count }
}

/// Runs an operation on a thread of its own, where the operation may block.
package func onThread<R: Sendable>(_ operation: @escaping @Sendable () -> R) async -> R {
  let result = Locked<R?>(nil)
  await onThreads(1) { _ in
    let value = operation()
    result.withLock { $0 = value }
  }
  return result.withLock { $0! }
}
