/// A view whose closure runs in an evaluation of its own. The closure's reads are tracked for this
/// view, not for the view around it.
package struct Deferred<Content: View>: PrimitiveView {
  let content: () -> Content

  package init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    DeferredNode(view, parent: parent)
  }
}

final class DeferredNode<Content: View>: Node<Deferred<Content>> {
  private var view: Deferred<Content>
  private var child: Node<Content>!

  init(_ view: Deferred<Content>, parent: GraphNode) {
    self.view = view
    super.init(parent: parent)
    child = Content._makeNode(evaluate(view.content), parent: self)
  }

  override func update(_ view: Deferred<Content>) {
    self.view = view
    reevaluate()
  }

  override func reevaluate() {
    child.update(evaluate(view.content))
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}
