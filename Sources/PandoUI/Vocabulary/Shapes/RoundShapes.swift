public import Foundation

/// The largest circle that fits, in the middle of the rectangle.
public struct Circle: InsettableShape, Hashable {
  /// Makes a circle.
  public init() {}

  /// The shape's outline in `rect`, in points.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
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

  /// The largest square in the room.
  ///
  /// - Parameter proposal: The room. A length that is nil equals the other length; two such lengths
  ///   are 10 points.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    let isOpen = proposal.width == nil && proposal.height == nil
    return CGSize(width: isOpen ? 10 : side, height: isOpen ? 10 : side)
  }

  /// The circle with its sides moved inwards.
  ///
  /// - Parameter amount: How far each side moves inwards, in points; a negative amount enlarges.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// The outline for a rectangle whose size only the renderer knows.
  public nonisolated func _outline() -> ShapeOutline { ShapeOutline(.circle) }
}

/// The ellipse that touches all sides of the rectangle.
public struct Ellipse: InsettableShape, Hashable {
  /// Makes an ellipse.
  public init() {}

  /// The shape's outline in `rect`, in points.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The ellipse with its sides moved inwards.
  ///
  /// - Parameter amount: How far each side moves inwards, in points; a negative amount enlarges.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// The outline for a rectangle whose size only the renderer knows.
  public nonisolated func _outline() -> ShapeOutline { ShapeOutline(.ellipse) }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, Hashable {
  /// The curve of the corners; browsers draw both curves as circular.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  ///
  /// - Parameter style: The curve of the corners; browsers draw both curves as circular.
  public init(style: RoundedCornerStyle = .continuous) {
    self.style = style
  }

  /// The shape's outline in `rect`, in points.
  ///
  /// - Parameter rect: The rectangle that the shape fills, in points.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The capsule with its sides moved inwards.
  ///
  /// - Parameter amount: How far each side moves inwards, in points; a negative amount enlarges.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }

  /// The outline for a rectangle whose size only the renderer knows.
  public nonisolated func _outline() -> ShapeOutline { ShapeOutline(.capsule) }
}

extension Shape where Self == Circle {
  /// The largest circle that fits, in the middle of the rectangle.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// The ellipse that touches all sides of the rectangle.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose shorter sides are half circles.
  ///
  /// - Parameter style: The curve of the corners; browsers draw both curves as circular.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
