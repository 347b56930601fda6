// Names of the Compose library for declarations that have other names here.

/// An emitter of values: ``Emitter``.
public typealias ValueEmitter = Emitter

/// An emitter of closures to call.
public typealias CallbackEmitter = Emitter<() -> Void>

extension Emitter {
  /// Calls `handler` with each value from now on: `+=`.
  @discardableResult
  public func observe(handler: @escaping @MainActor (Value) -> Void) -> EmitterSubscription {
    subscribe(handler)
  }

  /// Calls `handler` with the next value, and not again: `!+=`.
  @discardableResult
  public func observeOnce(handler: @escaping @MainActor (Value) -> Void) -> EmitterSubscription {
    subscribeOnce(handler)
  }

  /// Calls `handler` with each value from now on and the one before, from the second value on.
  @discardableResult
  public func observeChange(
    handler: @escaping @MainActor (_ value: Value, _ previous: Value) -> Void
  ) -> EmitterSubscription {
    subscribe { value, previous in
      if let previous { handler(value, previous) }
    }
  }

  /// The emitter itself, whose type cannot be more special than this.
  public func erase(to type: Value.Type) -> Emitter { self }

  /// The emitter itself: emitters always deliver on the main actor.
  public func onMain() -> Emitter { self }

  /// An emitter that sends a value when no other one has followed it: ``debounce(for:)``.
  ///
  /// - Parameter interval: The time without another value.
  public func debounce(interval: Duration) -> Emitter { debounce(for: interval) }

  /// An emitter of each value, some time later: ``delay(for:)``.
  ///
  /// - Parameter interval: How much later.
  public func delay(interval: Duration) -> Emitter { delay(for: interval) }
}
