public import Foundation

/// A form whose type is not known.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Hides the type of a form.
  public init<S: Shape>(_ shape: S) {
    base = shape
  }

  /// The edge, in points.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The edge without knowing the rectangle.
  public nonisolated func _outline() -> ShapeOutline { base._outline() }
}

/// A form made smaller from all sides.
public struct _InsetShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// The edge, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    let smaller = CGRect(
      x: rect.minX + amount,
      y: rect.minY + amount,
      width: max(rect.width - 2 * amount, 0),
      height: max(rect.height - 2 * amount, 0)
    )
    return base.path(in: smaller)
  }

  /// The form, smaller still by points from each side.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }

  /// The edge without knowing the rectangle.
  public nonisolated func _outline() -> ShapeOutline {
    var outline = base._outline()
    outline.inset += amount
    // Corners are as much smaller as the sides have moved.
    if case .rounded(let radii, let style) = outline.kind {
      outline.kind = .rounded(radii.map { max($0 - amount, 0) }, style: style)
    }
    return outline
  }
}

extension RectangleCornerRadii {
  func map(_ change: (CGFloat) -> CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: change(topLeading),
      bottomLeading: change(bottomLeading),
      bottomTrailing: change(bottomTrailing),
      topTrailing: change(topTrailing)
    )
  }
}
