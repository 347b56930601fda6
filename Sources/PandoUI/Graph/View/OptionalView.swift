extension Optional: View where Wrapped: View {
  /// Never evaluated.
  public var body: Never { fatalError("an optional view has no body of its own") }

  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    OptionalNode(view, parent: parent)
  }
}

extension Optional: PrimitiveView where Wrapped: View {}

final class OptionalNode<Wrapped: View>: Node<Wrapped?> {
  private var child: Node<Wrapped>?

  init(_ view: Wrapped?, parent: GraphNode) {
    super.init(parent: parent)
    child = view.map { Wrapped._makeNode($0, parent: self) }
  }

  override func update(_ view: Wrapped?) {
    switch (child, view) {
    case (let child?, let view?): child.update(view)
    case (nil, let view?):
      child = Wrapped._makeNode(view, parent: self)
      childrenChanged()
    case (let gone?, nil):
      gone.tearDown()
      child = nil
      childrenChanged()
    case (nil, nil): break
    }
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}
