/// Several views side by side, in the order they are written.
public struct TupleView<each Content: View> {
  var content: (repeat each Content)

  /// Puts views side by side.
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }
}

extension TupleView: PrimitiveView {
  /// Makes the node that stands for the view.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    TupleNode(view, parent: parent)
  }
}

/// Updates every child of a tuple.
final class TupleNode<each Content: View>: Node<TupleView<repeat each Content>> {
  private var children: [GraphNode] = []

  init(_ view: TupleView<repeat each Content>, parent: GraphNode) {
    super.init(parent: parent)
    for child in repeat each view.content { add(child) }
  }

  private func add<Child: View>(_ child: Child) {
    children.append(Child._makeNode(child, parent: self))
  }

  override func update(_ view: TupleView<repeat each Content>) {
    var index = 0
    for child in repeat each view.content {
      update(children[index], to: child)
      index += 1
    }
  }

  private func update<Child: View>(_ node: GraphNode, to child: Child) {
    unsafeDowncast(node, to: Node<Child>.self).update(child)
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    for child in children { visit(child) }
  }
}
