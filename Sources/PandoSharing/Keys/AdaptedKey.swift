/// A key with another timing of saves than its base key, or with a history of changes. Write
/// ``SharedKey/immediately`` or `.undoable(limit:pause:)` behind a key.
///
/// Both keys name the same state.
public struct AdaptedKey<Base: SharedKey>: SharedKey {
  package let base: Base
  /// Whether changes are saved immediately, regardless of the base key.
  var isImmediate = false
  /// How changes are recorded for undoing, regardless of the base key.
  var undo: _UndoPlan<Base.Value>?

  /// The identity of the base key.
  public var id: Base.ID { base.id }

  /// Whether changes are saved immediately, by this key or by its base key.
  public var _savesImmediately: Bool { isImmediate || base._savesImmediately }

  /// How changes are recorded for undoing, by this key or by its base key.
  public var _undo: _UndoPlan<Base.Value>? { undo ?? base._undo }

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

/// A key whose changes are saved immediately. Write ``SharedKey/immediately``.
public typealias ImmediateKey = AdaptedKey

/// A key whose changes can be undone. Write `.undoable(limit:pause:)` behind a key.
public typealias UndoableKey = AdaptedKey

extension AdaptedKey: _DerivedKey {}

extension AdaptedKey: CustomStringConvertible {
  /// The name of the base key.
  public var description: String { base.displayName }
}
