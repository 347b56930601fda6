/// A read of a place of shared state. The lock of its root is held.
package struct PlaceRead {
  fileprivate let reference: AnyReference
  fileprivate let node: Node

  /// Names the place for as long as somebody watches it.
  package var id: ObjectIdentifier { ObjectIdentifier(node) }

  /// Watches the place from this read on: no change comes between.
  ///
  /// - Parameter notify: Called after each change of what is there, and when a handle it was read
  ///   through leads elsewhere, on the thread that delivers.
  package func watch(_ notify: @escaping @Sendable (inout Delivery) -> Void) -> PlaceWatch {
    PlaceWatch(reference, node, Subscriber(isReader: true, notify: notify))
  }
}

/// Somebody who reads a place again after each change of it.
///
// Sendable because it is immutable, and the root's mutex guards the node.
package final class PlaceWatch: @unchecked Sendable {
  /// Keeps the root.
  private let reference: AnyReference
  fileprivate let node: Node
  private let subscriber: Subscriber

  fileprivate init(_ reference: AnyReference, _ node: Node, _ subscriber: Subscriber) {
    self.reference = reference.pin
    self.node = node
    self.subscriber = subscriber
    node.add(subscriber, extras: reference.extras)
    reference.core.pointee.flags.insert(.observed)
  }

  /// Stops watching. A notification that is on its way may still come.
  package func cancel() {
    reference.core.lock()
    node.remove(subscriber, extras: reference.extras)
    reference.core.unlock()
  }
}

/// One round of telling the subscribers of a root of its changes.
package struct Delivery {
  /// Who has something to do when all subscribers were told.
  package var observers: [any DeliveryObserver] = []

  func finish() {
    observers.first?.didDeliver(to: observers)
  }
}

/// Somebody with work to do when all subscribers of a delivery were told.
package protocol DeliveryObserver: AnyObject, Sendable {
  /// All subscribers were told. Called for the first observer of the delivery, on the thread that delivers,
  /// so that the work of many can be scheduled at once.
  ///
  /// - Parameter observers: All observers of the delivery, in the order in which they were added.
  func didDeliver(to observers: [any DeliveryObserver])
}

extension Reference {
  /// A read by an evaluation: the value and the subscription are taken under one hold of the lock, so
  /// that no change can come between.
  @inline(never)
  func read(by observer: any EvaluationObserver) -> Value {
    core.lock()
    defer { core.unlock() }
    let extras = self.extras
    let node = makeNode(in: extras.tree)
    let value = copy()
    node.remember(value)
    observer.didRead(PlaceRead(reference: self, node: node))
    // After the node is watched: one that is not would be swept.
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
  /// Whether somebody watches this place; for messages.
  package func isWatched(by watch: PlaceWatch) -> Bool { handle.target.isWatched(by: watch) }
}

extension SharedReader {
  /// Whether somebody watches this place; for messages.
  package func isWatched(by watch: PlaceWatch) -> Bool { handle.target.isWatched(by: watch) }
}
