import PandoDependencies

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
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var isClosed = false

  private struct Entry {
    let subscriber: EmitterSubscriber
    /// The emitters that nothing but the subscription keeps.
    let roots: [any EmitterSource]
  }

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

  /// Adds a subscriber, which ends with the scope.
  ///
  /// - Parameter roots: Emitters to keep until then.
  func add(_ subscriber: EmitterSubscriber, keeping roots: [any EmitterSource]) {
    if isClosed {
      subscriber.cancel()
    } else {
      entries[ObjectIdentifier(subscriber)] = Entry(subscriber: subscriber, roots: roots)
    }
  }

  func remove(_ subscriber: EmitterSubscriber) {
    if isClosed { return }
    // Released after the change, because that may end other subscriptions.
    let entry = entries.removeValue(forKey: ObjectIdentifier(subscriber))
    withExtendedLifetime(entry) {}
  }

  /// The number of subscriptions.
  var count: Int { entries.count }

  /// Ends all subscriptions, and each one that is added later.
  func close() {
    isClosed = true
    cancelAll()
  }

  /// Ends all subscriptions; others may be added.
  func cancelAll() {
    let ending = entries.values
    entries = [:]
    for entry in ending { entry.subscriber.cancel() }
  }
}
