import PandoDependencies

/// A subscription to an emitter. It ends when it is cancelled, with the component that made it, or with the
/// emitter.
@MainActor
public class EmitterSubscription {
  /// Whether the subscription has not ended.
  public final var isActive: Bool { active }

  @exclusivity(unchecked) private final var active = true
  // Unsafe because a scope ends its subscriptions before it is released.
  private final unowned(unsafe) let scope: SubscriptionScope?
  /// The session of a subscriber without a scope; nil runs it in the sender's.
  private final let session: DependencyValues.Continuation?
  private final var onCancel: (() -> Void)?

  init(
    scope: SubscriptionScope?,
    session: DependencyValues.Continuation?,
    onCancel: @escaping () -> Void
  ) {
    self.scope = scope
    self.session = session
    self.onCancel = onCancel
    scope?.add(self)
  }

  /// Ends the subscription. Values that were sent and not delivered yet are not delivered to it.
  public final func cancel() {
    guard active else { return }
    active = false
    onCancel?()
    onCancel = nil
    scope?.remove(self)
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

/// A subscription to the values of an emitter.
class ValueSubscription<Value>: EmitterSubscription {
  /// The position in the order of its emitter's subscriptions.
  final let number: Int
  private final let action: @MainActor (Value) -> Void

  init(
    _ number: Int,
    scope: SubscriptionScope?,
    session: DependencyValues.Continuation?,
    action: @escaping @MainActor (Value) -> Void,
    onCancel: @escaping () -> Void
  ) {
    self.number = number
    self.action = action
    super.init(scope: scope, session: session, onCancel: onCancel)
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

/// A subscription to the values of an emitter, each with the previous one.
final class ChangeSubscription<Value>: ValueSubscription<Value> {
  private let change: @MainActor (Value, Value?) -> Void

  init(
    _ number: Int,
    scope: SubscriptionScope?,
    session: DependencyValues.Continuation?,
    change: @escaping @MainActor (Value, Value?) -> Void,
    onCancel: @escaping () -> Void
  ) {
    self.change = change
    super.init(number, scope: scope, session: session, action: { _ in }, onCancel: onCancel)
  }

  override func deliver(_ value: Value, after previous: Value?) {
    run({ change(value, $0) }, previous)
  }
}

/// The subscriptions of one component, which end together. The scope keeps the component's session for code
/// that others set off: any page may send to an emitter of the process.
@MainActor
final class SubscriptionScope {
  /// The scope of the component whose code is running.
  @exclusivity(unchecked) private(set) static var current: SubscriptionScope?

  /// The node of the component.
  weak var node: ComponentNode?
  /// The session of the component.
  let session: DependencyValues.Continuation
  private var subscriptions: [ObjectIdentifier: EmitterSubscription] = [:]
  private var isClosed = false

  init(session: DependencyValues.Continuation) {
    self.session = session
  }

  isolated deinit {
    close()
  }

  /// Runs `body` in the session of the component; subscriptions made in it end with the scope.
  @inline(__always)
  func run<R>(_ body: () throws -> R) rethrows -> R {
    let previous = Self.current
    Self.current = self
    defer { Self.current = previous }
    return session.isCurrent ? try body() : try session.restore(body)
  }

  /// Runs `body` outside of any scope: subscriptions made in it do not end with a component.
  static func outside(_ body: () -> Void) {
    let previous = current
    current = nil
    defer { current = previous }
    body()
  }

  func add(_ subscription: EmitterSubscription) {
    if isClosed {
      subscription.cancel()
    } else {
      subscriptions[ObjectIdentifier(subscription)] = subscription
    }
  }

  func remove(_ subscription: EmitterSubscription) {
    if !isClosed { subscriptions[ObjectIdentifier(subscription)] = nil }
  }

  /// The number of subscriptions.
  var count: Int { subscriptions.count }

  /// Ends all subscriptions, and each one that is added later.
  func close() {
    isClosed = true
    cancelAll()
  }

  /// Ends all subscriptions; others may be added.
  func cancelAll() {
    let ending = subscriptions.values
    subscriptions = [:]
    for subscription in ending { subscription.cancel() }
  }
}
