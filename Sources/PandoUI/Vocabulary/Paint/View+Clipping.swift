public import Foundation

extension View {
  /// Draws a line inside the edges of the view.
  ///
  /// - Parameters:
  ///   - content: The fill of the line.
  ///   - width: The width of the line, in points; at least 0.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    var attributes = Attributes()
    attributes[.borderWidth] = .number(Double(width))
    return modifier(PaintModifier(key: .borderPaint, paint: content._paint(), others: attributes))
  }

  /// Clips the view to a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape, as large as the view.
  ///   - style: The rule that decides what is inside of a path; antialiasing has no effect.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(ClipModifier(drawing: ShapeDrawing(shape.outline, fillStyle: style)))
  }

  /// Clips the view to its own rectangle.
  ///
  /// - Parameter antialiased: No effect here: browsers always smooth the edges.
  public func clipped(antialiased: Bool = false) -> some View {
    attribute(.clip, .shape(ShapeDrawing(ShapeOutline(.rectangle))))
  }

  /// Rounds the corners of the view, and clips the view to them.
  ///
  /// - Parameters:
  ///   - radius: The radius of the corners, in points; at least 0.
  ///   - antialiased: No effect here: browsers always smooth the edges.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    attribute(.cornerRadius, .number(Double(radius)))
  }

  /// Clips the view to a shape.
  ///
  /// - Parameters:
  ///   - alignment: No effect here: the shape is as large as the view.
  ///   - mask: Makes the shape, once, when this view is made.
  public func mask<Mask: Shape>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    clipShape(mask())
  }

  /// Clips the view to a shape.
  ///
  /// - Parameter mask: The shape, as large as the view.
  public func mask<Mask: Shape>(_ mask: Mask) -> some View {
    clipShape(mask)
  }
}
