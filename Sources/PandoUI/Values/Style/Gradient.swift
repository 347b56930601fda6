public import Foundation

/// Colours that follow each other.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour and its place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// 0 at the beginning, 1 at the end.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How the colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    /// The space by the name CSS has for it.
    package let name: String

    /// The numbers of the colours are mixed.
    public static let device = ColorSpace(name: "srgb")
    /// Colours are mixed as the eye does it.
    public static let perceptual = ColorSpace(name: "oklab")
  }

  /// The colours and their places.
  public var stops: [Stop]

  /// Makes a gradient from stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient whose colours are evenly apart.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient, with its colours mixed in another way.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self, space: space)
  }

  /// What it comes down to: from top to bottom.
  public func _paint() -> Paint { .linear(self, startPoint: .top, endPoint: .bottom) }
}

/// A gradient whose kind is not known: from top to bottom.
public struct AnyGradient: ShapeStyle, Hashable {
  package let gradient: Gradient
  package let space: Gradient.ColorSpace

  /// Hides the kind of a gradient.
  public init(_ gradient: Gradient) {
    self.init(gradient, space: .device)
  }

  init(_ gradient: Gradient, space: Gradient.ColorSpace) {
    self.gradient = gradient
    self.space = space
  }

  /// The gradient, with its colours mixed in another way.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient, space: space)
  }

  /// What it comes down to: from top to bottom.
  public func _paint() -> Paint {
    gradient.inSpace(space)._paint()
  }
}

extension Gradient {
  /// The gradient with stops between its own, so that mixing numbers looks like mixing in `space`.
  func inSpace(_ space: ColorSpace) -> Gradient {
    guard space == .perceptual, stops.count > 1 else { return self }
    var result = [stops[0]]
    for (first, second) in zip(stops, stops.dropFirst()) {
      for step in 1...4 {
        let fraction = Double(step) / 4
        result.append(
          Stop(
            color: step == 4
              ? second.color : first.color.mix(with: second.color, by: fraction, in: space),
            location: first.location + (second.location - first.location) * fraction
          )
        )
      }
    }
    return Gradient(stops: result)
  }
}
