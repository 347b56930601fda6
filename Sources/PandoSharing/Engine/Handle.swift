/// One owner's handle on a reference that others share. `@Shared(.key)` makes a handle, and so does an initializer that
/// takes a projection, so that redirecting one handle leaves the others alone.
///
// Sendable because `held` is guarded by the core's mutex.
final class Handle<Value>: Reference<Value>, @unchecked Sendable {
  /// Keeps the core and the address valid for reads in progress, even after a redirection.
  private let pinned: AnyReference
  private var held: Reference<Value>?

  init(_ target: Reference<Value>) {
    pinned = target.pin
    held = target
    super.init(core: target.core, address: target.address)
  }

  override var undirectedTarget: Reference<Value> {
    core.lock()
    let held = self.held
    core.unlock()
    // Nil only if another thread is redirecting the handle at this moment.
    return held ?? target
  }

  override func didRedirect() -> AnyReference {
    core.lock()
    defer { core.unlock() }
    return held.take() ?? pinned
  }

  override var pin: AnyReference { pinned }
  override var lockedTarget: AnyReference { held ?? redirected?.target ?? pinned }
  override func moved(to root: AnyReference) -> AnyReference { target.moved(to: root) }
  override func collectPath(into path: inout [Step]) { target.collectPath(into: &path) }
  override func withValue(_ body: (UnsafeMutablePointer<Value>) -> Void) {
    typedPin.withValue(body)
  }
  override var isPresent: Bool { typedPin.isPresent }
  override var inPlace: Value {
    get { typedPin.inPlace }
    _modify { yield &typedPin.inPlace }
  }
  override func makeNode(in tree: PlaceNode) -> PlaceNode { pinned.makeNode(in: tree) }
  override func markCommit(in tree: PlaceNode, wakes: inout [Wake]) -> PlaceNode? {
    pinned.markCommit(in: tree, wakes: &wakes)
  }

  // Unsafe because the cast is not checked. The initializer takes the pin of a `Reference<Value>`; the pin
  // of a reference has its type of value.
  private var typedPin: Reference<Value> { unsafeDowncast(pinned, to: Reference<Value>.self) }
}

/// The use of a key's root by one handle and the slices derived from it. When the last lease of a
/// root ends, the root leaves the registry and stops listening to its storage.
///
// Sendable because it is immutable.
final class Lease<Value>: Reference<Value>, @unchecked Sendable {
  let root: Root<Value>
  private let entry: RegistryEntry

  /// The caller has already counted this lease in `entry`; the `deinit` removes it from the count.
  init(_ root: Root<Value>, entry: RegistryEntry) {
    self.root = root
    self.entry = entry
    super.init(core: root.core, address: root.address)
  }

  deinit { entry.removeUser() }

  override var pin: AnyReference { root }
  override func moved(to root: AnyReference) -> AnyReference { root }
  override func makeNode(in tree: PlaceNode) -> PlaceNode { tree }
  override func markCommit(in tree: PlaceNode, wakes: inout [Wake]) -> PlaceNode? {
    root.markCommit(in: tree, wakes: &wakes)
  }
}
