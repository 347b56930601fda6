public import Foundation

/// A circle as large as fits, in the middle.
public struct Circle: InsettableShape, Hashable {
  /// Makes a circle.
  public init() {}

  /// The edge, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    let size = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - size / 2,
        y: rect.midY - size / 2,
        width: size,
        height: size
      )
    )
  }

  /// The circle, smaller by points from each side.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// The edge without knowing the rectangle.
  public nonisolated func _outline() -> ShapeOutline { ShapeOutline(.circle) }
}

/// The ellipse that touches all sides.
public struct Ellipse: InsettableShape, Hashable {
  /// Makes an ellipse.
  public init() {}

  /// The edge, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The ellipse, smaller by points from each side.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// The edge without knowing the rectangle.
  public nonisolated func _outline() -> ShapeOutline { ShapeOutline(.ellipse) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Hashable {
  /// The curve of the corners.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The edge, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The capsule, smaller by points from each side.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// The edge without knowing the rectangle.
  public nonisolated func _outline() -> ShapeOutline { ShapeOutline(.capsule) }
}

extension Shape where Self == Circle {
  /// A circle as large as fits, in the middle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// The ellipse that touches all sides.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose shorter sides are half circles.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
