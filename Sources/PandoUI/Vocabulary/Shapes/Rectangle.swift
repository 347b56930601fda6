public import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape, Hashable {
  /// Makes a rectangle.
  public init() {}

  /// The shape's outline in `rect`, in points.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// The rectangle with its sides moved inwards.
  ///
  /// - Parameter amount: How far each side moves inwards, in points; a negative amount enlarges.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// The outline for a rectangle whose size only the renderer knows.
  public nonisolated func _outline() -> ShapeOutline { ShapeOutline(.rectangle) }
}

/// The shape of the container around it, which is always a rectangle here.
public struct ContainerRelativeShape: InsettableShape, Hashable {
  /// Makes the shape.
  public init() {}

  /// The shape's outline in `rect`, in points.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// The shape with its sides moved inwards.
  ///
  /// - Parameter amount: How far each side moves inwards, in points; a negative amount enlarges.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// The outline for a rectangle whose size only the renderer knows.
  public nonisolated func _outline() -> ShapeOutline { ShapeOutline(.rectangle) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around it, which is always a rectangle here.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
