/// A node that can look up its value, and keeps what its observers last saw if a copy is cheap.
///
// Sendable because `seen` is guarded by the root's mutex.
final class ValueNode<Value>: PlaceNode, @unchecked Sendable {
  /// Calls its second argument with the place's value inside the parent's value, or with nil.
  typealias Projection = (UnsafeRawPointer, (UnsafeRawPointer?) -> Void) -> Void

  private let project: Projection
  private var seen: Value?

  init(step: Step, parent: PlaceNode?, project: @escaping Projection) {
    self.project = project
    super.init(step: step, parent: parent)
  }

  override func forget() { seen = nil }

  override func remember(_ value: UnsafeRawPointer) {
    let value = value.assumingMemoryBound(to: Value.self)
    // The previous value is dropped in any case: a later value may equal it by chance.
    seen = CopyCost.isCheap(value) ? value.pointee : nil
  }

  override func compare(parent: UnsafeRawPointer?, wakes: inout [Wake]) {
    guard let parent else { return compare(nil, wakes: &wakes) }
    project(parent) { compare($0, wakes: &wakes) }
  }

  private func compare(_ value: UnsafeRawPointer?, wakes: inout [Wake]) {
    let isSame: Bool? =
      if let seen, let value {
        areEqual(seen, value.assumingMemoryBound(to: Value.self).pointee)
      } else {
        nil
      }
    // `markChanged` may remove this node from its parent's children, but never its own children.
    let children = self.children
    if isSame != true { markChanged(into: &wakes) }
    if !children.isEmpty { children.forEach { $0.compare(parent: value, wakes: &wakes) } }
  }
}

extension PlaceNode {
  /// Keeps the value that an observer is about to see, for comparisons, if a copy is cheap.
  func remember<Value>(_ value: Value) {
    withUnsafePointer(to: value) { remember(UnsafeRawPointer($0)) }
  }
}
