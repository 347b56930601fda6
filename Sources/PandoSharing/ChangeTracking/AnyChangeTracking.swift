/// Remembers, in a test, what a root's value was before the first change that is not asserted yet.
///
// Sendable because its subclass guards its state by the root's mutex.
class AnyChangeTracking: @unchecked Sendable {
  /// Whether there is a change that is not asserted. The lock is held.
  var hasSnapshot: Bool { false }

  /// Takes a snapshot if there is none. The lock is held.
  func recordSnapshot() {}

  /// Puts the snapshot in the place of the value, and the other way round. The lock is held.
  func swapSnapshot() {}

  /// Forgets the snapshot if it equals the value. The lock is held.
  func settle() {}

  /// Forgets the snapshot.
  func skip() {}

  /// Describes the change that is not asserted, and forgets it; nil if there is none.
  func takeReport() -> String? { nil }

  /// The scope that the snapshot was taken for. The lock is held.
  weak var owner: SharedChangeTracker?

  /// Whether the value differs from the snapshot.
  var isChanged: Bool { false }

  /// Puts the value that an assertion expects in the place of the value, if an assertion runs here; it is put
  /// back with ``swapSnapshot()``. The lock is held.
  final func beginExpectation() -> Bool {
    guard SharedChangeTracker.assertion != nil else { return false }
    recordSnapshot()
    swapSnapshot()
    return true
  }

  /// The same for a look at it, which takes no snapshot. The lock is held.
  final func beginLook() -> Bool {
    guard let assertion = SharedChangeTracker.assertion, hasSnapshot, owner === assertion.tracker
    else { return false }
    swapSnapshot()
    return true
  }
}
