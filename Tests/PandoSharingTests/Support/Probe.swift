import Dispatch
import PandoDependencies
import PandoTestSupport

/// Collects the values of callbacks, and lets a test wait for the next one, up to a deadline.
final class Probe<Element: Sendable>: Sendable {
  struct DeadlineExceeded: Error {}

  private struct State {
    var elements: [Element] = []
    var taken = 0
    var waiter: CheckedContinuation<Element, any Error>?
    var wait = 0
  }

  private let state = Locked(State())

  func append(_ element: Element) {
    let waiter = state.withLock { state in
      state.elements.append(element)
      guard let waiter = state.waiter.take() else {
        return nil as CheckedContinuation<Element, any Error>?
      }
      state.taken += 1
      return waiter
    }
    waiter?.resume(returning: element)
  }

  /// All appended elements.
  var all: [Element] { state.withLock { $0.elements } }

  /// The next element that was not taken yet.
  func next(within seconds: Double = testDeadline) async throws -> Element {
    try await withCheckedThrowingContinuation { continuation in
      let (ready, wait) = state.withLock { state in
        guard state.taken < state.elements.count else {
          state.waiter = continuation
          state.wait += 1
          return (nil as Element?, state.wait)
        }
        state.taken += 1
        return (state.elements[state.taken - 1], 0)
      }
      if let ready { return continuation.resume(returning: ready) }
      DispatchQueue.global().asyncAfter(deadline: .now() + seconds) {
        let late = self.state.withLock { $0.wait == wait ? $0.waiter.take() : nil }
        late?.resume(throwing: DeadlineExceeded())
      }
    }
  }
}
