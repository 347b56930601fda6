internal import PandoDependencies

/// Records the changes of one root, each for the history of the code that makes it.
///
// `limit` and `pause` are immutable.
// Sendable because the root's mutex guards everything else, also in the subclass.
class AnyUndoRecorder: @unchecked Sendable {
  let limit: Int
  let pause: Duration
  /// The reference that keeps the value in use, for a change that is made through the root itself.
  var retainedPlace: AnyReference?

  init(limit: Int, pause: Duration) {
    self.limit = limit
    self.pause = pause
  }

  /// Keeps the value. The lock is held.
  func willChange() {}

  /// Forgets the value that was kept, because nothing changed. The lock is held.
  func didNotChange() {}

  /// Adds a change to the history of the running code. The lock is held.
  ///
  /// - Returns: Whether there is such a history.
  func didChange(through place: AnyReference, version: UInt64) -> Bool { false }
}

/// The recorder of a root of a known type.
///
// Sendable because `before` is guarded by the root's mutex, and `root` is set once, when it is made. `rule` is immutable.
final class UndoRecorder<Value: Sendable>: AnyUndoRecorder, @unchecked Sendable {
  private weak var root: Root<Value>?
  private var before: Value?
  let rule: UndoRule<Value>

  init(_ root: Root<Value>, _ rule: UndoRule<Value>, limit: Int, pause: Duration) {
    self.root = root
    self.rule = rule
    super.init(limit: limit, pause: pause)
  }

  override func willChange() { before = root?.copy() }

  override func didNotChange() { before = nil }

  override func didChange(through place: AnyReference, version: UInt64) -> Bool {
    let retainedPlace = retainedPlace.take()
    guard let before = before.take(), let root,
      let manager = DependencyValues.current.undoManager
    else { return false }
    let change = ValueChange(
      retainedPlace ?? place.lockedTarget,
      version: version,
      of: self,
      root: root,
      before: before,
      after: root.copy()
    )
    return manager.add(UndoAction(change))
  }
}

extension Root where Value: Sendable {
  /// Notes the changes from now on.
  func recordUndo(_ rule: UndoRule<Value>, limit: Int, pause: Duration) {
    core.lock()
    defer { core.unlock() }
    guard extras.undo.map({ $0.limit < limit || $0.pause < pause }) ?? true else { return }
    let limit = max(limit, extras.undo?.limit ?? 1)
    let pause = max(pause, extras.undo?.pause ?? .zero)
    extras.undo = UndoRecorder(self, rule, limit: limit, pause: pause)
    core.pointee.flags.insert(.undoable)
  }
}
