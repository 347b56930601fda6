internal import PandoDependencies
internal import Synchronization

/// What a handle points at, without the type of its value: the root's core, and the place of the
/// value in memory where it has one.
///
/// A reference is one of four things: a ``Root`` that owns a value, a slice of another reference, a
/// ``Lease`` that keeps a key's root in use, or a ``Handle`` that can be pointed elsewhere.
///
// `core` and `address` are written in initializers only; `redirection` is atomic.
// Sendable because the core's mutex guards what they point at.
class AnyReference: @unchecked Sendable {
  /// Nil, or an owned ``Redirection`` once the handle was pointed at another reference.
  private let redirection = Atomic<UnsafeRawPointer?>(nil)
  final var core: CorePointer
  /// Where the value lies, for as long as this reference lives; nil if it has to be computed or
  /// looked up.
  final var address: UnsafeMutableRawPointer?

  init(core: CorePointer, address: UnsafeMutableRawPointer?) {
    self.core = core
    self.address = address
  }

  deinit {
    if let pointer = redirection.load(ordering: .relaxed) {
      Unmanaged<Redirection>.fromOpaque(pointer).release()
    }
  }

  /// The redirection of this handle, or nil for the common case of a handle that was never pointed
  /// elsewhere: one atomic load.
  final var redirected: Redirection? {
    @inline(__always) get {
      guard let pointer = redirection.load(ordering: .acquiring) else { return nil }
      return Unmanaged<Redirection>.fromOpaque(pointer).takeUnretainedValue()
    }
  }

  /// Makes this handle forward to `target` from now on.
  final func redirect(to target: AnyReference) {
    if let redirected { return redirected.point(at: target) }
    let fresh = Unmanaged.passRetained(Redirection(to: target))
    let (exchanged, original) = redirection.compareExchange(
      expected: nil,
      desired: UnsafeRawPointer(fresh.toOpaque()),
      ordering: .acquiringAndReleasing
    )
    if exchanged {
      didRedirect()
    } else if let original {
      fresh.release()
      Unmanaged<Redirection>.fromOpaque(original).takeUnretainedValue().point(at: target)
    }
  }

  /// What keeps the core and the address of this reference valid.
  var pin: AnyReference { self }

  /// What a stored part of this is a stored part of, and where in it: of itself, unless this is a
  /// stored part too.
  var storedBase: AnyReference { self }
  var storedOffset: Int { 0 }

  /// Adds the steps from the root to this reference; see ``isSamePlace(as:)``.
  func collectPath(into path: inout [Step]) {}

  /// Called once, after the first redirection.
  func didRedirect() {}

  /// The node of this reference in the tree of observed slices, made if it is missing. The lock is
  /// held.
  func makeNode(in tree: Node) -> Node { preconditionFailure("abstract") }

  /// Marks the nodes of the references that contain this one, and this one's own, as changed, and
  /// compares what may alias them. Returns this reference's own node. The lock is held.
  func markCommit(in tree: Node, wakes: inout [Wake]) -> Node? {
    preconditionFailure("abstract")
  }

  /// Calls `body` with a pointer to the value, or with nil where there is none. The lock is held.
  func withRawValue(_ body: (UnsafeRawPointer?) -> Void) { preconditionFailure("abstract") }

  /// What the root has besides its value, made if it is missing. The lock is held.
  final var extras: RootExtras { core.extras }
}

/// Where a handle that was pointed elsewhere points now.
///
// Sendable because `current` is guarded by `lock`.
final class Redirection: @unchecked Sendable {
  private let lock = Lock()
  private var current: AnyReference

  init(to target: AnyReference) {
    current = target
  }

  func point(at target: AnyReference) {
    var old = target
    lock.withLock { swap(&old, &current) }
    withExtendedLifetime(old) {}
  }

  var target: AnyReference {
    lock.withLock { current }
  }
}
