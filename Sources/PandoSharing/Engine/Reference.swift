internal import PandoDependencies

/// The untyped part of a reference: the root's core, and the address of the value if it has one.
///
/// A reference is one of four things: a ``Root`` that owns a value, a slice of another reference, a
/// ``Lease`` that keeps a key's root in use, or a ``Handle`` that can be redirected.
///
// `core` and `address` are written in initializers only; `redirection` is atomic.
// Sendable because the core's mutex guards what they point at.
class AnyReference: @unchecked Sendable {
  /// Set when the handle is redirected for the first time.
  private let redirection = OnceReference<Redirection>()
  final var core: CorePointer
  /// The address of the value, valid while this reference lives; nil if the value is computed or
  /// looked up.
  final var address: UnsafeMutableRawPointer?

  init(core: CorePointer, address: UnsafeMutableRawPointer?) {
    self.core = core
    self.address = address
  }

  /// The redirection of this handle. Usually nil, which costs one atomic load.
  final var redirected: Redirection? {
    @inline(__always) get { redirection.object }
  }

  /// Redirects this handle to `target`, and returns what it led to before.
  final func redirect(to target: AnyReference) -> AnyReference {
    if let redirected { return redirected.point(at: target) }
    let fresh = Redirection(to: target)
    let winner = redirection.setIfEmpty(fresh)
    return winner === fresh ? didRedirect() : winner.point(at: target)
  }

  /// The reference that keeps the core and the address of this one valid.
  var pin: AnyReference { self }

  /// The root or slice at the end of this reference, past all handles, which could be redirected. The lock is held.
  var lockedTarget: AnyReference { self }

  /// Whether the value is a text or a number.
  var leadsToText: Bool { false }

  /// The reference that ``storedOffset`` counts from. A stored slice returns its own base, so that
  /// stored slices of stored slices are flattened.
  var storedBase: AnyReference { self }
  var storedOffset: Int { 0 }

  /// Appends the steps from the root to this reference; see ``isSamePlace(as:)``.
  func collectPath(into path: inout [Step]) {}

  /// Called once, after the first redirection. Returns what this reference led to before.
  func didRedirect() -> AnyReference { self }

  /// This reference's node in the tree of places, made if it is missing. The lock is held.
  func makeNode(in tree: PlaceNode) -> PlaceNode { preconditionFailure("abstract") }

  /// Marks the nodes of this reference and of the references that contain it as changed, and
  /// compares the nodes that may alias them. Returns this reference's node. The lock is held.
  func markCommit(in tree: PlaceNode, wakes: inout [Wake]) -> PlaceNode? {
    preconditionFailure("abstract")
  }

  /// Whether there is a value. Takes the lock.
  var hasValue: Bool { true }

  /// The same place in another root's value.
  func moved(to root: AnyReference) -> AnyReference { preconditionFailure("abstract") }

  /// Calls `body` with a pointer to the value, or with nil if there is no value. The lock is held.
  func withRawValue(_ body: (UnsafeRawPointer?) -> Void) { preconditionFailure("abstract") }

  /// The extras of the root, made if they are missing. The lock is held.
  final var extras: RootExtras { core.extras }
}

/// The target of a handle that was redirected.
///
// Sendable because `current` is guarded by `lock`.
final class Redirection: @unchecked Sendable {
  private let lock = Lock()
  private var current: AnyReference

  init(to target: AnyReference) {
    current = target
  }

  /// Replaces the target, and returns the previous one.
  func point(at target: AnyReference) -> AnyReference {
    var old = target
    lock.withLock { swap(&old, &current) }
    return old
  }

  var target: AnyReference {
    lock.withLock { current }
  }
}
