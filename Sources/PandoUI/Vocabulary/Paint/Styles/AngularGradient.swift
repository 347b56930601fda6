/// A gradient of colours around a point.
public struct AngularGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Makes a style from a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The point that the colours go around.
  ///   - startAngle: The angle of location 0: 0° is to the right of the center, 90° below it.
  ///   - endAngle: The angle of location 1; browsers go clockwise to it, once around at most.
  public init(
    gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }

  /// Makes a style from evenly spaced colours.
  ///
  /// - Parameters:
  ///   - colors: The colours, evenly spaced from the start to the end.
  ///   - center: The point that the colours go around.
  ///   - startAngle: The angle of location 0: 0° is to the right of the center, 90° below it.
  ///   - endAngle: The angle of location 1; browsers go clockwise to it, once around at most.
  public init(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Makes a style from colours with locations.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations, from 0 at the start to 1 at the end.
  ///   - center: The point that the colours go around.
  ///   - startAngle: The angle of location 0: 0° is to the right of the center, 90° below it.
  ///   - endAngle: The angle of location 1; browsers go clockwise to it, once around at most.
  public init(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// Makes a style from a gradient that goes once around.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The point that the colours go around.
  ///   - angle: The angle at which the colours begin and end: 0° is to the right of the center, 90°
  ///     below it.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient,
      center: center,
      startAngle: angle,
      endAngle: angle + .degrees(360)
    )
  }

  /// Makes a style from evenly spaced colours that go once around.
  ///
  /// - Parameters:
  ///   - colors: The colours, evenly spaced from the start to the end.
  ///   - center: The point that the colours go around.
  ///   - angle: The angle at which the colours begin and end: 0° is to the right of the center, 90°
  ///     below it.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: Gradient(colors: colors),
      center: center,
      startAngle: angle,
      endAngle: angle + .degrees(360)
    )
  }

  /// Makes a style from colours with locations that go once around.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations, from 0 at the start to 1 at the end.
  ///   - center: The point that the colours go around.
  ///   - angle: The angle at which the colours begin and end: 0° is to the right of the center, 90°
  ///     below it.
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: Gradient(stops: stops),
      center: center,
      startAngle: angle,
      endAngle: angle + .degrees(360)
    )
  }

  /// The paint that renderers draw the style with.
  public func _paint() -> Paint {
    .angular(gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// An angular gradient from a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The point that the colours go around.
  ///   - startAngle: The angle of location 0: 0° is to the right of the center, 90° below it.
  ///   - endAngle: The angle of location 1; browsers go clockwise to it, once around at most.
  public static func angularGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient,
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// An angular gradient from a gradient that goes once around.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The point that the colours go around.
  ///   - angle: The angle at which the colours begin and end: 0° is to the right of the center, 90°
  ///     below it.
  public static func angularGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// An angular gradient from a gradient that goes once around.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - center: The point that the colours go around.
  ///   - angle: The angle at which the colours begin and end: 0° is to the right of the center, 90°
  ///     below it.
  public static func conicGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }

  /// An angular gradient from evenly spaced colours.
  ///
  /// - Parameters:
  ///   - colors: The colours, evenly spaced from the start to the end.
  ///   - center: The point that the colours go around.
  ///   - startAngle: The angle of location 0: 0° is to the right of the center, 90° below it.
  ///   - endAngle: The angle of location 1; browsers go clockwise to it, once around at most.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      colors: colors,
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// An angular gradient from evenly spaced colours that go once around.
  ///
  /// - Parameters:
  ///   - colors: The colours, evenly spaced from the start to the end.
  ///   - center: The point that the colours go around.
  ///   - angle: The angle at which the colours begin and end: 0° is to the right of the center, 90°
  ///     below it.
  public static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// An angular gradient from evenly spaced colours that go once around.
  ///
  /// - Parameters:
  ///   - colors: The colours, evenly spaced from the start to the end.
  ///   - center: The point that the colours go around.
  ///   - angle: The angle at which the colours begin and end: 0° is to the right of the center, 90°
  ///     below it.
  public static func conicGradient(
    colors: [Color],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// An angular gradient from colours with locations.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations, from 0 at the start to 1 at the end.
  ///   - center: The point that the colours go around.
  ///   - startAngle: The angle of location 0: 0° is to the right of the center, 90° below it.
  ///   - endAngle: The angle of location 1; browsers go clockwise to it, once around at most.
  public static func angularGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      stops: stops,
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }

  /// An angular gradient from colours with locations that go once around.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations, from 0 at the start to 1 at the end.
  ///   - center: The point that the colours go around.
  ///   - angle: The angle at which the colours begin and end: 0° is to the right of the center, 90°
  ///     below it.
  public static func angularGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }

  /// An angular gradient from colours with locations that go once around.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations, from 0 at the start to 1 at the end.
  ///   - center: The point that the colours go around.
  ///   - angle: The angle at which the colours begin and end: 0° is to the right of the center, 90°
  ///     below it.
  public static func conicGradient(
    stops: [Gradient.Stop],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(stops: stops, center: center, angle: angle)
  }
}
