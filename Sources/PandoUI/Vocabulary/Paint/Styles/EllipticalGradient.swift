public import Foundation

/// A gradient of colours outwards from a point, stretched to the area. Radii are fractions of the
/// size of the area.
public struct EllipticalGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Makes a style from a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The point that the colours go outwards from.
  ///   - startRadiusFraction: The distance of location 0 from the center, as a fraction of the size
  ///     of the area.
  ///   - endRadiusFraction: The distance of location 1 from the center, as a fraction of the size
  ///     of the area.
  public init(
    gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadiusFraction = startRadiusFraction
    self.endRadiusFraction = endRadiusFraction
  }

  /// Makes a style from evenly spaced colours.
  ///
  /// - Parameters:
  ///   - colors: The colours, evenly spaced from the start to the end.
  ///   - center: The point that the colours go outwards from.
  ///   - startRadiusFraction: The distance of location 0 from the center, as a fraction of the size
  ///     of the area.
  ///   - endRadiusFraction: The distance of location 1 from the center, as a fraction of the size
  ///     of the area.
  public init(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// Makes a style from colours with locations.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations, from 0 at the start to 1 at the end.
  ///   - center: The point that the colours go outwards from.
  ///   - startRadiusFraction: The distance of location 0 from the center, as a fraction of the size
  ///     of the area.
  ///   - endRadiusFraction: The distance of location 1 from the center, as a fraction of the size
  ///     of the area.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// The paint that renderers draw the style with.
  public func _paint() -> Paint {
    .elliptical(
      gradient,
      center: center,
      startRadius: startRadiusFraction,
      endRadius: endRadiusFraction
    )
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// An elliptical gradient from a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The point that the colours go outwards from.
  ///   - startRadiusFraction: The distance of location 0 from the center, as a fraction of the size
  ///     of the area.
  ///   - endRadiusFraction: The distance of location 1 from the center, as a fraction of the size
  ///     of the area.
  public static func ellipticalGradient(
    _ gradient: Gradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// An elliptical gradient from evenly spaced colours.
  ///
  /// - Parameters:
  ///   - colors: The colours, evenly spaced from the start to the end.
  ///   - center: The point that the colours go outwards from.
  ///   - startRadiusFraction: The distance of location 0 from the center, as a fraction of the size
  ///     of the area.
  ///   - endRadiusFraction: The distance of location 1 from the center, as a fraction of the size
  ///     of the area.
  public static func ellipticalGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }

  /// An elliptical gradient from colours with locations.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations, from 0 at the start to 1 at the end.
  ///   - center: The point that the colours go outwards from.
  ///   - startRadiusFraction: The distance of location 0 from the center, as a fraction of the size
  ///     of the area.
  ///   - endRadiusFraction: The distance of location 1 from the center, as a fraction of the size
  ///     of the area.
  public static func ellipticalGradient(
    stops: [Gradient.Stop],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }
}
