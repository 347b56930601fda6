import OpenCombine

/// A subscription to several publishers, which receives from each under its index.
protocol JoinedSubscription<Failure>: AnyObject {
  /// The error of the publishers.
  associatedtype Failure: Error

  /// One of the publishers has begun.
  func receive(subscription: any Subscription, from index: Int)
  /// One of the publishers has published.
  func receive(_ value: Any, from index: Int) -> Subscribers.Demand
  /// One of the publishers has ended.
  func receive(completion: Subscribers.Completion<Failure>, from index: Int)
}

/// A subscriber to one of several publishers. It passes on what it receives, with the index of the
/// publisher.
struct CombineUpstream<Input, Failure: Error>: Subscriber {
  let combineIdentifier = CombineIdentifier()
  private let joined: any JoinedSubscription<Failure>
  private let index: Int

  init(of joined: some JoinedSubscription<Failure>, at index: Int) {
    self.joined = joined
    self.index = index
  }

  func receive(subscription: any Subscription) {
    joined.receive(subscription: subscription, from: index)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    joined.receive(input, from: index)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    joined.receive(completion: completion, from: index)
  }
}
