extension SharedReaderKey {
  /// A key that brings its default value with it.
  ///
  /// ```swift
  /// extension SharedKey where Self == AppStorageKey<Int>.Default {
  ///   static var count: Self { Self[.appStorage("count"), default: 0] }
  /// }
  ///
  /// @Shared(.count) var count
  /// ```
  public typealias Default = _SharedKeyDefault<Self>
}

/// A key that brings its default value with it. Write ``SharedReaderKey/Default``.
///
/// It names the same state as the key it was made from.
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  /// The key that loads, saves and identifies.
  package let base: Base
  private let makeDefault: @Sendable () -> Base.Value
  /// Whether changes are saved at once though the key does not say so.
  var isImmediate = false

  init(base: Base, makeDefault: @escaping @Sendable () -> Base.Value) {
    self.base = base
    self.makeDefault = makeDefault
  }

  /// A key with a default value.
  ///
  /// - Parameters:
  ///   - key: The key that loads, saves and identifies.
  ///   - value: The default, evaluated when a root is created and the storage has no value.
  public static subscript(
    key: Base, default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key, makeDefault: value)
  }

  /// The identity of the key it was made from.
  public var id: Base.ID {
    base.id
  }

  /// Whether changes are saved at once, as the key says that it was made from.
  public var _savesImmediately: Bool { isImmediate || base._savesImmediately }

  /// Evaluates the default value.
  public func defaultValue() -> Base.Value {
    makeDefault()
  }

  /// Loads with the key it was made from.
  public func load(
    context: LoadContext<Base.Value>,
    continuation: LoadContinuation<Base.Value>
  ) {
    base.load(context: context, continuation: continuation)
  }

  /// Subscribes with the key it was made from.
  public func subscribe(
    context: LoadContext<Base.Value>,
    subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
  /// Saves with the key it was made from.
  public func save(
    _ value: Base.Value,
    context: SaveContext,
    continuation: SaveContinuation
  ) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension _SharedKeyDefault: _DerivedKey {}

extension _SharedKeyDefault: CustomStringConvertible {
  /// The name of the key it was made from.
  public var description: String {
    base.displayName
  }
}
