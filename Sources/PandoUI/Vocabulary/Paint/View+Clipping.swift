public import Foundation

extension View {
  /// Draws a line along the edges of the view, inside it.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    attributes {
      $0[.borderPaint] = .paint(content._paint())
      $0[.borderWidth] = .number(Double(width))
    }
  }

  /// Leaves out what is outside of a shape.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    attribute(.clip, .shape(ShapeDrawing(shape.outline, fillStyle: style)))
  }

  /// Leaves out what is outside of the view's own rectangle.
  public func clipped(antialiased: Bool = false) -> some View {
    attribute(.clip, .shape(ShapeDrawing(ShapeOutline(.rectangle))))
  }

  /// Rounds the corners of the view, in points, and leaves out what is outside of them.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    attribute(.cornerRadius, .number(Double(radius)))
  }

  /// Leaves out what is outside of a shape.
  public func mask<Mask: Shape>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    clipShape(mask())
  }

  /// Leaves out what is outside of a shape.
  public func mask<Mask: Shape>(_ mask: Mask) -> some View {
    clipShape(mask)
  }
}
