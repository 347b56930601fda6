/// A modifier whose body reads whether something is shown that is not in its place: a sheet, an alert.
protocol PresentingModifier: ViewModifier {}

/// The node of a view modified by a modifier that has a body.
final class ModifierNode<Content: View, M: ViewModifier>: Node<ModifiedContent<Content, M>> {
  private var modifier: M
  private var content: Content
  private var child: Node<M.Body>?
  /// Takes the place of the child when the body cannot be evaluated.
  private var problem: Node<ProblemView>?
  private let properties: ViewProperties

  init(_ view: ModifiedContent<Content, M>, parent: GraphNode) {
    modifier = view.modifier
    content = view.content
    properties = ViewProperties.of(M.self)
    super.init(parent: parent)
    properties.link(&modifier, previous: nil, in: self)
    run(isNew: true)
  }

  override var name: String { graphName(of: M.self) }

  override func update(_ view: ModifiedContent<Content, M>) {
    var new = view.modifier
    properties.link(&new, previous: &modifier, in: self)
    modifier = new
    content = view.content
    if !isPutOff() { run(isNew: false) }
  }

  override var actsOutOfSight: Bool { M.self is any PresentingModifier.Type }

  override func reevaluate() {
    run(isNew: false)
  }

  private func run(isNew: Bool) {
    if child == nil, isTooDeep { return endNesting() }
    if let message = properties.problem(in: &modifier, at: self) {
      show(message, isNew: isNew)
      return
    }
    problem?.tearDown()
    problem = nil
    graph.count(M.self)
    let storage = TypedViewStorage(content)
    let body = evaluate { modifier.body(content: M.Content(storage: storage)) }
    if let child {
      child.update(body)
    } else {
      child = M.Body._makeNode(body, parent: self)
      if !isNew { childrenChanged() }
    }
    endNesting()
  }

  override var canShowProblem: Bool { true }

  override func show(_ problem: String) { show(problem, isNew: false) }

  private func show(_ message: String, isNew: Bool) {
    isDirty = false
    graph.report(message)
    child?.tearDown()
    child = nil
    problem?.tearDown()
    problem = ProblemView._makeNode(ProblemView(message: message), parent: self)
    if !isNew { childrenChanged() }
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
    if let problem { visit(problem) }
  }

  override func willTearDown() {
    properties.unlink(&modifier)
  }

  override func propertyNames(of source: ReadSource) -> [String] {
    properties.names(of: source, in: &modifier)
  }
}
