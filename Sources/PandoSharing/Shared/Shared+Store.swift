// What a store of reducers needs of the engine besides what everybody has.

extension Shared {
  /// Shares a value that no test asserts: the state of a store, which is asserted by other means.
  ///
  /// - Parameter make: Makes the value, in its place.
  package init(ofStore make: () -> Value) {
    self.init(handle: Root(making: make))
  }

  /// The value, without becoming a reader of it.
  package func peek() -> Value { handle.target.peek() }

  /// Looks at the value where it is, without becoming a reader of it. The lock is held meanwhile.
  @inline(__always)
  package func peek(in body: (UnsafePointer<Value>) -> Void) {
    let target = handle.target
    target.core.lock()
    defer { target.core.unlock() }
    target.withValue { body(UnsafePointer($0)) }
  }
}
