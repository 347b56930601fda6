public import Foundation

/// A rectangle.
public struct Rectangle: InsettableShape, Hashable {
  /// Makes a rectangle.
  public init() {}

  /// The edge, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// The rectangle, smaller by points from each side.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// The edge without knowing the rectangle.
  public nonisolated func _outline() -> ShapeOutline { ShapeOutline(.rectangle) }
}

/// The form of what surrounds it: a rectangle here.
public struct ContainerRelativeShape: InsettableShape, Hashable {
  /// Makes the form.
  public init() {}

  /// The edge, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  /// The form, smaller by points from each side.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// The edge without knowing the rectangle.
  public nonisolated func _outline() -> ShapeOutline { ShapeOutline(.rectangle) }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The form of what surrounds it.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
