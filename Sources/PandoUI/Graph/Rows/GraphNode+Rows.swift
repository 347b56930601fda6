extension GraphNode {
  /// Whether the node is in a row that left its window and is kept. Content that the row presents
  /// elsewhere does not count as inside.
  final var isInDepartedRow: Bool {
    var node: GraphNode = self
    while let parent = node.parent {
      if let row = parent as? AnyRowNode, row.isDeparted { return true }
      if parent.isAlwaysInSight { return false }
      node = parent
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
