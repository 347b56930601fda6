/// A subscription to an emitter. It is there until it is cancelled, until the component that made it
/// is gone, or until the emitter is.
@MainActor
public final class Subscription {
  /// Whether it has not ended.
  public private(set) var isActive = true

  private weak var scope: SubscriptionScope?
  private var onCancel: (() -> Void)?

  init(scope: SubscriptionScope? = nil, onCancel: @escaping () -> Void) {
    self.scope = scope
    self.onCancel = onCancel
    scope?.add(self)
  }

  /// Ends it. What was sent before and not delivered yet is not delivered to it.
  public func cancel() {
    guard isActive else { return }
    isActive = false
    onCancel?()
    onCancel = nil
    scope?.remove(self)
  }

  /// Runs what the subscriber does: what it subscribes to lives as long as it would.
  func run(_ action: () -> Void) {
    guard let scope else { return action() }
    scope.run(action)
  }
}

/// The subscriptions that end together: those of one component.
@MainActor
final class SubscriptionScope {
  /// The scope in which code of a component runs now.
  private(set) static var current: SubscriptionScope?

  /// The place of the component in its tree.
  weak var node: ComponentNode?
  private var subscriptions: [ObjectIdentifier: Subscription] = [:]
  private var isClosed = false

  init(node: ComponentNode? = nil) {
    self.node = node
  }

  /// Runs `body`; what is subscribed to in it ends with the scope.
  func run<R>(_ body: () throws -> R) rethrows -> R {
    let previous = Self.current
    Self.current = self
    defer { Self.current = previous }
    return try body()
  }

  func add(_ subscription: Subscription) {
    if isClosed {
      subscription.cancel()
    } else {
      subscriptions[ObjectIdentifier(subscription)] = subscription
    }
  }

  func remove(_ subscription: Subscription) {
    subscriptions[ObjectIdentifier(subscription)] = nil
  }

  /// How many subscriptions there are.
  var count: Int { subscriptions.count }

  /// Ends all of them, and those that are still to come.
  func close() {
    isClosed = true
    let ending = subscriptions.values
    subscriptions = [:]
    for subscription in ending { subscription.cancel() }
  }

  /// Ends all of them; others may come.
  func cancelAll() {
    let ending = subscriptions.values
    subscriptions = [:]
    for subscription in ending { subscription.cancel() }
  }
}
