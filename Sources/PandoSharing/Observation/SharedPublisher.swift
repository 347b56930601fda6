public import OpenCombine
internal import PandoDependencies

/// Publishes the current value to each subscriber, and then each value it changes to, after the
/// change.
///
/// Who subscribed on the main actor is called there: at once for a change that is made there, and in a
/// turn of the main actor for one that another thread makes or the storage reports. Others are called
/// on the thread that made the change. Either way the dependencies are those of the code that subscribed.
///
/// Values come in commit order. A subscriber that has not asked for more gets the newest value when
/// it does, and so does one whose turn has yet to come; the ones between are left out.
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

/// Passes values on as they are asked for, where the subscriber is.
///
// Sendable because `state` is guarded by its lock.
private final class ValueSubscription<Value>: Subscription, @unchecked Sendable {
  private struct State {
    var demand = Subscribers.Demand.none
    /// Whether there is a value that was not passed on; at first there is.
    var hasNews = true
    var isPassingOn = false
    /// Whether a turn of the main actor was asked for.
    var isAwaited = false
    var subscriber: AnySubscriber<Value, Never>?
    var observation: ValueObservation<Value>?
  }

  private let lock = Lock()
  private var state: State
  /// Whether the subscriber is called on the main actor.
  private let isOnMainActor = MainQueue.isCurrent
  /// What the subscriber is called with, whoever makes the change.
  private let dependencies = withEscapedDependencies { $0 }

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

  /// Passes values on, here or in a turn of the main actor.
  private func passOn() {
    if isOnMainActor, !MainQueue.isCurrent {
      awaitTurn()
    } else if dependencies.isCurrent {
      passOnHere()
    } else {
      dependencies.restore { passOnHere() }
    }
  }

  private func awaitTurn() {
    let mustAsk = lock.withLock {
      let mustAsk = state.hasNews && state.subscriber != nil && !state.isAwaited
      if mustAsk { state.isAwaited = true }
      return mustAsk
    }
    guard mustAsk else { return }
    Task { @MainActor in
      lock.withLock { state.isAwaited = false }
      passOn()
    }
  }

  /// Passes values on for as long as there are news and demand; one thread at a time.
  private func passOnHere() {
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
