internal import PandoDependencies
internal import Synchronization

/// An observer of the value behind a handle. It is notified of changes, and reads the value itself.
///
/// It follows the handle: when the handle is redirected, the observer leaves the old place and watches the new one. The
/// value there is reported if it differs.
///
// Sendable because `state` is guarded by its lock, which is taken before that of a root.
final class ValueObservation<Value>: @unchecked Sendable {
  private struct State {
    /// Nil once the observation is cancelled.
    var watched: Watched?
  }

  /// A place that is watched. The root's mutex guards the node.
  private struct Watched {
    /// The reference that the handle leads to; never a handle itself.
    let target: Reference<Value>
    let node: PlaceNode
    /// How often the value had changed when it was last read.
    var seen: UInt64?
  }

  private let handle: Reference<Value>
  private let subscriber: Subscriber
  private let lock = Lock()
  private var state = State()

  /// Starts observing.
  ///
  /// - Parameters:
  ///   - handle: The reference to observe.
  ///   - notify: Called on the delivering thread after each commit that changed the value, and when a handle on the
  ///     same place is redirected.
  init(_ handle: Reference<Value>, notify: @escaping @Sendable () -> Void) {
    self.handle = handle
    subscriber = Subscriber { _ in notify() }
    state.watched = watch()
  }

  /// The current value; nil if this observer has read it already, as after two changes with one
  /// read between the notifications. Later values are compared with the value that is returned.
  func readNews() -> Value? {
    // Released without the lock: the last user of a key ends the subscription to its storage.
    var left: Watched?
    defer { withExtendedLifetime(left) {} }
    return lock.withLock {
      guard var watched = state.watched else { return nil }
      if handle.target !== watched.target {
        stop(watched)
        left = watched
        watched = watch()
        if let old = left { skipEqual(old, &watched) }
      }
      defer { state.watched = watched }
      return readNews(&watched)
    }
  }

  deinit { cancel() }

  /// Stops observing. A notification already in progress may still arrive.
  func cancel() {
    let watched = lock.withLock {
      defer { state.watched = nil }
      return state.watched
    }
    if let watched { stop(watched) }
  }

  private func readNews(_ watched: inout Watched) -> Value? {
    let target = watched.target
    target.core.lock()
    defer { target.core.unlock() }
    let changes = watched.node.changes
    guard changes != watched.seen else { return nil }
    watched.seen = changes
    let value = target.copy()
    watched.node.remember(value)
    return value
  }

  /// Takes the value at the new place for read if it equals the one that was read last at the old place.
  private func skipEqual(_ old: Watched, _ watched: inout Watched) {
    old.target.core.lock()
    let hasUnreportedValue = old.node.changes != old.seen
    let before = hasUnreportedValue ? nil : old.target.copy()
    old.target.core.unlock()
    guard let before else { return }
    let target = watched.target
    target.core.lock()
    defer { target.core.unlock() }
    let value = target.copy()
    guard areEqual(before, value) == true else { return }
    watched.seen = watched.node.changes
    watched.node.remember(value)
  }

  /// Watches the place where the handle leads.
  private func watch() -> Watched {
    while true {
      let target = handle.target
      target.core.lock()
      let extras = target.extras
      let node = target.makeNode(in: extras.tree)
      node.add(subscriber, extras: extras)
      target.core.pointee.flags.insert(.observed)
      target.core.unlock()
      let watched = Watched(target: target, node: node)
      // A redirection notifies only the present observers, so a redirection before this observer was added is detected
      // here.
      if handle.target === target { return watched }
      stop(watched)
    }
  }

  private func stop(_ watched: Watched) {
    let core = watched.target.core
    core.lock()
    watched.node.remove(subscriber, extras: watched.target.extras)
    core.unlock()
  }
}
