internal import OpenCombine
internal import PandoDependencies

/// A value that is published to its subscribers, in the order in which they subscribed. It never
/// completes.
///
/// A `CurrentValueSubject` calls its subscribers in no particular order.
// Sendable because all that changes is in `state`, and no other code is called under its lock.
final class CurrentValueRelay<Output>: Publisher, @unchecked Sendable {
  typealias Failure = Never

  fileprivate struct State {
    var value: Output
    var listeners: [RelaySubscription<Output>] = []
  }

  private let state: Locked<State>

  init(_ value: Output) {
    // Unsafe because the state is passed on under the lock only, as in `send`.
    nonisolated(unsafe) let first = State(value: value)
    state = Locked(first)
  }

  /// The value. Setting it publishes the new one.
  var value: Output {
    get { state.withLock { UncheckedBox($0.value) }.value }
    set { send(newValue) }
  }

  /// Publishes a new value.
  func send(_ value: Output) {
    let value = UncheckedBox(value)
    let listeners = state.withLock { state in
      state.value = value.value
      return state.listeners
    }
    for listener in listeners { listener.receive(value.value) }
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let subscription = RelaySubscription(self, AnySubscriber(subscriber))
    state.withLock { $0.listeners.append(subscription) }
    subscriber.receive(subscription: subscription)
  }

  fileprivate func remove(_ subscription: RelaySubscription<Output>) {
    state.withLock { state in
      state.listeners.removeAll { $0 === subscription }
    }
  }
}

// Sendable because all that changes is in `state`, and no other code is called under its lock.
private final class RelaySubscription<Output>: Subscription, @unchecked Sendable {
  private struct State {
    var downstream: AnySubscriber<Output, Never>?
    var demand = Subscribers.Demand.none
    /// Whether there is a value that was not demanded yet.
    var isWaiting = true
  }

  private let relay: CurrentValueRelay<Output>
  private let state: Locked<State>

  init(_ relay: CurrentValueRelay<Output>, _ downstream: AnySubscriber<Output, Never>) {
    self.relay = relay
    // Unsafe because the downstream is called where the publisher sends.
    nonisolated(unsafe) let first = State(downstream: downstream)
    state = Locked(first)
  }

  func receive(_ value: Output) {
    let downstream = state.withLock { state -> AnySubscriber<Output, Never>? in
      guard state.demand > 0 else {
        state.isWaiting = true
        return nil
      }
      state.demand -= 1
      return state.downstream
    }
    guard let more = downstream?.receive(value), more > 0 else { return }
    request(more)
  }

  func request(_ demand: Subscribers.Demand) {
    let isWaiting = state.withLock { state in
      state.demand += demand
      defer { if state.demand > 0 { state.isWaiting = false } }
      return state.isWaiting && state.demand > 0
    }
    if isWaiting { receive(relay.value) }
  }

  func cancel() {
    state.withLock { $0.downstream = nil }
    relay.remove(self)
  }
}
