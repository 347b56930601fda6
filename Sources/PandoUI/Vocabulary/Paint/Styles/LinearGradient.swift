/// A gradient of colours along a line.
public struct LinearGradient: ShapeStyle, Hashable {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Makes a style from a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - startPoint: Where the colours start; on boxes, browsers use only the direction from it to
  ///     `endPoint`.
  ///   - endPoint: Where the colours end.
  public init(
    gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Makes a style from evenly spaced colours.
  ///
  /// - Parameters:
  ///   - colors: The colours, evenly spaced from the start to the end.
  ///   - startPoint: Where the colours start; on boxes, browsers use only the direction from it to
  ///     `endPoint`.
  ///   - endPoint: Where the colours end.
  public init(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) {
    self.init(
      gradient: Gradient(colors: colors),
      startPoint: startPoint,
      endPoint: endPoint
    )
  }

  /// Makes a style from colours with locations.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations, from 0 at the start to 1 at the end.
  ///   - startPoint: Where the colours start; on boxes, browsers use only the direction from it to
  ///     `endPoint`.
  ///   - endPoint: Where the colours end.
  public init(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) {
    self.init(
      gradient: Gradient(stops: stops),
      startPoint: startPoint,
      endPoint: endPoint
    )
  }

  /// The paint that renderers draw the style with.
  public func _paint() -> Paint {
    .linear(gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A linear gradient from a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours and their locations.
  ///   - startPoint: Where the colours start; on boxes, browsers use only the direction from it to
  ///     `endPoint`.
  ///   - endPoint: Where the colours end.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(
      gradient: gradient,
      startPoint: startPoint,
      endPoint: endPoint
    )
  }

  /// A linear gradient from evenly spaced colours.
  ///
  /// - Parameters:
  ///   - colors: The colours, evenly spaced from the start to the end.
  ///   - startPoint: Where the colours start; on boxes, browsers use only the direction from it to
  ///     `endPoint`.
  ///   - endPoint: Where the colours end.
  public static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(
      colors: colors,
      startPoint: startPoint,
      endPoint: endPoint
    )
  }

  /// A linear gradient from colours with locations.
  ///
  /// - Parameters:
  ///   - stops: The colours and their locations, from 0 at the start to 1 at the end.
  ///   - startPoint: Where the colours start; on boxes, browsers use only the direction from it to
  ///     `endPoint`.
  ///   - endPoint: Where the colours end.
  public static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(
      stops: stops,
      startPoint: startPoint,
      endPoint: endPoint
    )
  }
}
