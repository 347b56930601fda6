/// The untyped part of a connection of a root to its storage.
///
// Sendable because its subclass guards its state by the root's mutex.
class AnyConnection: @unchecked Sendable {
  /// Called with whether the storage has a value, when a load has ended.
  typealias LoadWaiter = @Sendable (Result<Bool, any Error>) -> Void

  final let status = ConnectionStatus()

  /// The name of the key in messages.
  var keyName: String { "" }

  /// The part of the key in transactions; nil for a key without them.
  var participant: (any TransactionParticipant)? { nil }

  /// The part of a key of rows in transactions; nil for another key.
  var rows: (any RowsParticipant)? { nil }

  /// Notes a commit made in this process. Returns whether ``save()`` has to be called once the lock is released. The
  /// lock is held.
  func didCommit() -> Bool { false }

  /// Saves changes that wait for a timer now, because the root has no users any more.
  func saveNow() {}

  /// Ends the subscription, because the root has no users any more.
  func unsubscribe() {}

  /// Performs the action that ``didCommit()`` prepared.
  func save() {}

  /// Saves now, and calls `completion` when the current value is durable.
  func save(_ completion: @escaping SavePipeline.Waiter) {}

  /// Saves unsaved changes now, and calls `completion` when the current value is durable. A durable value is not
  /// saved again: the root may be on its way out, with a successor that has a newer value.
  func flush(_ completion: @escaping SavePipeline.Waiter) {}

  /// Saves each change immediately from now on.
  func saveImmediately() {}

  /// Whether the storage has the current value.
  var isDurable: Bool { true }

  /// Calls `completion` when the current value is durable, or when the save in flight, or the next one, has failed.
  /// After a failure, the next save still waits for its timer.
  func whenSaved(_ completion: @escaping SavePipeline.Waiter) { completion(.success(())) }

  /// Loads now, and calls `completion` when memory has the loaded value or a newer one. The result says whether the
  /// storage has a value.
  func load(_ completion: @escaping LoadWaiter) { completion(.success(true)) }
}
