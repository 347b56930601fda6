/// Several views that can be modified together. A group has no element of its own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Makes a group of views.
  ///
  /// - Parameter content: The views; evaluated once, when the group is made.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Never evaluated.
  public var body: Never { fatalError("a group has no body of its own") }

  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    WrapperNode(view, parent: parent) { $0.content }
  }
}

extension Group: PrimitiveView where Content: View {}

/// The node of a view that only passes on its content.
final class WrapperNode<V: View, Content: View>: Node<V> {
  private let content: (V) -> Content
  private var child: Node<Content>!

  init(_ view: V, parent: GraphNode, content: @escaping (V) -> Content) {
    self.content = content
    super.init(parent: parent)
    child = Content._makeNode(content(view), parent: self)
  }

  override func update(_ view: V) {
    child.update(content(view))
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}
