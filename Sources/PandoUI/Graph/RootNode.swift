/// The node at the top.
final class RootNode: GraphNode {
  var content: GraphNode?
  private var drawn: Element!

  init(graph: ViewGraph) {
    super.init(rootScope: graph.rootScope)
    drawn = Element(node: self, kind: .root, host: graph.rootHost)
  }

  func start() {
    graph.arrangeLater(drawn)
  }

  override var element: Element? { drawn }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let content { visit(content) }
  }

  override func willTearDown() {
    drawn.tearDown()
  }
}
