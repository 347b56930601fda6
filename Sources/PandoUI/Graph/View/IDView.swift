/// A view with an explicit identity. Another identity makes it another view with new state.
struct IDView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  @_documentation(visibility: internal)
  static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    IDNode(view, parent: parent)
  }
}

final class IDNode<Content: View, ID: Hashable>: Node<IDView<Content, ID>> {
  private var id: ID
  private var child: Node<Content>!

  init(_ view: IDView<Content, ID>, parent: GraphNode) {
    id = view.id
    super.init(parent: parent)
    child = Content._makeNode(view.content, parent: self)
  }

  override func update(_ view: IDView<Content, ID>) {
    if view.id == id {
      child.update(view.content)
      return
    }
    id = view.id
    child.tearDown()
    child = Content._makeNode(view.content, parent: self)
    childrenChanged()
  }

  override func contribute(to layers: inout Layers) {
    if layers.wantsTraits { layers.traits.offer(identity: AnyHashable(id)) }
  }

  override var scrollIdentity: AnyHashable? { AnyHashable(id) }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    if let child { visit(child) }
  }
}

/// The identity set by `id(_:)`, or that of an inner `ForEach` row inside another row.
enum ExplicitID: TraitKey {
  static var defaultValue: AnyHashable? { nil }
}

extension View {
  /// Sets the identity of the view. A new identity resets the view's state.
  ///
  /// - Parameter id: The identity; compared with `==` at each update.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
