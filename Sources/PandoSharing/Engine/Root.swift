/// One source of truth: the value, its lock, and what hangs on it.
///
/// The value and the core are stored inline, and their addresses are kept: stored properties of a
/// class instance do not move, and both are reached only under the core's mutex, which is why the
/// dynamic exclusivity checks are off for them.
///
// Sendable because the value and the core are guarded by the core's mutex.
final class Root<Value>: Reference<Value>, @unchecked Sendable {
  @exclusivity(unchecked) private var storedCore = RootCore()
  @exclusivity(unchecked) private var storedValue: Value

  init(_ value: consuming Value) {
    storedValue = value
    super.init(core: Self.unset, address: nil)
    connect()
  }

  /// Makes a root of a value that is made in its place: passing a large one on would copy it on the stack.
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
    if let extras = core.existingExtras {
      extras.takeUnretainedValue().invalidate()
      extras.release()
    }
    CheckedMutex.destroy(&core.pointee.mutex)
  }

  private static var unset: CorePointer { CorePointer(bitPattern: 8).unsafelyUnwrapped }

  override func makeNode(in tree: Node) -> Node { tree }

  override func markCommit(in tree: Node, wakes: inout [Wake]) -> Node? {
    tree.markChanged(into: &wakes)
    return tree
  }
}
