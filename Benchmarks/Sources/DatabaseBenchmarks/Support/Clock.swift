import Foundation
import Glibc

/// The seconds of the machine's clock, which all of its processes share.
func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// Runs asynchronous work, and waits for it on this thread.
func wait(_ work: @escaping @Sendable () async throws -> Void) {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    do { try await work() } catch { fatalError("\(error)") }
    done.signal()
  }
  done.wait()
}
