import PandoDependencies

/// A subscriber of an emitter, which receives its values.
///
/// An application keeps an ``EmitterSubscription`` and not this object, so that an ended subscription keeps nothing that
/// the action captured.
@MainActor
class EmitterSubscriber {
  @exclusivity(unchecked) private(set) final var isActive = true
  /// Whether the values have a receiver. An emitter that is made of others takes in their values while nobody
  /// subscribes to it, and does not listen then.
  private(set) final var isListening: Bool
  /// The position in the order of the emitter's subscribers.
  private(set) final var number = 0
  /// The index in the list of the emitter's subscribers.
  final var index = 0
  // Unsafe because an emitter ends its subscribers before it is released.
  private final unowned(unsafe) var emitter: (any SubscriberOwner)?
  // Unsafe because a scope ends its subscribers before it is released.
  private final unowned(unsafe) let scope: SubscriptionScope?
  /// The session of a subscriber without a scope; nil runs it in the sender's.
  private final let session: DependencyValues.Continuation?
  /// The subscription that the application has, until this one ends.
  private final var subscription: EmitterSubscription?

  init(
    scope: SubscriptionScope?,
    session: DependencyValues.Continuation?,
    isListening: Bool = true
  ) {
    self.scope = scope
    self.session = session
    self.isListening = isListening
  }

  /// An ended subscriber, which takes the places of removed ones in a list.
  static let ended: EmitterSubscriber = {
    let subscriber = EmitterSubscriber(scope: nil, session: nil)
    subscriber.end()
    return subscriber
  }()

  /// Makes the subscription for the application.
  final func makeSubscription() -> EmitterSubscription {
    let subscription = EmitterSubscription(self)
    self.subscription = subscription
    return subscription
  }

  /// Notes the emitter that has this subscriber.
  final func join(_ emitter: any SubscriberOwner, as number: Int) {
    self.emitter = emitter
    self.number = number
  }

  /// Ends the subscription.
  final func cancel() {
    guard isActive else { return }
    let emitter = emitter
    end()
    emitter?.subscriberEnded(self)
  }

  /// Notes that the emitter has removed the subscriber, and is about to end it.
  final func leave() { emitter = nil }

  /// Ends the subscription on behalf of the emitter, which has removed the subscriber.
  final func end() {
    guard isActive else { return }
    isActive = false
    emitter = nil
    subscription?.subscriber = nil
    subscription = nil
    scope?.remove(self)
    didEnd()
  }

  /// Called when the subscription has ended.
  func didEnd() {}

  /// Sets whether the values have a receiver.
  final func setListening(_ new: Bool) {
    guard isActive, new != isListening else { return }
    isListening = new
    if new { emitter?.addListener() } else { emitter?.removeListener() }
  }

  /// Runs the subscriber's action in its own scope and session, whoever sends: subscriptions that the action
  /// makes end with the scope.
  @inline(__always)
  final func run<Value>(_ action: (Value) -> Void, _ value: Value) {
    if let scope { return scope.run { action(value) } }
    guard let session else { return action(value) }
    session.restore { action(value) }
  }
}

/// The emitter of a subscriber.
@MainActor
protocol SubscriberOwner: AnyObject {
  /// Removes a subscriber that has ended.
  func subscriberEnded(_ subscriber: EmitterSubscriber)
  func addListener()
  func removeListener()
}

/// A subscriber to the values of an emitter.
class ValueSubscriber<Value>: EmitterSubscriber {
  private final let action: @MainActor (Value) -> Void

  init(
    scope: SubscriptionScope?,
    session: DependencyValues.Continuation?,
    isListening: Bool = true,
    action: @escaping @MainActor (Value) -> Void
  ) {
    self.action = action
    super.init(scope: scope, session: session, isListening: isListening)
  }

  /// Delivers a value to the subscriber.
  final func deliver(_ value: Value) {
    run(action, value)
  }

  /// Delivers a value to the subscriber, with the previous one if the subscriber takes it.
  func deliver(_ value: Value, after previous: Value?) {
    deliver(value)
  }
}

/// A subscriber to the values of an emitter, each with the previous one.
final class ChangeSubscriber<Value>: ValueSubscriber<Value> {
  private let change: @MainActor (Value, Value?) -> Void

  init(
    scope: SubscriptionScope?,
    session: DependencyValues.Continuation?,
    change: @escaping @MainActor (Value, Value?) -> Void
  ) {
    self.change = change
    super.init(scope: scope, session: session, action: { _ in })
  }

  override func deliver(_ value: Value, after previous: Value?) {
    run({ change(value, $0) }, previous)
  }
}
