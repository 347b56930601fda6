/// Draws a view in the row of the modified view, after it: swipe actions, a background.
struct RowPortalModifier<Beside: View>: ViewModifier {
  typealias Body = Never

  let beside: Beside

  /// Makes the node of the view.
  @_documentation(visibility: internal)
  static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>,
    parent: GraphNode
  ) -> Node<ModifiedContent<Modified, Self>> {
    RowPortalNode(view, parent: parent)
  }
}

final class RowPortalNode<Content: View, Beside: View>: Node<
  ModifiedContent<Content, RowPortalModifier<Beside>>
>
{
  private let host = PortalHost()
  private var child: Node<Content>!
  private var portal: Node<Portal<Beside>>!

  init(_ view: ModifiedContent<Content, RowPortalModifier<Beside>>, parent: GraphNode) {
    super.init(parent: parent)
    child = Content._makeNode(view.content, parent: self)
    portal = Portal<Beside>._makeNode(Portal(to: host) { view.modifier.beside }, parent: self)
  }

  override func update(_ view: ModifiedContent<Content, RowPortalModifier<Beside>>) {
    child.update(view.content)
    portal.update(Portal(to: host) { view.modifier.beside })
  }

  override func contribute(to layers: inout Layers) {
    layers.unitHosts.append(host)
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
    if let portal { visit(portal) }
  }
}

/// Content that is drawn only inside a row.
struct InRow<Content: View>: View {
  let content: Content

  @Environment(\.isInRows) private var isInRows

  var body: some View {
    if isInRows { content }
  }
}

private enum IsInRowsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view is inside a list or a form.
  var isInRows: Bool {
    get { self[IsInRowsKey.self] }
    set { self[IsInRowsKey.self] = newValue }
  }
}
