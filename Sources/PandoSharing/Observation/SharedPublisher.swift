public import OpenCombine
internal import PandoDependencies

/// Publishes the current value to each subscriber, and then each value it changes to, after the
/// change and on the thread that made it.
///
/// Values come in commit order. A subscriber that has not asked for more gets the newest value when
/// it does; the ones between are left out.
public struct SharedPublisher<Value>: Publisher {
  /// A value.
  public typealias Output = Value
  /// The publisher does not fail.
  public typealias Failure = Never

  let reference: Reference<Value>

  /// Starts to observe for a subscriber.
  public func receive<S: OpenCombine.Subscriber>(subscriber: S)
  where S.Input == Value, S.Failure == Never {
    let subscription = ValueSubscription(AnySubscriber(subscriber))
    subscription.start(reference)
    subscriber.receive(subscription: subscription)
  }
}

/// Passes values on as they are asked for.
///
// Sendable because `state` is guarded by its lock.
private final class ValueSubscription<Value>: Subscription, @unchecked Sendable {
  private struct State {
    var demand = Subscribers.Demand.none
    /// Whether there is a value that was not passed on; at first there is.
    var hasNews = true
    var isPassingOn = false
    var subscriber: AnySubscriber<Value, Never>?
    var observation: ValueObservation<Value>?
  }

  private let lock = Lock()
  private var state: State

  init(_ subscriber: AnySubscriber<Value, Never>) {
    state = State(subscriber: subscriber)
  }

  func start(_ reference: Reference<Value>) {
    let observation = ValueObservation(reference) { [weak self] in self?.signal() }
    lock.withLock { state.observation = observation }
  }

  func request(_ demand: Subscribers.Demand) {
    lock.withLock { state.demand += demand }
    passOn()
  }

  func cancel() {
    let observation = lock.withLock {
      defer {
        state.observation = nil
        state.subscriber = nil
      }
      return state.observation
    }
    observation?.cancel()
  }

  private func signal() {
    lock.withLock { state.hasNews = true }
    passOn()
  }

  /// Passes values on for as long as there are news and demand; one thread at a time.
  private func passOn() {
    while let (subscriber, observation) = begin() {
      let value = observation.readNews()
      let more = value.map { subscriber.receive($0) } ?? .max(1)
      lock.withLock {
        state.demand += more
        state.isPassingOn = false
      }
    }
  }

  private func begin() -> (AnySubscriber<Value, Never>, ValueObservation<Value>)? {
    lock.withLock {
      guard state.hasNews, !state.isPassingOn, state.demand > .none,
        let subscriber = state.subscriber, let observation = state.observation
      else { return nil }
      state.hasNews = false
      state.isPassingOn = true
      state.demand -= 1
      return (subscriber, observation)
    }
  }
}

extension Shared {
  /// Publishes the current value, and then each value it changes to.
  public var publisher: SharedPublisher<Value> { SharedPublisher(reference: handle.target) }
}

extension SharedReader {
  /// Publishes the current value, and then each value it changes to.
  public var publisher: SharedPublisher<Value> { SharedPublisher(reference: handle.target) }
}
