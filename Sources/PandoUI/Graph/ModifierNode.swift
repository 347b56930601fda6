/// The node of a view modified by a modifier that has a body.
final class ModifierNode<Content: View, M: ViewModifier>: Node<ModifiedContent<Content, M>> {
  private var modifier: M
  private var content: Content
  private var child: Node<M.Body>!
  private let layout: ViewLayout

  init(_ view: ModifiedContent<Content, M>, parent: GraphNode) {
    modifier = view.modifier
    content = view.content
    layout = ViewLayout.of(M.self)
    super.init(parent: parent)
    layout.link(&modifier, previous: nil, in: self)
    child = M.Body._makeNode(evaluateBody(), parent: self)
  }

  override var name: String { graphName(of: M.self) }

  override func update(_ view: ModifiedContent<Content, M>) {
    var new = view.modifier
    layout.link(&new, previous: &modifier, in: self)
    modifier = new
    content = view.content
    reevaluate()
  }

  override func reevaluate() {
    child.update(evaluateBody())
  }

  private func evaluateBody() -> M.Body {
    if let message = layout.problem(in: &modifier, at: self) { graph.report(message) }
    graph.count(M.self)
    let storage = TypedViewStorage(content)
    return evaluate { modifier.body(content: M.Content(storage: storage)) }
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }

  override func willTearDown() {
    layout.unlink(&modifier)
  }

  override func propertyNames(of source: ReadSource) -> [String] {
    layout.names(of: source, in: &modifier)
  }
}
