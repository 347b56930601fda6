/// Collects the evaluations that wait until their nodes are in sight.
///
/// A hider belongs to a node that is kept while it is hidden, to the window or a presentation under a
/// full-screen cover, or to an unselected page.
@MainActor
final class Hider {
  /// The level of what is covered. A node that could wait for several hiders waits for the highest level,
  /// which is seen first.
  var level = 0
  private var nodes: [GraphNode] = []

  nonisolated init() {}

  /// Keeps a node whose evaluation waits.
  func postpone(_ node: GraphNode) {
    if nodes.count >= 64, nodes.count == nodes.capacity {
      nodes.removeAll { $0.isTornDown || !$0.isDirty }
    }
    nodes.append(node)
  }

  /// Schedules all postponed evaluations in this flush.
  func release() {
    let nodes = nodes
    self.nodes = []
    for node in nodes where node.isDirty && !node.isTornDown { node.graph.evaluateAgain(node) }
  }

  /// Releases the nodes without evaluating them.
  func forget() {
    nodes = []
  }
}
