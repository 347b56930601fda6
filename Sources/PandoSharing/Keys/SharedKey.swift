/// A storage that a shared value can be loaded from and saved to.
///
/// The storage engine never has two saves of one root in flight, and always passes the newest
/// value, so a key needs no queue or throttle of its own. The key resumes the continuation when the
/// value is durable.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves the value and answers through the continuation, exactly once.
  ///
  /// - Parameters:
  ///   - value: The value to keep.
  ///   - context: Whether the save follows a mutation or was requested with `save()`.
  ///   - continuation: Resumed once the value is durable, or with the error that prevented it.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// The name of ``SharedKey`` in older versions of the Composable Architecture.
public typealias PersistenceKey = SharedKey
