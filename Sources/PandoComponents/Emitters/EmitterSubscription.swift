import PandoDependencies

/// A subscription to an emitter. It is there until it is cancelled, until the component that made it
/// is gone, or until the emitter is.
@MainActor
public class EmitterSubscription {
  /// Whether it has not ended.
  public final var isActive: Bool { active }

  @exclusivity(unchecked) private final var active = true
  // Unsafe because a scope ends its subscriptions before it goes.
  private final unowned(unsafe) let scope: SubscriptionScope?
  /// What the subscriber runs with, if no scope says so; nil runs it with what the sender has.
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

  /// Ends it. What was sent before and not delivered yet is not delivered to it.
  public final func cancel() {
    guard active else { return }
    active = false
    onCancel?()
    onCancel = nil
    scope?.remove(self)
  }

  /// Runs what the subscriber does, in its own session, whoever sends: what it subscribes to lives as
  /// long as it would.
  @inline(__always)
  final func run<Value>(_ action: (Value) -> Void, _ value: Value) {
    if let scope { return scope.run { action(value) } }
    guard let session else { return action(value) }
    session.restore { action(value) }
  }
}

/// The subscription of somebody who wants the values of an emitter.
class ValueSubscription<Value>: EmitterSubscription {
  /// In which order it was made among those of its emitter.
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

  /// Hands a value to the subscriber.
  final func deliver(_ value: Value) {
    run(action, value)
  }

  /// Hands a value to the subscriber, and the one before to one who wants it.
  func deliver(_ value: Value, after previous: Value?) {
    deliver(value)
  }
}

/// The subscription of somebody who wants to know the value before as well.
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

/// The subscriptions that end together: those of one component. It keeps the session of that component
/// for the code that runs in it, which others may set off: an emitter of the process is sent to by
/// whichever page has something to say.
@MainActor
final class SubscriptionScope {
  /// The scope in which code of a component runs now.
  @exclusivity(unchecked) private(set) static var current: SubscriptionScope?

  /// The place of the component in its tree.
  weak var node: ComponentNode?
  /// What its code runs with.
  let session: DependencyValues.Continuation
  private var subscriptions: [ObjectIdentifier: EmitterSubscription] = [:]
  private var isClosed = false

  init(session: DependencyValues.Continuation) {
    self.session = session
  }

  isolated deinit {
    close()
  }

  /// Runs `body` in the session of the component; what is subscribed to in it ends with the scope.
  @inline(__always)
  func run<R>(_ body: () throws -> R) rethrows -> R {
    let previous = Self.current
    Self.current = self
    defer { Self.current = previous }
    return session.isCurrent ? try body() : try session.restore(body)
  }

  /// Runs `body`, which belongs to no component: what it subscribes to does not end with one.
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

  /// How many subscriptions there are.
  var count: Int { subscriptions.count }

  /// Ends all of them, and those that are still to come.
  func close() {
    isClosed = true
    cancelAll()
  }

  /// Ends all of them; others may come.
  func cancelAll() {
    let ending = subscriptions.values
    subscriptions = [:]
    for subscription in ending { subscription.cancel() }
  }
}
