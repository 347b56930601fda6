public import Foundation

/// A shape whose type is erased.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Erases the type of a shape.
  ///
  /// - Parameter shape: The shape whose type is erased.
  public init<S: Shape>(_ shape: S) {
    base = shape
  }

  /// The shape's outline in `rect`, in points.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The outline for a rectangle whose size only the renderer knows.
  public nonisolated func _outline() -> ShapeOutline { base._outline() }
}

/// A shape with its sides moved inwards.
public struct _InsetShape<Base: Shape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// The shape's outline in `rect`, in points.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    let smaller = CGRect(
      x: rect.minX + amount,
      y: rect.minY + amount,
      width: max(rect.width - 2 * amount, 0),
      height: max(rect.height - 2 * amount, 0)
    )
    return base.path(in: smaller)
  }

  /// The shape with its sides moved further inwards.
  ///
  /// - Parameter amount: How far each side moves inwards, in points; a negative amount enlarges.
  public nonisolated func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }

  /// The outline for a rectangle whose size only the renderer knows.
  public nonisolated func _outline() -> ShapeOutline {
    var outline = base._outline()
    outline.inset += amount
    // A corner whose sides move inwards has a radius that is smaller by as much.
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
