/// A view without an element and without a size.
public struct EmptyView: Sendable {
  /// Makes an empty view.
  public init() {}
}

extension EmptyView: PrimitiveView {
  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    EmptyNode(parent: parent)
  }
}

final class EmptyNode: Node<EmptyView> {
  override func update(_ view: EmptyView) {}
}
