import BenchmarkSupport
import PandoComponents
import PandoDependencies

/// A value on its way to one subscriber, beside a closure that is called with a lock held around it.
@MainActor
func emitters() -> [Row] {
  let emitter = Emitter<Int>()
  var heard = 0
  emitter += { value in heard &+= value }
  let lock = Lock()
  var called = 0
  let action: (Int) -> Void = { value in called &+= value }
  let pair = Paired(count: 200_000) { count in
    for value in 0..<count { emitter.send(value) }
  } floor: { count in
    for value in 0..<count {
      lock.lock()
      call(action, value)
      lock.unlock()
    }
  }
  consume((heard, called))
  return [Row("a value to one subscriber, to a closure call behind a lock", pair, atMost: 3)]
}

/// Keeps the optimizer from seeing which closure it is.
@inline(never)
private func call(_ action: (Int) -> Void, _ value: Int) { action(value) }
