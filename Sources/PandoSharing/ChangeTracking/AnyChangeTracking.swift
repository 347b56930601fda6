/// Remembers, in a test, what a root's value was before the first change that is not asserted yet.
///
// Sendable because its subclass guards its state by the root's mutex.
class AnyChangeTracking: @unchecked Sendable {
  /// Takes a snapshot if there is none. The lock is held.
  func recordSnapshot() {}

  /// Reports what is left when the root goes.
  func invalidate() {}
}
