public import Foundation

/// A gradient of colours outwards from a point. Radii are in points.
public struct RadialGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Makes a style from a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The point that the colours go outwards from.
  ///   - startRadius: The distance of location 0 from the center, in points.
  ///   - endRadius: The distance of location 1 from the center, in points; 1 at least.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes a style from evenly spaced colours.
  ///
  /// - Parameters:
  ///   - colors: The colours, evenly spaced from the start to the end.
  ///   - center: The point that the colours go outwards from.
  ///   - startRadius: The distance of location 0 from the center, in points.
  ///   - endRadius: The distance of location 1 from the center, in points; 1 at least.
  public init(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// Makes a style from colours with locations.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations, from 0 at the start to 1 at the end.
  ///   - center: The point that the colours go outwards from.
  ///   - startRadius: The distance of location 0 from the center, in points.
  ///   - endRadius: The distance of location 1 from the center, in points; 1 at least.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// The paint that renderers draw the style with.
  public func _paint() -> Paint {
    .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A radial gradient from a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The point that the colours go outwards from.
  ///   - startRadius: The distance of location 0 from the center, in points.
  ///   - endRadius: The distance of location 1 from the center, in points; 1 at least.
  public static func radialGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// A radial gradient from evenly spaced colours.
  ///
  /// - Parameters:
  ///   - colors: The colours, evenly spaced from the start to the end.
  ///   - center: The point that the colours go outwards from.
  ///   - startRadius: The distance of location 0 from the center, in points.
  ///   - endRadius: The distance of location 1 from the center, in points; 1 at least.
  public static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      colors: colors,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }

  /// A radial gradient from colours with locations.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations, from 0 at the start to 1 at the end.
  ///   - center: The point that the colours go outwards from.
  ///   - startRadius: The distance of location 0 from the center, in points.
  ///   - endRadius: The distance of location 1 from the center, in points; 1 at least.
  public static func radialGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      stops: stops,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}
