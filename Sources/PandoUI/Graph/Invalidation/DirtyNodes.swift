/// The nodes that are due for evaluation, parents before their descendants.
struct DirtyNodes {
  /// Sorted by depth; entries before `next` are done.
  private var batch: [GraphNode] = []
  private var next = 0
  /// The nodes inserted since the batch was sorted.
  private var added: [GraphNode] = []
  /// The smallest depth in `added`.
  private var minAdded = Int32.max

  var isEmpty: Bool { next == batch.count && added.isEmpty }

  /// The names of the views, for messages.
  @MainActor var names: [String] { (batch[next...] + added).map(\.name) }

  mutating func insert(_ node: GraphNode) {
    added.append(node)
    minAdded = min(minAdded, node.depth)
  }

  /// Removes and returns a node of the smallest depth.
  mutating func popFirst() -> GraphNode? {
    // A node inserted during an evaluation goes before deeper ones, which its evaluation may update.
    if !added.isEmpty, next == batch.count || minAdded < batch[next].depth { refill() }
    guard next < batch.count else {
      batch.removeAll(keepingCapacity: batch.count < 64)
      next = 0
      return nil
    }
    defer { next += 1 }
    return batch[next]
  }

  private mutating func refill() {
    batch.removeFirst(next)
    batch += added
    next = 0
    added.removeAll(keepingCapacity: added.count < 64)
    minAdded = .max
    if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
  }
}
