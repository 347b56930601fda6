/// Keeps its content and the content's state, and shows or hides it: a screen behind another.
///
/// Hidden content is evaluated when it is shown again. Hiding runs the disappearing callbacks, cancels tasks,
/// and sets the attribute `isHidden` on the elements.
package struct Presence<Content: View>: PrimitiveView {
  let isShown: Bool
  let content: Content

  package init(_ isShown: Bool, @ViewBuilder content: () -> Content) {
    self.isShown = isShown
    self.content = content()
  }

  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - parent: The node around it.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    PresenceNode(view, parent: parent)
  }
}

final class PresenceNode<Content: View>: HidingNode<Presence<Content>> {
  /// The content that was given while it was hidden.
  private var pending: Content?
  private var child: Node<Content>!

  init(_ view: Presence<Content>, parent: GraphNode) {
    super.init(isShown: view.isShown, parent: parent)
    child = Content._makeNode(view.content, parent: self)
  }

  override func update(_ view: Presence<Content>) {
    pending = nil
    if isShown != view.isShown {
      setShown(view.isShown, child: child) { child.update(view.content) }
    } else {
      take { child.update(view.content) }
      if hasPendingContent { pending = view.content }
    }
  }

  override func reevaluate() {
    isDirty = false
    guard let content = pending else { return }
    pending = nil
    catchUp { child.update(content) }
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}
