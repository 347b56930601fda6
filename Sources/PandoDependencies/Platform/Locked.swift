/// A value guarded by a ``Lock``.
package final class Locked<Value>: Sendable {
  @usableFromInline let guardingLock = Lock()

  // Sendable because `guardingLock` is held around every access.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var value: Value

  /// Makes a guarded value.
  package init(_ value: sending Value) {
    self.value = value
  }

  /// Runs `body` with exclusive access to the value.
  ///
  /// - Parameter body: Reads and changes the value. It must not call `withLock` on this object.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws; changes made before the throw stay.
  @inlinable
  package func withLock<R, E: Error>(_ body: (inout Value) throws(E) -> R) throws(E) -> R {
    guardingLock.lock()
    defer { guardingLock.unlock() }
    return try body(&value)
  }
}
