/// The source of a new root's value.
enum RootSource {
  /// From the storage.
  case storage
  /// From the storage, and the caller waits for that load. A root that is in use already is loaded
  /// again.
  case awaitedStorage(AnyConnection.LoadWaiter)
  /// The caller has just loaded it, and passes it as the default.
  case loaded

  var waiter: AnyConnection.LoadWaiter? {
    if case .awaitedStorage(let waiter) = self { waiter } else { nil }
  }
}
