/// A read of a place of shared state. The lock of its root is held.
package struct PlaceRead {
  fileprivate let reference: AnyReference
  fileprivate let node: PlaceNode

  /// Identifies the place while it is watched.
  package var id: ObjectIdentifier { ObjectIdentifier(node) }

  /// Watches the place from this read on; no change is missed.
  ///
  /// - Parameter notify: Called on the delivering thread after each change of the value, and when a handle
  ///   that it was read through is redirected.
  package func watch(_ notify: @escaping @Sendable (inout Delivery) -> Void) -> PlaceWatch {
    PlaceWatch(reference, node, Subscriber(notify: notify))
  }
}

/// A subscription to a place by an observer that reads it again after each change.
///
// Sendable because it is immutable, and the root's mutex guards the node.
package final class PlaceWatch: @unchecked Sendable {
  /// Keeps the root alive.
  private let reference: AnyReference
  fileprivate let node: PlaceNode
  private let subscriber: Subscriber

  fileprivate init(_ reference: AnyReference, _ node: PlaceNode, _ subscriber: Subscriber) {
    self.reference = reference.pin
    self.node = node
    self.subscriber = subscriber
    node.add(subscriber, extras: reference.extras)
    reference.core.pointee.flags.insert(.observed)
  }

  /// The connection of the value that the place is in.
  var connection: AnyConnection? { reference.connection }

  /// Stops watching. A notification already in progress may still arrive.
  package func cancel() {
    reference.core.lock()
    node.remove(subscriber, extras: reference.extras)
    reference.core.unlock()
  }
}

/// One round of notifying the subscribers of a root.
package struct Delivery {
  /// The observers that have work to do once all subscribers were notified.
  package var observers: [any DeliveryObserver] = []

  func finish() {
    observers.first?.didDeliver(to: observers)
  }
}

/// An observer that has work to do once all subscribers of a delivery were notified.
package protocol DeliveryObserver: AnyObject, Sendable {
  /// Called when all subscribers were notified. Only the first observer of the delivery is called, on the delivering
  /// thread, so that the work of many can be scheduled at once.
  ///
  /// - Parameter observers: All observers of the delivery, in the order in which they were added.
  func didDeliver(to observers: [any DeliveryObserver])
}

extension Reference {
  /// A read by an evaluation. It takes the value and the subscription under one lock, so that no change can come
  /// between.
  @inline(never)
  func read(by observer: any EvaluationObserver) -> Value {
    core.lock()
    defer { core.unlock() }
    let extras = self.extras
    let node = makeNode(in: extras.tree)
    let value = copy()
    node.remember(value)
    observer.didRead(PlaceRead(reference: self, node: node))
    // Only after the node is watched: the sweep removes nodes without observers.
    extras.noteWork()
    return value
  }

  fileprivate func isWatched(by watch: PlaceWatch) -> Bool {
    core.lock()
    defer { core.unlock() }
    return makeNode(in: extras.tree) === watch.node
  }
}

extension Shared {
  /// Whether `watch` watches this place; for messages.
  package func isWatched(by watch: PlaceWatch) -> Bool { handle.target.isWatched(by: watch) }
}

extension SharedReader {
  /// Whether `watch` watches this place; for messages.
  package func isWatched(by watch: PlaceWatch) -> Bool { handle.target.isWatched(by: watch) }
}
