public import OpenCombine
internal import PandoDependencies

/// Publishes the current value to each subscriber, and then each value it changes to, after the
/// change.
///
/// A subscriber that subscribed on the main actor is called there: synchronously for a change made there, and in
/// a later turn of the main actor for one made by another thread or reported by the storage. Any other subscriber
/// is called on the thread that made the change. Either way, it runs with the dependencies it subscribed with.
///
/// When the handle is redirected, by `load(_:)` or by an assignment to the projected value, the publisher continues
/// with the new target. It publishes the target's value if that differs from the last one.
///
/// Values come in commit order. A subscriber without demand, or whose turn has not come yet, later
/// gets the newest value; the ones between are skipped.
public struct SharedPublisher<Value>: Publisher {
  /// A value.
  public typealias Output = Value
  /// The publisher does not fail.
  public typealias Failure = Never

  let handle: Reference<Value>

  /// Starts to observe for a subscriber.
  public func receive<S: OpenCombine.Subscriber>(subscriber: S)
  where S.Input == Value, S.Failure == Never {
    let subscription = ValueSubscription(AnySubscriber(subscriber))
    subscription.start(handle)
    subscriber.receive(subscription: subscription)
  }
}

/// Passes values on as they are demanded, in the subscriber's isolation.
///
// Sendable because `state` is guarded by its lock.
private final class ValueSubscription<Value>: Subscription, @unchecked Sendable {
  private struct State {
    var demand = Subscribers.Demand.none
    /// Whether there is a value that the subscriber has not received; true at first.
    var hasUnreportedValue = true
    var isForwarding = false
    /// Whether a turn of the main actor is already scheduled.
    var isScheduled = false
    var subscriber: AnySubscriber<Value, Never>?
    var observation: ValueObservation<Value>?
  }

  private let lock = Lock()
  private var state: State
  /// Whether the subscriber is called on the main actor.
  private let isOnMainActor = MainQueue.isCurrent
  /// The dependencies that the subscriber is called with, whichever thread makes the change.
  private let dependencies = withEscapedDependencies { $0 }

  init(_ subscriber: AnySubscriber<Value, Never>) {
    state = State(subscriber: subscriber)
  }

  func start(_ handle: Reference<Value>) {
    let observation = ValueObservation(handle) { [weak self] in self?.signal() }
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
    lock.withLock { state.hasUnreportedValue = true }
    passOn()
  }

  /// Passes values on, here or in a turn of the main actor.
  private func passOn() {
    if isOnMainActor, !MainQueue.isCurrent {
      passOnLater()
    } else if dependencies.isCurrent {
      passOnHere()
    } else {
      dependencies.restore { passOnHere() }
    }
  }

  private func passOnLater() {
    let mustSchedule = lock.withLock {
      let mustSchedule = state.hasUnreportedValue && state.subscriber != nil && !state.isScheduled
      if mustSchedule { state.isScheduled = true }
      return mustSchedule
    }
    guard mustSchedule else { return }
    Task { @MainActor in
      lock.withLock { state.isScheduled = false }
      passOn()
    }
  }

  /// Passes values on while there are new ones and demand; one thread at a time.
  private func passOnHere() {
    while let (subscriber, observation) = begin() {
      let value = observation.readNews()
      let more = value.map { subscriber.receive($0) } ?? .max(1)
      lock.withLock {
        state.demand += more
        state.isForwarding = false
      }
    }
  }

  private func begin() -> (AnySubscriber<Value, Never>, ValueObservation<Value>)? {
    lock.withLock {
      guard state.hasUnreportedValue, !state.isForwarding, state.demand > .none,
        let subscriber = state.subscriber, let observation = state.observation
      else { return nil }
      state.hasUnreportedValue = false
      state.isForwarding = true
      state.demand -= 1
      return (subscriber, observation)
    }
  }
}

extension Shared {
  /// Publishes the current value, and then each value it changes to.
  public var publisher: SharedPublisher<Value> { SharedPublisher(handle: handle) }
}

extension SharedReader {
  /// Publishes the current value, and then each value it changes to.
  public var publisher: SharedPublisher<Value> { SharedPublisher(handle: handle) }
}
