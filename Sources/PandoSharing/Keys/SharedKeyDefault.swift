extension SharedReaderKey {
  /// A key that carries its default value.
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

/// A key that carries its default value. Write ``SharedReaderKey/Default``.
///
/// Names the same state as its base key.
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  /// The key that loads, saves and identifies the value.
  package let base: Base
  private let makeDefault: @Sendable () -> Base.Value
  /// Whether changes are saved immediately, regardless of the base key.
  var isImmediate = false
  /// How changes are noted, regardless of the base key.
  var undo: _UndoPlan<Base.Value>?

  init(base: Base, makeDefault: @escaping @Sendable () -> Base.Value) {
    self.base = base
    self.makeDefault = makeDefault
  }

  /// A key with a default value.
  ///
  /// - Parameters:
  ///   - key: The key that loads, saves and identifies the value.
  ///   - value: The default, evaluated when a root is created and the storage has no value.
  public static subscript(
    key: Base, default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self {
    Self(base: key, makeDefault: value)
  }

  /// The default value, computed at each call.
  public var initialValue: Base.Value { makeDefault() }

  /// The identity of the base key.
  public var id: Base.ID {
    base.id
  }

  /// Whether changes are saved immediately, by this key or by its base key.
  public var _savesImmediately: Bool { isImmediate || base._savesImmediately }

  /// How changes are noted, by this key or by its base key.
  public var _undo: _UndoPlan<Base.Value>? { undo ?? base._undo }

  /// Evaluates the default value.
  public func defaultValue() -> Base.Value {
    makeDefault()
  }

  /// Loads with the base key.
  public func load(
    context: LoadContext<Base.Value>,
    continuation: LoadContinuation<Base.Value>
  ) {
    base.load(context: context, continuation: continuation)
  }

  /// Subscribes with the base key.
  public func subscribe(
    context: LoadContext<Base.Value>,
    subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {
  /// Saves with the base key.
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
  /// The name of the base key.
  public var description: String {
    base.displayName
  }
}
