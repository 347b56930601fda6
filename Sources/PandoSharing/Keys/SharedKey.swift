/// A place a shared value can be loaded from and saved to.
///
/// The storage engine never has two saves of one root in flight and always hands over the newest
/// value, so a key needs no queue or throttle of its own. It answers the continuation when the
/// value is durable.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves the value and answers through the continuation, exactly once.
  ///
  /// - Parameters:
  ///   - value: The value to keep.
  ///   - context: Whether a mutation or an explicit `save()` asked for it.
  ///   - continuation: Resumed once the value is durable, or with the error that prevented it.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// Another name of ``SharedKey``, the one the Composable Architecture introduced it under.
public typealias PersistenceKey = SharedKey
