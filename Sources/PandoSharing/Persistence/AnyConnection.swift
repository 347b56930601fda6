/// What ties a root to its storage, without the type of the value.
///
// Sendable because its subclass guards its state by the root's mutex.
class AnyConnection: @unchecked Sendable {
  /// Notes a commit made here, and says whether ``save()`` is to be called after the lock.
  func didCommit() -> Bool { false }

  /// Starts or schedules a save of the newest value.
  func save() {}
}
