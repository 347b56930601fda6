import Dispatch
import PandoDependencies

/// Collects the values of callbacks, and returns them one by one, up to a deadline.
final class Mailbox<Element: Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var taken = 0
    var waiter: CheckedContinuation<Element?, Never>?
    /// The number of the current wait, so that a deadline ends only its own wait.
    var wait = 0
  }

  private let state = Locked(State())

  /// Everything that was put so far.
  var all: [Element] { state.withLock { $0.elements } }

  func put(_ element: Element) {
    let waiter = state.withLock { state -> CheckedContinuation<Element?, Never>? in
      state.elements.append(element)
      guard let waiter = state.waiter.take() else { return nil }
      state.taken += 1
      return waiter
    }
    waiter?.resume(returning: element)
  }

  /// The next element that was not taken yet, or `nil` at the deadline. Only one caller may wait at a
  /// time.
  func next(within timeout: Duration) async -> Element? {
    await withCheckedContinuation { continuation in
      let (ready, wait) = state.withLock { state -> (Element?, Int) in
        if state.taken < state.elements.count {
          state.taken += 1
          return (state.elements[state.taken - 1], 0)
        }
        state.waiter = continuation
        state.wait += 1
        return (nil, state.wait)
      }
      if let ready { return continuation.resume(returning: ready) }
      DispatchQueue.global().asyncAfter(deadline: .now() + timeout.dispatchInterval) {
        let late = self.state.withLock { $0.wait == wait ? $0.waiter.take() : nil }
        late?.resume(returning: nil)
      }
    }
  }
}

extension Duration {
  fileprivate var dispatchInterval: DispatchTimeInterval {
    .nanoseconds(Int(clamping: self / .nanoseconds(1)))
  }
}

extension Int {
  /// The number, or the largest `Int` if it does not fit.
  fileprivate init(clamping number: Double) {
    self = number < Double(Int.max) ? Int(number) : .max
  }
}
