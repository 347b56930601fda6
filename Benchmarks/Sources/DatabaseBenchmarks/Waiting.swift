import Foundation
import Observation

/// Runs asynchronous work, and waits for it on this thread.
func wait(_ work: @escaping @Sendable () async throws -> Void) {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    do { try await work() } catch { fatalError("\(error)") }
    done.signal()
  }
  done.wait()
}

/// Waits on this thread until a condition holds that reads shared values.
func waitUntil(_ condition: () -> Bool) {
  let changed = DispatchSemaphore(value: 0)
  while !withObservationTracking(condition, onChange: { changed.signal() }) { changed.wait() }
}
