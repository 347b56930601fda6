/// One observer of a reference: it is told that the value changed, and reads it when it likes.
///
// Sendable because it is immutable; the node is guarded by the root's mutex.
final class ValueObservation<Value>: @unchecked Sendable {
  private let reference: Reference<Value>
  private let subscriber: Subscriber
  private let node: Node

  /// Starts to observe.
  ///
  /// - Parameters:
  ///   - reference: What to observe; not a handle that can be pointed elsewhere.
  ///   - notify: Called after each commit that changed the value, on the thread that delivers.
  init(_ reference: Reference<Value>, notify: @escaping @Sendable () -> Void) {
    self.reference = reference
    subscriber = Subscriber(notify)
    reference.core.lock()
    let extras = reference.extras
    node = reference.makeNode(in: extras.tree)
    node.add(subscriber, extras: extras)
    reference.core.pointee.flags.insert(.observed)
    reference.core.unlock()
  }

  /// The value now. What the observer has seen is what later values are compared with.
  func read() -> Value {
    reference.core.lock()
    defer { reference.core.unlock() }
    let value = reference.copy()
    node.remember(value)
    return value
  }

  deinit { cancel() }

  /// Stops to observe. A notification that is on its way may still come.
  func cancel() {
    reference.core.lock()
    node.remove(subscriber, extras: reference.extras)
    reference.core.unlock()
  }
}
