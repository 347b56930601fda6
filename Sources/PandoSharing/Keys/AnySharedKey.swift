/// A key of any storage, for a value whose storage is chosen when the program runs.
///
/// ```swift
/// extension SharedKey where Self == AnySharedKey<Settings>.Default {
///   static var settings: Self {
///     let key: AnySharedKey<Settings> =
///       isKept ? AnySharedKey(.fileStorage(file)) : AnySharedKey(.inMemory("settings"))
///     return Self[key, default: Settings()]
///   }
/// }
/// ```
///
/// Names the same state as the key that it was made from.
public struct AnySharedKey<Value: Sendable>: SharedKey {
  /// The key that it was made from.
  package let base: any SharedKey<Value>

  /// Makes a key of any storage.
  ///
  /// - Parameter base: The key that names, loads and saves the state.
  public init(_ base: some SharedKey<Value>) {
    self.base = base
  }

  /// The identity of the base key.
  public var id: AnySharedKeyID { AnySharedKeyID(base) }

  /// Whether the base key saves changes immediately.
  public var _savesImmediately: Bool { base._savesImmediately }

  /// How the base key notes changes.
  public var _undo: _UndoPlan<Value>? { base._undo }

  /// Loads with the base key.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    base.load(context: context, continuation: continuation)
  }

  /// Subscribes with the base key.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }

  /// Saves with the base key.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension AnySharedKey: CustomStringConvertible {
  /// The name of the base key.
  public var description: String { base.displayName }
}

/// The identity of an ``AnySharedKey``.
public struct AnySharedKeyID: Hashable, Sendable {
  /// The identity of the base key.
  ///
  // Sendable because it is the id of a Sendable key, and is only compared.
  private nonisolated(unsafe) let id: AnyHashable

  fileprivate init(_ key: some SharedReaderKey) { id = AnyHashable(key.id) }
}

extension SharedReaderKey {
  /// The key by which the registry identifies the state: the key inside an ``AnySharedKey``. Nil
  /// for any other key, which costs a comparison of types only.
  var unerased: (any SharedReaderKey<Value>)? {
    guard ID.self == AnySharedKeyID.self else { return nil }
    var key: any SharedReaderKey<Value> = self
    while let derived = key as? any _DerivedKey<Value> { key = derived.base }
    guard let base = (key as? AnySharedKey<Value>)?.base else { return nil }
    return _savesImmediately ? base.savedImmediately : base
  }
}

extension SharedKey {
  fileprivate var savedImmediately: any SharedReaderKey<Value> { immediately }
}
