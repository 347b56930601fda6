/// The topmost node of a graph.
final class RootNode: GraphNode {
  var content: GraphNode?
  private var drawn: ElementInstance!
  /// Collects evaluations while a full-screen cover is above the window; nil without a cover.
  var cover: Hider?

  init(graph: ViewGraph) {
    super.init(rootScope: graph.rootScope)
    drawn = ElementInstance(node: self, kind: .root, host: graph.rootHost)
  }

  func start() {
    graph.arrangeLater(drawn)
  }

  override var element: ElementInstance? { drawn }

  override var hiding: Hider? { cover }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let content { visit(content) }
  }

  override func willTearDown() {
    drawn.tearDown()
    cover?.forget()
  }
}
