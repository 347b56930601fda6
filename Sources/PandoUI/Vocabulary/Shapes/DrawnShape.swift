public import Foundation

/// A shape that is filled, stroked, or both.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  nonisolated var shape: Content { get }
}

/// A shape with its fill and its stroke.
public nonisolated struct DrawnShape<Content: Shape>: ShapeView, PrimitiveView, FilledShape {
  /// The shape.
  public let shape: Content
  let drawing: ShapeDrawing

  /// Whether the shape is filled and not stroked, so that the fill can be a background.
  var isOnlyFilled: Bool { drawing.stroke == nil && drawing.fill != nil }

  /// The fill; nil if the shape is stroked.
  var onlyFill: Paint? { isOnlyFilled ? drawing.fill : nil }

  /// Makes the node that stands for the view.
  ///
  /// - Parameters:
  ///   - view: The view, as it is when the node is made.
  ///   - parent: The node that contains the new node.
  @_documentation(visibility: internal)
  @MainActor public static func _makeNode(_ view: Self, parent: GraphNode) -> Node<Self> {
    Content.makeNode(view, parent: parent, shape: \.shape, drawing: \.drawing)
  }

  /// Fills the shape as well, behind its line.
  ///
  /// - Parameters:
  ///   - content: The style of the fill.
  ///   - style: The rule that decides what is inside; antialiasing has no effect.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground,
    style: FillStyle = FillStyle()
  ) -> DrawnShape<Content> {
    var drawing = drawing
    drawing.fill = content._paint()
    drawing.fillStyle = style
    return DrawnShape(shape: shape, drawing: drawing)
  }

  /// Draws a line along the outline of the shape as well.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - style: The width, ends, corners and dashes of the line; the miter limit and the dash phase
  ///     have no effect.
  ///   - antialiased: No effect here: browsers smooth edges by themselves.
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

  /// Draws a line along the outline of the shape as well.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: No effect here: browsers smooth edges by themselves.
  public func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> DrawnShape<Content> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension DrawnShape where Content: InsettableShape {
  /// Draws a line along the outline of the shape as well.
  ///
  /// Half of the line lies outside of the shape, which has been drawn at its full size already.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - style: The width, ends, corners and dashes of the line; the miter limit and the dash phase
  ///     have no effect.
  ///   - antialiased: No effect here: browsers smooth edges by themselves.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> DrawnShape<Content> {
    stroke(content, style: style)
  }

  /// Draws a line along the outline of the shape as well.
  ///
  /// Half of the line lies outside of the shape, which has been drawn at its full size already.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: No effect here: browsers smooth edges by themselves.
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
  ///
  /// - Parameters:
  ///   - content: The style of the fill.
  ///   - style: The rule that decides what is inside; antialiasing has no effect.
  public nonisolated func fill<S: ShapeStyle>(
    _ content: S = .foreground,
    style: FillStyle = FillStyle()
  ) -> DrawnShape<Self> {
    DrawnShape(shape: self, drawing: _drawing(fill: content._paint(), style: style))
  }

  /// Fills the shape with the foreground style.
  ///
  /// - Parameter style: The rule that decides what is inside; antialiasing has no effect.
  public nonisolated func fill(style: FillStyle = FillStyle()) -> DrawnShape<Self> {
    DrawnShape(shape: self, drawing: _drawing(fill: .role(.foreground), style: style))
  }

  /// Draws a line along the outline of the shape, half of it outside.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - style: The width, ends, corners and dashes of the line; the miter limit and the dash phase
  ///     have no effect.
  ///   - antialiased: No effect here: browsers smooth edges by themselves.
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

  /// Draws a line along the outline of the shape, half of it outside.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: No effect here: browsers smooth edges by themselves.
  public nonisolated func stroke<S: ShapeStyle>(
    _ content: S,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> DrawnShape<Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line along the outline of the shape, as a shape.
  ///
  /// - Parameter style: The width, ends, corners and dashes of the line; the miter limit and the
  ///   dash phase have no effect.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(base: self, style: style)
  }

  /// The line along the outline of the shape, as a shape.
  ///
  /// - Parameter lineWidth: The width of the line, in points.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(base: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// Draws a line along the outline of the shape, inside it.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - style: The width, ends, corners and dashes of the line; the miter limit and the dash phase
  ///     have no effect.
  ///   - antialiased: No effect here: browsers smooth edges by themselves.
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

  /// Draws a line along the outline of the shape, inside it.
  ///
  /// - Parameters:
  ///   - content: The style of the line.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: No effect here: browsers smooth edges by themselves.
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> DrawnShape<Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws a line in the foreground style along the outline of the shape, inside it.
  ///
  /// - Parameters:
  ///   - style: The width, ends, corners and dashes of the line; the miter limit and the dash phase
  ///     have no effect.
  ///   - antialiased: No effect here: browsers smooth edges by themselves.
  public nonisolated func strokeBorder(
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> DrawnShape<Self> {
    strokeBorder(.foreground, style: style)
  }

  /// Draws a line in the foreground style along the outline of the shape, inside it.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: No effect here: browsers smooth edges by themselves.
  public nonisolated func strokeBorder(
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> DrawnShape<Self> {
    strokeBorder(.foreground, lineWidth: lineWidth)
  }
}

/// The line along the outline of a shape, as a shape of its own.
public nonisolated struct _StrokedShape<Base: Shape>: Shape {
  var base: Base
  let style: StrokeStyle

  /// The numbers of the shape.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }

  /// The outline of the shape that the line follows.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The outline that renderers draw the line along.
  public func _outline() -> ShapeOutline { base._outline() }

  /// The drawing of the filled shape.
  ///
  /// - Parameters:
  ///   - paint: The style of the line; nil means the foreground.
  ///   - style: No effect here: a line has no inside.
  public func _drawing(fill paint: Paint?, style: FillStyle) -> ShapeDrawing {
    ShapeDrawing(_outline(), stroke: paint ?? .role(.foreground), strokeStyle: self.style)
  }
}

/// A shape whose fill can be the background of something else.
protocol FilledShape {
  /// The fill; nil if there is something besides.
  nonisolated var onlyFill: Paint? { get }
}
