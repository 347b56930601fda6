// The parts of the engine that only a store of reducers uses.

extension Shared {
  /// Shares a value without change tracking: the state of a store, which tests assert by other
  /// means.
  ///
  /// - Parameter make: Makes the value in its place.
  package init(ofStore make: () -> Value) {
    self.init(handle: Root(making: make))
  }

  /// The value. Reading it registers nothing.
  package func peek() -> Value { handle.target.peek() }

  /// Calls `body` with a pointer to the value, without registering a read. The lock is held
  /// meanwhile.
  @inline(__always)
  package func peek(in body: (UnsafePointer<Value>) -> Void) {
    let target = handle.target
    target.core.lock()
    defer { target.core.unlock() }
    target.withValue { body(UnsafePointer($0)) }
  }
}
