/// The body that a style of the application makes. `@Environment` and `@State` of the style work as
/// in a view.
struct StyledBody<Style, Content: View>: PrimitiveView {
  let style: Style
  let make: (Style) -> Content

  /// Makes the node of the view.
  @_documentation(visibility: internal)
  static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    StyledBodyNode(view, parent: parent)
  }
}

final class StyledBodyNode<Style, Content: View>: Node<StyledBody<Style, Content>> {
  private var style: Style
  private var make: (Style) -> Content
  private var child: Node<Content>!
  private let properties: ViewProperties

  init(_ view: StyledBody<Style, Content>, parent: GraphNode) {
    style = view.style
    make = view.make
    properties = ViewProperties.of(Style.self)
    super.init(parent: parent)
    properties.link(&style, previous: nil, in: self)
    child = Content._makeNode(evaluate { make(style) }, parent: self)
  }

  override var name: String { graphName(of: Style.self) }

  override func update(_ view: StyledBody<Style, Content>) {
    var new = view.style
    properties.link(&new, previous: &style, in: self)
    style = new
    make = view.make
    reevaluate()
  }

  override func reevaluate() {
    child.update(evaluate { make(style) })
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }

  override func willTearDown() {
    properties.unlink(&style)
  }

  override func propertyNames(of source: ReadSource) -> [String] {
    properties.names(of: source, in: &style)
  }
}

/// A view inside a style, whose type the style does not know: the label or content of a control.
public struct _StyleContent: View {
  let content: AnyView

  init<Content: View>(_ content: Content) {
    self.content = AnyView(content)
  }

  /// The view.
  public var body: AnyView { content }
}
