infix operator !+= : AssignmentPrecedence
infix operator ++= : AssignmentPrecedence
infix operator ~+= : AssignmentPrecedence

extension Emitter {
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
    emitter.subscribeNow(action)
  }

  /// Calls `action` now, if something was sent already, and each time from now on.
  @discardableResult
  public static func ++= (
    emitter: Emitter,
    action: @escaping @MainActor () -> Void
  ) -> EmitterSubscription {
    emitter.subscribeNow { _ in action() }
  }

  /// Calls `action` with each value from now on, and the value before it; nil for the first one.
  @discardableResult
  public static func ~+= (
    emitter: Emitter,
    action: @escaping @MainActor (_ value: Value, _ previous: Value?) -> Void
  ) -> EmitterSubscription {
    emitter.subscribe(action)
  }

  private func subscribeOnce(_ action: @escaping @MainActor (Value) -> Void) -> EmitterSubscription
  {
    var own: EmitterSubscription?
    let subscription = subscribe { value in
      // Cancelled first: the action does not receive what it sends itself.
      own?.cancel()
      own = nil
      action(value)
    }
    own = subscription
    return subscription
  }

  private func subscribeNow(_ action: @escaping @MainActor (Value) -> Void) -> EmitterSubscription {
    let subscription = subscribe(action)
    if let lastValue { subscription.run(action, lastValue) }
    return subscription
  }
}
