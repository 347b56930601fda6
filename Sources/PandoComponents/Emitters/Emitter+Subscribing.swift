import PandoDependencies
import PandoSharing

infix operator !+= : AssignmentPrecedence
infix operator ++= : AssignmentPrecedence
infix operator ~+= : AssignmentPrecedence

extension Emitter {
  /// Calls `action` with each value from now on: `emitter { value in … }` is `emitter += { value in … }`.
  @discardableResult
  public func callAsFunction(_ action: @escaping @MainActor (Value) -> Void) -> EmitterSubscription
  {
    subscribe(action)
  }

  /// Calls `action` each time from now on.
  @discardableResult
  public func callAsFunction(_ action: @escaping @MainActor () -> Void) -> EmitterSubscription {
    subscribe { _ in action() }
  }

  /// Sends a value: `emitter(value)` is `emitter.send(value)`.
  @_disfavoredOverload
  public func callAsFunction(_ value: Value) { send(value) }

  /// Calls `action` with each value from now on.
  @discardableResult
  public static func += (
    emitter: Emitter,
    action: @escaping @MainActor (Value) -> Void
  ) -> EmitterSubscription {
    emitter.subscribe(action)
  }

  /// Calls `action` each time from now on.
  @discardableResult
  public static func += (
    emitter: Emitter,
    action: @escaping @MainActor () -> Void
  ) -> EmitterSubscription {
    emitter.subscribe { _ in action() }
  }

  /// Calls `action` with the next value, and not again.
  @discardableResult
  public static func !+= (
    emitter: Emitter,
    action: @escaping @MainActor (Value) -> Void
  ) -> EmitterSubscription {
    emitter.subscribeOnce(action)
  }

  /// Calls `action` the next time, and not again.
  @discardableResult
  public static func !+= (
    emitter: Emitter,
    action: @escaping @MainActor () -> Void
  ) -> EmitterSubscription {
    emitter.subscribeOnce { _ in action() }
  }

  /// Calls `action` with the last value now, if there is one, and with each value from now on.
  @discardableResult
  public static func ++= (
    emitter: Emitter,
    action: @escaping @MainActor (Value) -> Void
  ) -> EmitterSubscription {
    emitter.subscribe(now: true, action)
  }

  /// Calls `action` now, if something was sent already, and each time from now on.
  @discardableResult
  public static func ++= (
    emitter: Emitter,
    action: @escaping @MainActor () -> Void
  ) -> EmitterSubscription {
    emitter.subscribe(now: true) { _ in action() }
  }

  /// Calls `action` with each value from now on, and the value before it; nil for the first one.
  @discardableResult
  public static func ~+= (
    emitter: Emitter,
    action: @escaping @MainActor (_ value: Value, _ previous: Value?) -> Void
  ) -> EmitterSubscription {
    emitter.subscribe(action)
  }
}

// Joins subscribers to the emitter, each in its scope and session.
extension Emitter {
  /// Adds a subscriber, in the scope of the component whose code runs.
  ///
  /// - Parameters:
  ///   - now: Whether to call `action` with the last value at once.
  ///   - action: Called with each value.
  func subscribe(
    now: Bool = false,
    _ action: @escaping @MainActor (Value) -> Void
  ) -> EmitterSubscription {
    let scope = SubscriptionScope.current
    let subscriber = ValueSubscriber(scope: scope, session: session(in: scope), action: action)
    return add(subscriber, in: scope) { [self] in
      guard now || beginsWithLast, let lastValue else { return }
      subscriber.deliver(lastValue)
    }
  }

  /// Adds a subscriber that takes the previous value as well.
  func subscribe(_ change: @escaping @MainActor (Value, Value?) -> Void) -> EmitterSubscription {
    let scope = SubscriptionScope.current
    target.wantsPrevious = true
    return add(
      ChangeSubscriber(scope: scope, session: session(in: scope), change: change),
      in: scope
    )
  }

  /// Adds a subscriber that belongs to no component, such as a publisher.
  ///
  /// - Parameter session: The session that the subscriber runs in; nil takes that of the caller.
  func subscribeBeyondScopes(
    in session: DependencyValues.Continuation? = nil,
    _ action: @escaping @MainActor (Value) -> Void
  ) -> EmitterSubscription {
    check(SubscriptionScope.current)
    let subscriber = ValueSubscriber(
      scope: nil,
      session: session ?? self.session(in: nil),
      action: action
    )
    let subscription = subscriber.makeSubscription()
    target.add(subscriber) { [self] in
      if beginsWithLast, let lastValue { subscriber.deliver(lastValue) }
    }
    return subscription
  }

  private func add(
    _ subscriber: EmitterSubscriber,
    in scope: SubscriptionScope?,
    first: () -> Void = {}
  ) -> EmitterSubscription {
    check(scope)
    let subscription = subscriber.makeSubscription()
    scope?.add(subscriber, keeping: roots)
    target.add(subscriber, first: first)
    return subscription
  }

  /// The session for a subscriber without a scope; nil with a scope, which has a session itself. Code outside
  /// of any session gets the session of the component that owns this emitter.
  func session(in scope: SubscriptionScope?) -> DependencyValues.Continuation? {
    if scope != nil { return nil }
    let current = DependencyValues.session
    return DependencyValues.current.haveSession ? current : membership.owner?.session ?? current
  }

  /// Adds a subscriber that ends with the next value.
  func subscribeOnce(_ action: @escaping @MainActor (Value) -> Void) -> EmitterSubscription {
    var own: EmitterSubscription?
    var isDone = false
    let subscription = subscribe { value in
      if isDone { return }
      isDone = true
      // Cancelled first: the action does not receive what it sends itself.
      own?.cancel()
      own = nil
      action(value)
    }
    // The value may have come with the subscription.
    if isDone { subscription.cancel() } else { own = subscription }
    return subscription
  }
}

extension Emitter where Value == Void {
  /// Sends: `emitter()` is `emitter.send()`.
  public func callAsFunction() { send() }
}
