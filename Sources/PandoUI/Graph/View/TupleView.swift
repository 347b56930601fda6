/// Several views in the order in which they are written.
public struct TupleView<Views> {
  /// The views as a tuple, or a single view.
  public var value: Views

  /// Makes a view from a tuple of views.
  ///
  /// - Parameter value: A tuple of views. Elements that are not views are reported and left out.
  @inlinable
  public init(_ value: Views) {
    self.value = value
  }

  /// Makes a view from several views.
  ///
  /// - Parameter content: The views, in order.
  @inlinable
  public init<each Content: View>(_ content: repeat each Content)
  where Views == (repeat each Content) {
    value = (repeat each content)
  }
}

extension TupleView: PrimitiveView {
  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    TupleNode(view, parent: parent)
  }
}

/// Updates every child of a tuple.
final class TupleNode<Views>: Node<TupleView<Views>> {
  private let layout: TupleLayout
  private var children: [GraphNode] = []

  init(_ view: TupleView<Views>, parent: GraphNode) {
    layout = TupleLayout.of(TupleView<Views>.self)
    super.init(parent: parent)
    children = withUnsafePointer(to: view) { view in
      layout.parts.map { $0.type.makeNode(at: UnsafeRawPointer(view) + $0.offset, parent: self) }
    }
  }

  override func update(_ view: TupleView<Views>) {
    withUnsafePointer(to: view) { view in
      for index in children.indices {
        children[index].update(at: UnsafeRawPointer(view) + layout.parts[index].offset)
      }
    }
  }

  override func visitChildren(_ visit: (GraphNode) -> Void) {
    for child in children { visit(child) }
  }
}
