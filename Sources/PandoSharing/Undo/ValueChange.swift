internal import PandoDependencies

/// A change of a shared value that can be undone.
///
// Sendable because it is immutable, and so are its subclasses.
class AnyValueChange: @unchecked Sendable {
  /// The reference through which the change was made. It keeps the value of a key in use.
  let place: AnyReference
  /// The number of the commit.
  let version: UInt64
  /// The largest number of steps of the value.
  let limit: Int
  /// A later change of the same field within this time becomes part of this change.
  let pause: Duration
  /// The root of the value.
  let root: ObjectIdentifier

  init(_ place: AnyReference, version: UInt64, of recorder: AnyUndoRecorder, root: AnyReference) {
    self.place = place
    self.version = version
    limit = recorder.limit
    pause = recorder.pause
    self.root = ObjectIdentifier(root)
  }

  /// Undoes the change, and keeps what others changed since.
  @MainActor func undo() {}

  /// The changed text or number; nil if the change is of anything else.
  var typedField: TypedField? { nil }

  /// This change and a later one of the same value as one; nil if another change came in between.
  func joined(with later: AnyValueChange) -> AnyValueChange? { nil }
}

/// A change of a value of a known type.
///
// Sendable because it is immutable, and its values are.
final class ValueChange<Value: Sendable>: AnyValueChange, @unchecked Sendable {
  private let before: Value
  private let after: Value
  private let owner: Root<Value>
  private let recorder: UndoRecorder<Value>

  init(
    _ place: AnyReference,
    version: UInt64,
    of recorder: UndoRecorder<Value>,
    root: Root<Value>,
    before: Value,
    after: Value
  ) {
    self.before = before
    self.after = after
    self.recorder = recorder
    owner = root
    super.init(place, version: version, of: recorder, root: root)
  }

  override func undo() { owner.revert(from: after, to: before, by: recorder.rule, keeping: place) }

  override var typedField: TypedField? {
    place.typedField ?? recorder.rule.typedField(before, after)
  }

  override func joined(with later: AnyValueChange) -> AnyValueChange? {
    guard let later = later as? ValueChange<Value>, later.owner === owner,
      later.version == version + 1
    else { return nil }
    return ValueChange(
      later.place,
      version: later.version,
      of: recorder,
      root: owner,
      before: before,
      after: later.after
    )
  }
}

extension Root where Value: Sendable {
  /// Takes a change back as a commit of the running code. Changes that others made since are kept: in the merge,
  /// theirs is the side that commits last.
  ///
  /// - Parameter place: Keeps the value in use; the change that redoes this one keeps it too.
  fileprivate func revert(
    from after: Value,
    to before: Value,
    by rule: UndoRule<Value>,
    keeping place: AnyReference
  ) {
    core.lock()
    if core.pointee.isNested {
      _ = nestedWrite()
      return
    }
    let current = copy()
    var value = rule.revert(current, after, before)
    if rule.areSame(current, value) { return core.unlock() }
    _ = willChange()
    extras.undo?.retainedPlace = place
    swap(&value, &inPlace)
    commit(since: nil)
  }
}
