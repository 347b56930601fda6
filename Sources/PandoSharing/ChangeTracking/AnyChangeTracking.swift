/// In a test, keeps a root's value from before the first change that is not asserted yet.
///
// Sendable because its subclass guards its state by the root's mutex.
class AnyChangeTracking: @unchecked Sendable {
  /// Whether there is an unasserted change. The lock is held.
  var hasSnapshot: Bool { false }

  /// Takes a snapshot if there is none. The lock is held.
  func recordSnapshot() {}

  /// Swaps the snapshot and the value. The lock is held.
  func swapSnapshot() {}

  /// Drops the snapshot if it equals the value. The lock is held.
  func settle() {}

  /// Drops the snapshot.
  func skip() {}

  /// Describes the unasserted change and drops the snapshot; nil if there is no such change.
  func takeReport() -> String? { nil }

  /// The tracker of the scope that the snapshot was taken for. The lock is held.
  weak var owner: SharedChangeTracker?

  /// Whether the value differs from the snapshot.
  var isChanged: Bool { false }

  /// If an assertion is running, swaps in the value it expects; ``swapSnapshot()`` swaps it back. The lock is held.
  final func beginExpectation() -> Bool {
    guard SharedChangeTracker.assertion != nil else { return false }
    recordSnapshot()
    swapSnapshot()
    return true
  }

  /// Like ``beginExpectation()``, but for a read, which takes no snapshot. The lock is held.
  final func beginLook() -> Bool {
    guard let assertion = SharedChangeTracker.assertion, hasSnapshot, owner === assertion.tracker
    else { return false }
    swapSnapshot()
    return true
  }
}
