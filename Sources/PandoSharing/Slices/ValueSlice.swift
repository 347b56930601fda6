/// A part of another reference's value, with the step that leads to it.
///
// Sendable because it adds no state.
class ValueSlice<Value>: Reference<Value>, @unchecked Sendable {
  /// The reference whose value this is a part of. For a slice of a slice it is the outer slice.
  final let base: AnyReference

  init(_ base: AnyReference, address: UnsafeMutableRawPointer?) {
    self.base = base
    super.init(core: base.core, address: address)
  }

  /// The step from the base to this slice.
  var step: Step { preconditionFailure("abstract") }

  /// Finds the slice's value inside the base's value, for comparisons.
  var projection: ValueNode<Value>.Projection { preconditionFailure("abstract") }

  override func collectPath(into path: inout [Step]) {
    base.collectPath(into: &path)
    path.append(step)
  }

  override func makeNode(in tree: PlaceNode) -> PlaceNode {
    let parent = base.makeNode(in: tree)
    let step = self.step
    if let node = parent.children[step] { return node }
    let node = ValueNode<Value>(step: step, parent: parent, project: projection)
    parent.children[step] = node
    return node
  }

  override func markCommit(in tree: PlaceNode, wakes: inout [Wake]) -> PlaceNode? {
    guard let parent = base.markCommit(in: tree, wakes: &wakes), !parent.children.isEmpty else {
      return nil
    }
    let step = self.step
    let node = parent.children[step]
    // The value is looked up only if another node than this slice's may be touched.
    if parent.children.hasAlias(of: step, beside: node) {
      base.withRawValue { value in
        parent.children.forEachAlias(of: step) { $0.compare(parent: value, wakes: &wakes) }
      }
    }
    node?.markChanged(into: &wakes)
    return node
  }
}
