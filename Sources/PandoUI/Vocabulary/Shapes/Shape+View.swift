extension Shape {
  /// The drawing of the filled shape.
  ///
  /// - Parameters:
  ///   - paint: What the shape is filled with; nil means the foreground.
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
    WrapperNode(view, parent: parent) { shape in
      ShapeElement(drawing: shape._drawing(fill: nil, style: FillStyle()))
    }
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
