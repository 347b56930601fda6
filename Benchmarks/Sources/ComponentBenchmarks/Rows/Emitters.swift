import BenchmarkSupport
import Glibc
import PandoComponents

/// Sends a value to one subscriber. The floor is a closure called under a lock.
@MainActor
func emitters() -> [Row] {
  let emitter = Emitter<Int>()
  var heard = 0
  emitter += { value in heard &+= value }
  let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  pthread_mutex_init(lock, nil)
  var called = 0
  let action: (Int) -> Void = { value in called &+= value }
  let pair = Paired(count: 200_000) { count in
    for value in 0..<count { emitter.send(value) }
  } floor: { count in
    for value in 0..<count {
      pthread_mutex_lock(lock)
      call(action, value)
      pthread_mutex_unlock(lock)
    }
  }
  consume((heard, called))
  return [
    Row(
      "a value to one subscriber, to a closure call behind a lock",
      pair,
      to: "a closure called under a pthread mutex",
      atMost: 3
    )
    .pictured(as: "Send a value to one subscriber")
  ]
}

/// Calls a closure that the optimizer cannot know.
@inline(never)
private func call(_ action: (Int) -> Void, _ value: Int) { action(value) }
