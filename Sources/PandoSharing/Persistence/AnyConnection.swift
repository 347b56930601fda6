/// What ties a root to its storage, without the type of the value.
///
// Sendable because its subclass guards its state by the root's mutex.
class AnyConnection: @unchecked Sendable {
  final let status = ConnectionStatus()

  /// Notes a commit made here, and says whether ``save()`` is to be called after the lock. The lock
  /// is held.
  func didCommit() -> Bool { false }

  /// Saves now what waits for a timer: the last user of the root is gone.
  func hurry() {}

  /// Stops listening: nobody uses the root any more.
  func unsubscribe() {}

  /// Carries out what ``didCommit()`` asked for.
  func save() {}

  /// Saves now, and calls `completion` when the value that memory has now is durable.
  func save(_ completion: @escaping SavePipeline.Waiter) {}

  /// Saves now what is not saved, and calls `completion` when the value that memory has now is
  /// durable. A value that is durable already is not saved again: it may be that of a root on its way
  /// out, with a successor that has a newer one.
  func flush(_ completion: @escaping SavePipeline.Waiter) {}

  /// Saves each change at once from now on.
  func saveImmediately() {}

  /// Whether the storage has the value that memory has.
  var isDurable: Bool { true }

  /// Calls `completion` when the value that memory has now is durable, or when the save that is on its
  /// way, or the next one, has failed. Where the last one failed, the next is not hurried.
  func whenSaved(_ completion: @escaping SavePipeline.Waiter) { completion(.success(())) }

  /// Loads now, and calls `completion` when memory has the value, or a newer one.
  func load(_ completion: @escaping SavePipeline.Waiter) {}
}
