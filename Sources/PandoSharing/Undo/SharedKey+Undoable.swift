extension SharedKey where Value: Codable {
  /// The key, with changes of the value that can be undone: they are steps of the ``UndoManager``
  /// of the code that makes them.
  ///
  /// ```swift
  /// @Shared(.fileStorage(file).undoable(limit: 50)) var drawing = Drawing()
  /// ```
  ///
  /// In a served application each page has a history of its own, so ⌘Z undoes changes of that page.
  /// Later changes by others stay: undoing a step restores only the fields that still have the
  /// value of the step. Changes that come from the storage, and changes of a
  /// ``Shared/transaction(_:)``, are not in any history.
  ///
  /// Successive changes of one text or number are one step until a pause, measured by `\.continuousClock`.
  ///
  /// All users of a key share one value. Its changes can be undone once one of the users has
  /// requested that. A collection is copied when it is changed. A value stays in use for as long as
  /// a history has steps of it.
  ///
  /// - Parameters:
  ///   - limit: The largest number of steps of this value in a history. The oldest are forgotten, with all steps before
  ///     them.
  ///   - pause: The time without typing after which another change is another step.
  /// - Complexity: A step keeps the value before and after it, which share what is equal.
  public func undoable(limit: Int = 100, pause: Duration = .seconds(1)) -> UndoableKey<Self> {
    UndoableKey(base: self, undo: _UndoPlan(.byField, limit: limit, pause: pause))
  }
}

extension _SharedKeyDefault where Base: SharedKey, Base.Value: Codable {
  /// The key and its default, with changes that can be undone; see `undoable(limit:pause:)` of a key.
  ///
  /// - Parameters:
  ///   - limit: The largest number of steps of this value in a history.
  ///   - pause: The time without typing after which another change is another step.
  public func undoable(limit: Int = 100, pause: Duration = .seconds(1)) -> Self {
    var key = self
    key.undo = _UndoPlan(.byField, limit: limit, pause: pause)
    return key
  }
}

/// The way in which changes of a value are recorded: an implementation detail of
/// `undoable(limit:pause:)` of a key.
public struct _UndoPlan<Value: Sendable>: Sendable {
  /// Begins to note the changes of a root.
  let begin: @Sendable (Root<Value>) -> Void
}

extension _UndoPlan {
  init(_ rule: UndoRule<Value>, limit: Int, pause: Duration) {
    begin = { $0.recordUndo(rule, limit: limit, pause: pause) }
  }
}

// MARK: Values that are not Codable

extension SharedKey where Value: Equatable {
  /// The same for a value that is not `Codable`. Its fields are unknown, so a step takes back the
  /// whole value, or nothing if others changed the value since. Each change is a step of its own.
  ///
  /// - Parameters:
  ///   - limit: The largest number of steps of this value in a history.
  ///   - pause: No effect, because each change is a step of its own.
  @_disfavoredOverload
  public func undoable(limit: Int = 100, pause: Duration = .seconds(1)) -> UndoableKey<Self> {
    UndoableKey(base: self, undo: _UndoPlan(.whole, limit: limit, pause: pause))
  }
}

extension _SharedKeyDefault where Base: SharedKey, Base.Value: Equatable {
  /// The same for a value that is not `Codable`; see `undoable(limit:pause:)` of a key.
  ///
  /// - Parameters:
  ///   - limit: The largest number of steps of this value in a history.
  ///   - pause: No effect, because each change is a step of its own.
  @_disfavoredOverload
  public func undoable(limit: Int = 100, pause: Duration = .seconds(1)) -> Self {
    var key = self
    key.undo = _UndoPlan(.whole, limit: limit, pause: pause)
    return key
  }
}
