public import Foundation

extension Shape {
  /// Moves the shape.
  ///
  /// - Parameter offset: The distance to the right and downwards, in points.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Moves the shape.
  ///
  /// - Parameter offset: The distance to the right and downwards, in points.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Moves the shape.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance downwards, in points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }

  /// Turns the shape around one of its points.
  ///
  /// - Parameters:
  ///   - angle: The angle; positive is clockwise on the screen.
  ///   - anchor: The point that stays in place.
  public nonisolated func rotation(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }

  /// Multiplies the width and the height of the shape.
  ///
  /// - Parameters:
  ///   - x: The factor of the width.
  ///   - y: The factor of the height.
  ///   - anchor: The point that stays in place.
  public nonisolated func scale(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Multiplies the size of the shape.
  ///
  /// - Parameters:
  ///   - scale: The factor of the width and the height.
  ///   - anchor: The point that stays in place.
  public nonisolated func scale(
    _ scale: CGFloat,
    anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// Applies a transform to the points of the shape.
  ///
  /// - Parameter transform: The transform; its distances are in points.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// The part of the outline between two fractions of its length.
  ///
  /// - Parameters:
  ///   - startFraction: Where the part begins, from 0 to 1; values outside are clamped.
  ///   - endFraction: Where the part ends, from 0 to 1; the part is empty unless this is above
  ///     `startFraction`.
  public nonisolated func trim(
    from startFraction: CGFloat = 0,
    to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape with its sides moved inwards.
  ///
  /// - Parameter amount: How far each side moves inwards, in points; a negative amount enlarges.
  public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape with its sides moved inwards.
  ///
  /// - Parameter amount: How far each side moves inwards, in points; a negative amount enlarges.
  public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount),
      angle: angle,
      anchor: anchor
    )
  }
}
