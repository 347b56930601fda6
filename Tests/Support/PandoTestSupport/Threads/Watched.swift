import Dispatch
import PandoDependencies

/// A value that tests wait for without sleeping: each change resumes the waiters whose condition it meets.
///
// Sendable because `state` is guarded by its lock.
package final class Watched<Value: Sendable>: Sendable {
  private struct Waiter {
    let condition: @Sendable (Value) -> Bool
    let resume: @Sendable (Bool) -> Void
  }

  private struct State {
    var value: Value
    var waiters: [Int: Waiter] = [:]
    var next = 0
  }

  private let state: Locked<State>

  package init(_ value: Value) { state = Locked(State(value: value)) }

  package var value: Value { state.withLock { $0.value } }

  @discardableResult
  package func update<R: Sendable>(_ body: (inout Value) -> R) -> R {
    let (result, woken) = state.withLock { state -> (R, [Waiter]) in
      let result = body(&state.value)
      let met = state.waiters.filter { $0.value.condition(state.value) }
      for number in met.keys { state.waiters[number] = nil }
      return (result, Array(met.values))
    }
    for waiter in woken { waiter.resume(true) }
    return result
  }

  /// Waits until the value meets a condition. Returns false at the deadline.
  package func wait(
    seconds: Double = testDeadline,
    until condition: @escaping @Sendable (Value) -> Bool
  )
    async
    -> Bool
  {
    await withCheckedContinuation { continuation in
      add(Waiter(condition: condition) { continuation.resume(returning: $0) }, seconds: seconds)
    }
  }

  /// The blocking form, for code on a thread of its own.
  package func block(
    seconds: Double = testDeadline,
    until condition: @escaping @Sendable (Value) -> Bool
  )
    -> Bool
  {
    let semaphore = DispatchSemaphore(value: 0)
    let result = Locked(false)
    let waiter = Waiter(condition: condition) { isMet in
      result.withLock { $0 = isMet }
      semaphore.signal()
    }
    add(waiter, seconds: seconds)
    semaphore.wait()
    return result.withLock { $0 }
  }

  private func add(_ waiter: Waiter, seconds: Double) {
    let number = state.withLock { state -> Int? in
      if waiter.condition(state.value) { return nil }
      state.next += 1
      state.waiters[state.next] = waiter
      return state.next
    }
    guard let number else { return waiter.resume(true) }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in
      self?.state.withLock { $0.waiters.removeValue(forKey: number) }?.resume(false)
    }
  }
}
