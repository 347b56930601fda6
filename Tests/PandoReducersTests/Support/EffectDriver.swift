import OpenCombine
@_spi(Internals) import PandoReducers
import PandoTesting

/// Runs effects without a store, and keeps the actions that they send.
@MainActor
final class EffectDriver<Action: Sendable> {
  private(set) var actions: [Action] = []
  private(set) var isFinished = false
  private var subscription: AnyCancellable?
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(_ effect: Effect<Action>) {
    subscription = _EffectPublisher(effect).receive(on: UIScheduler.shared).sink(
      receiveCompletion: { _ in MainActor.assumeIsolated { self.finish() } },
      receiveValue: { action in MainActor.assumeIsolated { self.actions.append(action) } }
    )
  }

  private func finish() {
    isFinished = true
    for waiter in waiters { waiter.resume() }
    waiters = []
  }

  /// Waits for the end of the effect.
  func finished() async {
    if isFinished { return }
    await withCheckedContinuation { waiters.append($0) }
  }

  func cancel() { subscription?.cancel() }
}

/// A gate that suspends its callers until it is opened.
actor Gate {
  private var isOpen = false
  private var waiters: [CheckedContinuation<Void, Never>] = []

  func open() {
    isOpen = true
    for waiter in waiters { waiter.resume() }
    waiters = []
  }

  func wait() async {
    if isOpen { return }
    await withCheckedContinuation { waiters.append($0) }
  }
}

/// Suspends until the task is cancelled.
func untilCancelled() async throws {
  let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
  for await _ in stream {}
  withExtendedLifetime(continuation) {}
  try Task.checkCancellation()
}
