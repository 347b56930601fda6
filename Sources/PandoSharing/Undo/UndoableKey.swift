extension SharedKey where Value: Codable {
  /// The key, with changes of the value that can be undone: they are steps of the ``UndoManager`` of whoever makes them.
  ///
  /// ```swift
  /// @Shared(.fileStorage(file).undoable(limit: 50)) var drawing = Drawing()
  /// ```
  ///
  /// In a served application each page has a history of its own, so ⌘Z undoes what was done in that page. What others
  /// changed since stays: a step takes back the fields that it changed, and of these the ones that still are as it left
  /// them. Changes that come from the storage and those of a ``Shared/transaction(_:)`` are nobody's steps.
  ///
  /// Successive changes of one text or number are one step until there was a pause, by `\.continuousClock`.
  ///
  /// All users of a key share one value, and its changes can be undone from when the first of them says so. A collection is
  /// copied when it is changed. A value stays in use for as long as a history has steps of it.
  ///
  /// - Parameters:
  ///   - limit: The largest number of steps of this value in a history; the oldest are forgotten, with all before them.
  ///   - pause: How long nothing is typed until another change is another step.
  /// - Complexity: A step keeps the value before and after it, which share what is equal.
  public func undoable(limit: Int = 100, pause: Duration = .seconds(1)) -> UndoableKey<Self> {
    UndoableKey(base: self, undo: _UndoPlan(limit: limit, pause: pause))
  }
}

extension _SharedKeyDefault where Base: SharedKey, Base.Value: Codable {
  /// The key and its default, with changes that can be undone; see ``SharedKey/undoable(limit:pause:)``.
  ///
  /// - Parameters:
  ///   - limit: The largest number of steps of this value in a history.
  ///   - pause: How long nothing is typed until another change is another step.
  public func undoable(limit: Int = 100, pause: Duration = .seconds(1)) -> Self {
    var key = self
    key.undo = _UndoPlan(limit: limit, pause: pause)
    return key
  }
}

/// A key whose changes can be undone. Write ``SharedKey/undoable(limit:pause:)``.
///
/// Names the same state as its base key.
public struct UndoableKey<Base: SharedKey>: SharedKey {
  package let base: Base
  let undo: _UndoPlan<Base.Value>

  /// The identity of the base key.
  public var id: Base.ID { base.id }

  /// Whether the base key saves changes immediately.
  public var _savesImmediately: Bool { base._savesImmediately }

  /// How changes are noted.
  public var _undo: _UndoPlan<Base.Value>? { undo }

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

extension UndoableKey: _DerivedKey {}

extension UndoableKey: CustomStringConvertible {
  /// The name of the base key.
  public var description: String { base.displayName }
}

/// How the changes of a value are noted: an implementation detail of ``SharedKey/undoable(limit:pause:)``.
public struct _UndoPlan<Value: Sendable>: Sendable {
  /// Begins to note the changes of a root.
  let begin: @Sendable (Root<Value>) -> Void
}

extension _UndoPlan where Value: Codable {
  init(limit: Int, pause: Duration) {
    begin = { $0.recordUndo(limit: limit, pause: pause) }
  }
}
