extension SharedKey {
  /// The key, with each change saved immediately rather than a little later together with others.
  ///
  /// ```swift
  /// @Shared(.fileStorage(file).immediately) var orders: [Order] = []
  /// ```
  ///
  /// A page's event whose handler changed such a value gets its reply when the change is durable: when the file is
  /// flushed to disk. So nothing that a page shows as done is lost when the process is killed. Only that event waits.
  /// If the save fails, `saveError` is set, and the reply is held back until a later attempt succeeds; the page sends
  /// the event again if its connection breaks. Code outside a page's events waits with `try await $orders.save()`.
  ///
  /// Each change costs a write of the whole value, but changes made during a write share the next one. All users of a
  /// key share one value, with or without `immediately`, and it is saved immediately for as long as it is in use. On
  /// an ``InMemoryKey`` this has no effect.
  public var immediately: ImmediateKey<Self> { ImmediateKey(base: self) }
}

extension _SharedKeyDefault where Base: SharedKey {
  /// The key and its default, with each change saved immediately; see ``SharedKey/immediately``.
  public var immediately: Self {
    var key = self
    key.isImmediate = true
    return key
  }
}

/// A key whose changes are saved immediately. Write ``SharedKey/immediately``.
///
/// Names the same state as its base key.
public struct ImmediateKey<Base: SharedKey>: SharedKey {
  package let base: Base

  /// The identity of the base key.
  public var id: Base.ID { base.id }

  /// Always true.
  public var _savesImmediately: Bool { true }

  /// How the base key notes changes.
  public var _undo: _UndoPlan<Base.Value>? { base._undo }

  /// Loads with the base key.
  public func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }

  /// Subscribes with the base key.
  public func subscribe(
    context: LoadContext<Base.Value>,
    subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }

  /// Saves with the base key.
  public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension ImmediateKey: _DerivedKey {}

extension ImmediateKey: CustomStringConvertible {
  /// The name of the base key.
  public var description: String { base.displayName }
}
