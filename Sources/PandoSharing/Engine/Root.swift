/// One source of truth: the value, its lock, and its observers.
///
/// The value and the core are stored inline, and pointers to them are kept. Both are accessed only under the
/// core's mutex, so the dynamic exclusivity checks are off for them.
///
// Unsafe because the pointers leave `withUnsafeMutablePointer`. They stay valid because a stored property of a
// class lies in the instance, which never moves. Both properties are `final`, without observers, and accessed only
// through the pointers. A compiler that kept a property elsewhere would break it, and every test of this module
// with it. A `ManagedBuffer` would be a second allocation: 168 bytes for a `Shared(value: 0)` instead of 120.
//
// Sendable because the value and the core are guarded by the core's mutex.
final class Root<Value>: Reference<Value>, @unchecked Sendable {
  @exclusivity(unchecked) private var storedCore = RootCore()
  @exclusivity(unchecked) private var storedValue: Value

  init(_ value: consuming Value) {
    storedValue = value
    super.init(core: Self.unset, address: nil)
    connect()
  }

  /// Makes the value in its place: passing a large one as an argument would copy it on the stack.
  init(making make: () -> Value) {
    storedValue = make()
    super.init(core: Self.unset, address: nil)
    connect()
  }

  private func connect() {
    core = withUnsafeMutablePointer(to: &storedCore) { $0 }
    address = UnsafeMutableRawPointer(withUnsafeMutablePointer(to: &storedValue) { $0 })
    CheckedMutex.initialize(&core.pointee.mutex)
  }

  deinit {
    core.existingExtras?.invalidate()
    CheckedMutex.destroy(&core.pointee.mutex)
  }

  private static var unset: CorePointer { CorePointer(bitPattern: 8).unsafelyUnwrapped }

  override func moved(to root: AnyReference) -> AnyReference { root }

  override func makeNode(in tree: PlaceNode) -> PlaceNode { tree }

  override func markCommit(in tree: PlaceNode, wakes: inout [Wake]) -> PlaceNode? {
    tree.markChanged(into: &wakes)
    return tree
  }
}
