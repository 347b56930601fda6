/// Keeps its content, with its state, and shows it or not: a screen behind another, a tab.
///
/// What is hidden goes on being evaluated; its callbacks say that it is out of sight, its tasks are
/// cancelled, and its elements are there with the attribute `isHidden`.
package struct Presence<Content: View>: PrimitiveView {
  let isShown: Bool
  let content: Content

  package init(_ isShown: Bool, @ViewBuilder content: () -> Content) {
    self.isShown = isShown
    self.content = content()
  }

  /// Makes the node that stands for the view.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    PresenceNode(view, parent: parent)
  }
}

final class PresenceNode<Content: View>: Node<Presence<Content>> {
  private var isShown: Bool
  private var child: Node<Content>!

  init(_ view: Presence<Content>, parent: GraphNode) {
    isShown = view.isShown
    super.init(parent: parent)
    child = Content._makeNode(view.content, parent: self)
  }

  override var showsChildren: Bool { isShown }

  override func update(_ view: Presence<Content>) {
    let changed = isShown != view.isShown
    isShown = view.isShown
    child.update(view.content)
    if changed {
      if isPresent { child.presenceChanged(isShown) }
      child.redecorate()
    }
  }

  override func presenceChanged(_ isPresent: Bool) {
    if isShown { super.presenceChanged(isPresent) }
  }

  override func contribute(to layers: inout Layers) {
    if !isShown { layers.outermost[.isHidden] = .flag(true) }
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}
