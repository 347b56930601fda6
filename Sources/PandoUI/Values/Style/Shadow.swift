public import Foundation

/// A shadow in attributes. Lengths are in points.
public struct Shadow: Hashable, Sendable {
  /// The colour of the shadow.
  public var color: Color
  /// The radius of the blur.
  public var radius: CGFloat
  /// The distance of the shadow to the right.
  public var x: CGFloat
  /// The distance of the shadow downwards.
  public var y: CGFloat
  /// Whether the shadow falls inside the shape instead of behind it.
  public var isInner: Bool

  /// Makes a shadow; by default of black with a third of its opacity.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow.
  ///   - radius: The radius of the blur, in points; negative values count as 0.
  ///   - x: The distance of the shadow to the right, in points.
  ///   - y: The distance of the shadow downwards, in points.
  ///   - isInner: Whether the shadow falls inside the shape instead of behind it.
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

/// A shadow that is part of a style.
public struct ShadowStyle: Hashable, Sendable {
  package let shadow: Shadow

  /// A shadow behind the shape.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow.
  ///   - radius: The radius of the blur, in points; negative values count as 0.
  ///   - x: The distance of the shadow to the right, in points.
  ///   - y: The distance of the shadow downwards, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(shadow: Shadow(color: color, radius: radius, x: x, y: y))
  }

  /// A shadow inside the shape.
  ///
  /// - Parameters:
  ///   - color: The colour of the shadow.
  ///   - radius: The radius of the blur, in points; negative values count as 0.
  ///   - x: The distance of the shadow to the right, in points.
  ///   - y: The distance of the shadow downwards, in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(shadow: Shadow(color: color, radius: radius, x: x, y: y, isInner: true))
  }
}
