/// A modifier whose body decides whether something is presented elsewhere: a sheet, an alert.
protocol PresentingModifier: ViewModifier {}

/// The node of a view modified by a modifier that has a body.
final class ModifierNode<Content: View, M: ViewModifier>:
  BodyNode<ModifiedContent<Content, M>, M.Body>
{
  private var modifier: M
  private var content: Content

  init(_ view: ModifiedContent<Content, M>, parent: GraphNode) {
    modifier = view.modifier
    content = view.content
    super.init(.of(M.self), parent: parent)
    properties.link(&modifier, previous: nil, in: self)
    run(isNew: true)
  }

  override var name: String { graphName(of: M.self) }

  override func update(_ view: ModifiedContent<Content, M>) {
    var new = view.modifier
    properties.link(&new, previous: &modifier, in: self)
    modifier = new
    content = view.content
    if !isPostponed() { run(isNew: false) }
  }

  override var isEvaluatedOutOfSight: Bool { M.self is any PresentingModifier.Type }

  override func reevaluate() {
    run(isNew: false)
  }

  private func run(isNew: Bool) {
    guard mayEvaluate(properties.problem(in: &modifier, at: self), isNew: isNew) else { return }
    graph.count(M.self)
    let storage = TypedViewStorage(content)
    show(evaluate { modifier.body(content: M.Content(storage: storage)) }, isNew: isNew)
  }

  override var ownsState: Bool { properties.holdState(&modifier) }

  override func willTearDown() {
    properties.unlink(&modifier)
  }

  override func propertyNames(of source: ReadSource) -> [String] {
    properties.names(of: source, in: &modifier)
  }
}
