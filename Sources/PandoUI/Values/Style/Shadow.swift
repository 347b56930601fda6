public import Foundation

/// A shadow as attributes carry it. Lengths are in points.
public struct Shadow: Hashable, Sendable {
  /// What it is drawn in.
  public var color: Color
  /// How far it is blurred.
  public var radius: CGFloat
  /// How far it lies to the trailing side.
  public var x: CGFloat
  /// How far it lies below.
  public var y: CGFloat
  /// Whether it falls into the shape instead of behind it.
  public var isInner: Bool

  /// Makes a shadow; by default one of a third of black.
  public init(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0,
    isInner: Bool = false
  ) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
    self.isInner = isInner
  }
}

/// A shadow that goes with a style.
public struct ShadowStyle: Hashable, Sendable {
  package let shadow: Shadow

  /// A shadow behind the shape; lengths are in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(shadow: Shadow(color: color, radius: radius, x: x, y: y))
  }

  /// A shadow that falls into the shape; lengths are in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(shadow: Shadow(color: color, radius: radius, x: x, y: y, isInner: true))
  }
}
