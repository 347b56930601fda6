extension SharedKey {
  /// The key, with which each change is saved at once, and not a little later together with others.
  ///
  /// ```swift
  /// @Shared(.fileStorage(file).immediately) var orders: [Order] = []
  /// ```
  ///
  /// A page's event whose handler changed such a value is answered when the change is durable: in a file
  /// that was flushed to the disk. So what a page shows as done is not lost when the process is killed.
  /// Nobody else waits for that. Where the save fails, the page shows what `saveError` says, and the event
  /// stays without an answer until a later try succeeds; the page sends it again if its connection
  /// breaks. Code outside of a page's events waits with `try await $orders.save()`.
  ///
  /// Each change costs a write of the whole value, though changes that come while one is being written
  /// share the next. The value is one for all who use its key, with or without this, and is saved so as
  /// long as it is in use. For ``InMemoryKey`` it changes nothing.
  public var immediately: ImmediateKey<Self> { ImmediateKey(base: self) }
}

extension _SharedKeyDefault where Base: SharedKey {
  /// The key and its default, with which each change is saved at once; see ``SharedKey/immediately``.
  public var immediately: Self {
    var key = self
    key.isImmediate = true
    return key
  }
}

/// A key whose changes are saved at once. Write ``SharedKey/immediately``.
///
/// It names the same state as the key it was made from.
public struct ImmediateKey<Base: SharedKey>: SharedKey {
  package let base: Base

  /// The identity of the key it was made from.
  public var id: Base.ID { base.id }

  /// Changes are saved at once.
  public var _savesImmediately: Bool { true }

  /// Loads with the key it was made from.
  public func load(context: LoadContext<Base.Value>, continuation: LoadContinuation<Base.Value>) {
    base.load(context: context, continuation: continuation)
  }

  /// Subscribes with the key it was made from.
  public func subscribe(
    context: LoadContext<Base.Value>,
    subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }

  /// Saves with the key it was made from.
  public func save(_ value: Base.Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension ImmediateKey: _DerivedKey {}

extension ImmediateKey: CustomStringConvertible {
  /// The name of the key it was made from.
  public var description: String { base.displayName }
}
