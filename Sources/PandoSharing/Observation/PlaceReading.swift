internal import Synchronization

/// How an interface follows what its evaluations read, without Observation: each place that is read is
/// subscribed to once for as long as it is, and a second evaluation that reads it again costs a look
/// into a table. A tracking of Observation is made and ended with each evaluation.
///
/// A body that opens a `withObservationTracking` of its own counts as the reader of what it reads there
/// of shared state.
package enum PlaceReading {
  /// Is told of each read on a thread where ``EvaluationSlot`` holds something, with that.
  package typealias Note = (UnsafeMutableRawPointer, PlaceRead) -> Void

  private static let isUsed = Atomic<Bool>(false)
  // Unsafe because it is set before the first evaluation, on the actor that runs all of them.
  private nonisolated(unsafe) static var note: Note?

  /// Says who follows evaluations. Once, before the first one.
  @MainActor
  package static func follow(_ note: @escaping Note) {
    self.note = note
    isUsed.store(true, ordering: .relaxed)
  }

  /// What is being evaluated on the calling thread, if somebody follows that.
  @inline(__always)
  static var evaluation: UnsafeMutableRawPointer? {
    isUsed.load(ordering: .relaxed) ? EvaluationSlot.pointer : nil
  }

  static func note(_ read: PlaceRead, in evaluation: UnsafeMutableRawPointer) {
    note?(evaluation, read)
  }
}

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
  package func watch(_ notify: @escaping @Sendable (inout Aftermath) -> Void) -> PlaceWatch {
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

/// What is left to do when all who follow a place were told of a change.
package struct Aftermath {
  /// The interfaces that are to take a turn because of it.
  package var turns: [any TurnTaking] = []

  /// After so many turns others have theirs.
  private static let maxCount = 64

  /// Has the interfaces take their turns, in one task: to begin one costs as much as a small turn.
  func finish() {
    if turns.isEmpty { return }
    Task { @MainActor [turns] in
      for (index, turn) in turns.enumerated() {
        if index > 0, index.isMultiple(of: Self.maxCount) { await Task.yield() }
        turn.takeTurn()
      }
    }
  }
}

/// An interface that draws what changed once per turn of the main actor.
package protocol TurnTaking: AnyObject, Sendable {
  /// Draws what changed.
  @MainActor func takeTurn()
}

extension Reference {
  /// A read by an evaluation: the value and the subscription are taken under one hold of the lock, so
  /// that no change can come between.
  @inline(never)
  func read(in evaluation: UnsafeMutableRawPointer) -> Value {
    core.lock()
    defer { core.unlock() }
    let extras = self.extras
    let node = makeNode(in: extras.tree)
    let value = copy()
    node.remember(value)
    PlaceReading.note(PlaceRead(reference: self, node: node), in: evaluation)
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
