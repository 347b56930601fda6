/// The content of a toolbar: items and groups of items.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the body.
  associatedtype Body: ToolbarContent

  /// The items that this content consists of.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The views that are drawn. An application's own toolbar content does not implement it.
  @_documentation(visibility: internal)
  static func _views(of content: Self) -> AnyView
}

/// The content of a toolbar that the user can rearrange elsewhere; in Pando its order is fixed.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}

extension ToolbarContent {
  /// Makes the views that are drawn.
  ///
  /// - Parameter content: The content to draw.
  @_documentation(visibility: internal)
  public static func _views(of content: Self) -> AnyView {
    AnyView(ToolbarBodyView(content: content))
  }
}

extension Never: ToolbarContent, CustomizableToolbarContent {
  /// Makes the views that are drawn.
  ///
  /// - Parameter content: The content to draw; there is none.
  @_documentation(visibility: internal)
  public static func _views(of content: Never) -> AnyView {}
}

/// Toolbar content without a body.
@_documentation(visibility: internal)
@MainActor @preconcurrency
public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
  /// Never evaluated.
  public var body: Never { fatalError("\(Self.self) has no body to evaluate") }
}

/// Evaluates the body of a toolbar's content in the graph, so that its state works like a view's.
struct ToolbarBodyView<T: ToolbarContent>: PrimitiveView {
  let content: T

  @_documentation(visibility: internal)
  static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    ToolbarBodyNode(view, parent: parent)
  }
}

final class ToolbarBodyNode<T: ToolbarContent>: Node<ToolbarBodyView<T>> {
  private var content: T
  private let properties: ViewProperties
  private var child: Node<AnyView>!

  init(_ view: ToolbarBodyView<T>, parent: GraphNode) {
    content = view.content
    properties = ViewProperties.of(T.self)
    super.init(parent: parent)
    properties.link(&content, previous: nil, in: self)
    child = AnyView._makeNode(evaluateBody(), parent: self)
  }

  override var name: String { graphName(of: T.self) }

  override func update(_ view: ToolbarBodyView<T>) {
    var new = view.content
    properties.link(&new, previous: &content, in: self)
    content = new
    reevaluate()
  }

  override func reevaluate() {
    child.update(evaluateBody())
  }

  private func evaluateBody() -> AnyView {
    if let message = properties.problem(in: &content, at: self) {
      graph.report(message)
      return AnyView(ProblemView(message: message))
    }
    return evaluate { T.Body._views(of: content.body) }
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }

  override func willTearDown() {
    properties.unlink(&content)
  }

  override func propertyNames(of source: ReadSource) -> [String] {
    properties.names(of: source, in: &content)
  }
}
