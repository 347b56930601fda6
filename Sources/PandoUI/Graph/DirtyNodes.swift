/// The nodes that are to be evaluated, parents before what is below them.
struct DirtyNodes {
  /// In order of depth, from `next` on.
  private var batch: [GraphNode] = []
  private var next = 0
  /// What was added since the batch was put in order.
  private var added: [GraphNode] = []
  /// The least depth of what was added.
  private var minAdded = Int32.max

  var isEmpty: Bool { next == batch.count && added.isEmpty }

  /// The names of the views.
  @MainActor var names: [String] { (batch[next...] + added).map(\.name) }

  mutating func insert(_ node: GraphNode) {
    added.append(node)
    minAdded = min(minAdded, node.depth)
  }

  /// Takes one that no other one is above.
  mutating func popFirst() -> GraphNode? {
    // What was added during an evaluation comes before what is further down and may be about to
    // see it.
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
