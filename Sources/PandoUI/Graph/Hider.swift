/// What something out of sight has to evaluate once it is in sight.
///
/// It belongs to a node that is kept while it is hidden, to the window or a presentation while a
/// full-screen cover is above it, or to a page that is not the selected one.
@MainActor
final class Hider {
  /// How far up what is covered stands: of several that one node waits for, the uppermost is seen first.
  var level = 0
  private var nodes: [GraphNode] = []

  nonisolated init() {}

  /// Keeps a node that is to be evaluated once it is in sight.
  func putOff(_ node: GraphNode) {
    if nodes.count >= 64, nodes.count == nodes.capacity {
      nodes.removeAll { $0.isTornDown || !$0.isDirty }
    }
    nodes.append(node)
  }

  /// Has everything that was put off looked at again in this turn.
  func release() {
    let nodes = nodes
    self.nodes = []
    for node in nodes where node.isDirty && !node.isTornDown { node.graph.evaluateAgain(node) }
  }

  /// Lets go of everything, when none of it is there any more.
  func forget() {
    nodes = []
  }
}
