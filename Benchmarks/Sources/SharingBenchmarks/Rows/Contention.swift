import BenchmarkSupport
import Foundation
import Glibc
import PandoSharing

/// The floor: an integer under a pthread mutex.
// Sendable because `value` is guarded by the mutex.
final class Guarded: @unchecked Sendable {
  let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  var value = 0

  init() { pthread_mutex_init(mutex, nil) }

  deinit { mutex.deallocate() }

  @inline(never)
  func increment() {
    pthread_mutex_lock(mutex)
    value += 1
    pthread_mutex_unlock(mutex)
  }
}

/// Two threads that increment one number.
func contention() -> [Row] {
  let guarded = Guarded()
  let shared = Shared(value: 0)
  let pair = Paired(count: 200_000) { count in
    onTwoThreads { for _ in 0..<count { shared.withLock { $0 += 1 } } }
  } floor: { count in
    onTwoThreads { for _ in 0..<count { guarded.increment() } }
  }
  precondition(shared.wrappedValue == guarded.value, "an update was lost")
  return [
    Row(
      "two threads, 200,000 increments each",
      pair,
      to: "an integer under a pthread mutex",
      atMost: 2
    )
    .pictured(as: "Increment from two threads")
  ]
}

private func onTwoThreads(_ body: @escaping @Sendable () -> Void) {
  let group = DispatchGroup()
  for _ in 0..<2 {
    group.enter()
    Thread {
      body()
      group.leave()
    }.start()
  }
  group.wait()
}
