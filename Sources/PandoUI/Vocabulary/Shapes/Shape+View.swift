extension Shape {
  /// The drawing of the filled shape.
  ///
  /// - Parameters:
  ///   - paint: The style of the fill; nil means the foreground.
  ///   - style: The rule that decides what is inside.
  @_documentation(visibility: internal)
  public nonisolated func _drawing(fill paint: Paint?, style: FillStyle) -> ShapeDrawing {
    ShapeDrawing(_outline(), fill: paint, fillStyle: style)
  }

  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  @MainActor public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    makeNode(view, parent: parent, shape: { $0 }) { $0._drawing(fill: nil, style: FillStyle()) }
  }

  /// Makes the node of a view that draws a shape.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  ///   - shape: Takes the shape out of the view.
  ///   - drawing: Makes the drawing of the view.
  @MainActor static func makeNode<V: View>(
    _ view: V,
    parent: GraphNode,
    shape: @escaping (V) -> Self,
    drawing: @escaping (V) -> ShapeDrawing
  ) -> Node<V> {
    guard AnimatableData.self != EmptyAnimatableData.self else {
      return WrapperNode(view, parent: parent) { ShapeElement(drawing: drawing($0)) }
    }
    return AnimatableShapeNode(view, parent: parent, shape: shape, drawing: drawing)
  }
}

/// The element that draws a shape.
struct ShapeElement: ElementView {
  let drawing: ShapeDrawing

  var kind: ElementKind { .shape }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.shape] = .shape(element.fitting(drawing.resolved(in: environment)))
  }
}

// Colours and gradients are views that fill the available space.

extension ShapeStyle where Self: View {
  @MainActor static func makePaintNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    WrapperNode(view, parent: parent) { style in
      ShapeElement(drawing: ShapeDrawing(ShapeOutline(.rectangle), fill: style._paint()))
    }
  }
}

extension Color: PrimitiveView {
  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    makePaintNode(view, parent: parent)
  }
}

extension LinearGradient: PrimitiveView {
  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    makePaintNode(view, parent: parent)
  }
}

extension RadialGradient: PrimitiveView {
  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    makePaintNode(view, parent: parent)
  }
}

extension AngularGradient: PrimitiveView {
  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    makePaintNode(view, parent: parent)
  }
}

extension EllipticalGradient: PrimitiveView {
  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    makePaintNode(view, parent: parent)
  }
}
