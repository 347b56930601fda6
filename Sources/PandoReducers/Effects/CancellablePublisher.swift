internal import OpenCombine
internal import PandoDependencies

/// Forwards another publisher until it is cancelled, and then finishes.
struct CancellablePublisher<Upstream: Publisher>: Publisher where Upstream.Failure == Never {
  typealias Output = Upstream.Output
  typealias Failure = Never

  let upstream: Upstream
  /// Called for each subscription before anything else: cancels earlier work.
  let prepare: () -> Void
  /// Called once the publisher has begun and before it sends.
  let begin: () -> CancellationEntry

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    prepare()
    let subscription = CancellableSubscription(downstream: subscriber, begin: begin)
    subscriber.receive(subscription: subscription)
    upstream.subscribe(subscription)
  }
}

/// `state` is guarded by its lock, under which no other code is called.
private final class CancellableSubscription<Downstream: Subscriber>:
  // Sendable because all that changes is in `state`, and the subscriber is called as the publisher calls.
  Subscription, Subscriber, CancellableWork, @unchecked Sendable
where Downstream.Failure == Never {
  typealias Input = Downstream.Input
  typealias Failure = Never

  private struct State {
    var isOver = false
    var upstream: (any Subscription)?
    var entry: CancellationEntry?
    /// The demand from before there was an upstream subscription.
    var demand = Subscribers.Demand.none
  }

  private let downstream: Downstream
  private let begin: () -> CancellationEntry
  private let state = Locked(State())

  init(downstream: Downstream, begin: @escaping () -> CancellationEntry) {
    (self.downstream, self.begin) = (downstream, begin)
  }

  /// Cancels the upstream publisher and finishes the downstream.
  func cancelWork() {
    guard let upstream = close() else { return }
    upstream.subscription?.cancel()
    downstream.receive(completion: .finished)
  }

  /// Marks the subscription as ended; nil if it had ended before.
  private func close() -> (subscription: (any Subscription)?, Void)? {
    state.withLock { state in
      guard !state.isOver else { return nil }
      state.isOver = true
      defer { state.upstream = nil }
      return (state.upstream, ())
    }
  }

  // Called by the subscriber.

  func request(_ demand: Subscribers.Demand) {
    let upstream = state.withLock { state -> (any Subscription)? in
      if state.upstream == nil { state.demand += demand }
      return state.upstream
    }
    upstream?.request(demand)
  }

  func cancel() {
    let upstream = close()
    endEntry()
    upstream?.subscription?.cancel()
  }

  // Called by the publisher.

  func receive(subscription: any Subscription) {
    let isFirst = state.withLock { state in
      guard !state.isOver, state.upstream == nil else { return false }
      state.upstream = subscription
      return true
    }
    guard isFirst else { return subscription.cancel() }
    let entry = begin()
    let demand = state.withLock { state -> Subscribers.Demand? in
      guard !state.isOver else { return nil }
      state.entry = entry
      return state.demand
    }
    guard let demand else { return entry.end() }
    entry.run(self)
    if demand > 0 { subscription.request(demand) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    guard !state.withLock({ $0.isOver }) else { return .none }
    return downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Never>) {
    guard close() != nil else { return }
    endEntry()
    downstream.receive(completion: completion)
  }

  private func endEntry() {
    state.withLock { state in
      defer { state.entry = nil }
      return state.entry
    }?.end()
  }
}
