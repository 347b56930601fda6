public import OpenCombine
internal import PandoDependencies

extension Store {
  /// Publishes the current state, and then the state after each action that may have changed it.
  ///
  /// Fields are published when they change: `store.publisher.count.sink { … }`.
  public var publisher: StorePublisher<State> {
    StorePublisher(
      store: self,
      upstream: core.root.changePublisher.map { [self] in core.state }
    )
  }
}

/// Publishes the state of a store, or a part of it, and keeps the store alive meanwhile.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  /// The state, or the part of it.
  public typealias Output = State
  /// Publishing does not fail.
  public typealias Failure = Never

  let store: Any
  let upstream: AnyPublisher<State, Never>

  init(store: Any, upstream: some Publisher<Output, Failure>) {
    self.store = store
    self.upstream = upstream.eraseToAnyPublisher()
  }

  /// Begins publishing to a subscriber.
  public func receive(subscriber: some Subscriber<Output, Failure>) {
    upstream.subscribe(
      AnySubscriber(
        receiveSubscription: {
          subscriber.receive(subscription: MainActorSubscription(base: $0))
        },
        receiveValue: subscriber.receive(_:),
        receiveCompletion: { [store] in
          subscriber.receive(completion: $0)
          _ = store
        }
      )
    )
  }

  /// Publishes a part of the state when it changes.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: KeyPath<State, Value>
  ) -> StorePublisher<Value> {
    StorePublisher<Value>(
      store: store,
      upstream: upstream.map { $0[keyPath: keyPath] }.removeDuplicates()
    )
  }
}

/// Requests values on the main actor, where the state may be read, whichever thread the request
/// comes from.
private final class MainActorSubscription: Subscription {
  private let base: any Subscription

  init(base: any Subscription) { self.base = base }

  func request(_ demand: Subscribers.Demand) {
    UIScheduler.shared.schedule { [base] in base.request(demand) }
  }

  func cancel() { base.cancel() }
}
