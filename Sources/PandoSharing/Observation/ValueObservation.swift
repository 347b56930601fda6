internal import Synchronization

/// One observer of a reference: it is told that the value changed, and reads it when it likes.
///
// Sendable because the root's mutex guards `seenVersion` and the node; the rest is immutable.
final class ValueObservation<Value>: @unchecked Sendable {
  private let reference: Reference<Value>
  private let subscriber: Subscriber
  private let node: Node
  private var seenVersion: UInt64?

  /// Starts to observe.
  ///
  /// - Parameters:
  ///   - reference: What to observe; not a handle that can be pointed elsewhere.
  ///   - notify: Called after each commit that changed the value, on the thread that delivers.
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

  /// The value now; nil if this observer has read it already, which is so when one read followed two
  /// changes of which it is told one by one. What the observer has seen is what later values are
  /// compared with.
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

  /// Stops to observe. A notification that is on its way may still come.
  func cancel() {
    reference.core.lock()
    node.remove(subscriber, extras: reference.extras)
    reference.core.unlock()
  }
}
