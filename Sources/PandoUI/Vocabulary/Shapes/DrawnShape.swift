public import Foundation

/// A shape that is filled, has a line along its edge, or both.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape and what it is drawn with.
public nonisolated struct DrawnShape<Content: Shape>: ShapeView, PrimitiveView {
  /// The shape.
  public let shape: Content
  let drawing: ShapeDrawing

  /// Whether it is only filled, so that the fill can be a background.
  var isOnlyFilled: Bool { drawing.stroke == nil && drawing.fill != nil }

  /// Makes the node that stands for it.
  @_documentation(visibility: internal)
  @MainActor public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    WrapperNode(view, parent: parent) { ShapeElement(drawing: $0.drawing) }
  }

  /// Fills the shape too, behind its line.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground,
    style: FillStyle = FillStyle()
  ) -> DrawnShape<Content> {
    var drawing = drawing
    drawing.fill = content._paint()
    drawing.fillStyle = style
    return DrawnShape(shape: shape, drawing: drawing)
  }

  /// Draws a line along the edge of the shape too.
  public func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> DrawnShape<Content> {
    var drawing = drawing
    drawing.stroke = content._paint()
    drawing.strokeStyle = style
    return DrawnShape(shape: shape, drawing: drawing)
  }

  /// Draws a line along the edge of the shape too, `lineWidth` points wide.
  public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> DrawnShape<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension DrawnShape where Content: InsettableShape {
  /// Draws a line along the edge of the shape too. It is drawn half outside.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> DrawnShape<Content> {
    stroke(content, style: style)
  }

  /// Draws a line along the edge of the shape too, `lineWidth` points wide. It is drawn half
  /// outside.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> DrawnShape<Content> {
    stroke(content, lineWidth: lineWidth)
  }
}

extension Shape {
  /// Fills the shape.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground,
    style: FillStyle = FillStyle()
  ) -> DrawnShape<Self> {
    DrawnShape(shape: self, drawing: _drawing(fill: content._paint(), style: style))
  }

  /// Fills the shape with the foreground.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> DrawnShape<Self> {
    DrawnShape(shape: self, drawing: _drawing(fill: .role(.foreground), style: style))
  }

  /// Draws a line along the edge of the shape.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> DrawnShape<Self> {
    DrawnShape(
      shape: self,
      drawing: ShapeDrawing(_outline(), stroke: content._paint(), strokeStyle: style)
    )
  }

  /// Draws a line along the edge of the shape, `lineWidth` points wide.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> DrawnShape<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line along the edge of the shape, as a shape.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(base: self, style: style)
  }

  /// The line along the edge of the shape, `lineWidth` points wide, as a shape.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws a line along the edge of the shape, inside it.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> DrawnShape<Self> {
    DrawnShape(
      shape: self,
      drawing: ShapeDrawing(
        inset(by: style.lineWidth / 2)._outline(),
        stroke: content._paint(),
        strokeStyle: style
      )
    )
  }

  /// Draws a line along the edge of the shape, inside it, `lineWidth` points wide.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> DrawnShape<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line along the edge of the shape, inside it, with the foreground.
  public nonisolated func strokeBorder(
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> DrawnShape<Self> {
    strokeBorder(.foreground, style: style)
  }

  /// Draws a line along the edge of the shape, inside it, with the foreground.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> DrawnShape<Self> {
    strokeBorder(.foreground, lineWidth: lineWidth)
  }
}

/// The line along the edge of a shape, as a shape of its own.
public nonisolated struct _StrokedShape<Base: Shape>: Shape {
  let base: Base
  let style: StrokeStyle

  /// The edge of the shape in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The edge as renderers draw it.
  public func _outline() -> ShapeOutline { base._outline() }

  /// What is drawn when it is filled.
  public func _drawing(fill paint: Paint?, style: FillStyle) -> ShapeDrawing {
    ShapeDrawing(_outline(), stroke: paint ?? .role(.foreground), strokeStyle: self.style)
  }
}
