internal import Synchronization

/// One observer of a reference: it is notified of changes, and reads the value when it likes.
///
// Sendable because the root's mutex guards `seenVersion` and the node; the rest is immutable.
final class ValueObservation<Value>: @unchecked Sendable {
  private let reference: Reference<Value>
  private let subscriber: Subscriber
  private let node: Node
  private var seenVersion: UInt64?

  /// Starts observing.
  ///
  /// - Parameters:
  ///   - reference: The reference to observe; not a handle that can be redirected.
  ///   - notify: Called after each commit that changed the value, on the delivering thread.
  init(_ reference: Reference<Value>, notify: @escaping @Sendable () -> Void) {
    self.reference = reference
    subscriber = Subscriber { _ in notify() }
    reference.core.lock()
    let extras = reference.extras
    node = reference.makeNode(in: extras.tree)
    node.add(subscriber, extras: extras)
    reference.core.pointee.flags.insert(.observed)
    reference.core.unlock()
  }

  /// The current value; nil if this observer has read it already, as after two changes with one
  /// read between the notifications. Later values are compared with the value that is returned.
  func readNews() -> Value? {
    reference.core.lock()
    defer { reference.core.unlock() }
    let version = node.version.load(ordering: .relaxed)
    guard version != seenVersion else { return nil }
    seenVersion = version
    let value = reference.copy()
    node.remember(value)
    return value
  }

  deinit { cancel() }

  /// Stops observing. A notification already in progress may still arrive.
  func cancel() {
    reference.core.lock()
    node.remove(subscriber, extras: reference.extras)
    reference.core.unlock()
  }
}
