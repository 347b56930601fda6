extension GraphNode {
  /// Whether the node is in a row that left its window and is kept.
  final var isInDepartedRow: Bool {
    var node: GraphNode? = self
    while let current = node {
      if let row = current as? AnyRowNode, row.isDeparted { return true }
      node = current.parent
    }
    return false
  }

  /// Whether a view here or below holds state that would be lost with it: a `@State` that was changed, or an object.
  final var holdsState: Bool {
    if ownsState { return true }
    var result = false
    visitChildren { if !result { result = $0.holdsState } }
    return result
  }
}
