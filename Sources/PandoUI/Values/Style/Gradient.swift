public import Foundation

/// A sequence of colours with locations.
public struct Gradient: Hashable, Sendable {
  /// A colour and its location.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The location: 0 at the beginning, 1 at the end.
    public var location: CGFloat

    /// Makes a stop.
    ///
    /// - Parameters:
    ///   - color: The colour.
    ///   - location: The location: 0 at the beginning, 1 at the end.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The way in which the colours between two stops are mixed.
  public struct ColorSpace: Hashable, Sendable {
    /// The name of the space in CSS.
    package let name: String

    /// The components of the colours are mixed.
    public static let device = ColorSpace(name: "srgb")
    /// Colours are mixed in a perceptual colour space.
    public static let perceptual = ColorSpace(name: "oklab")
  }

  /// The colours and their locations.
  public var stops: [Stop]

  /// Makes a gradient from stops.
  ///
  /// - Parameter stops: The colours and their locations, in order.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of evenly spaced colours.
  ///
  /// - Parameter colors: The colours, evenly spaced from 0 to 1.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Sets the way in which the colours are mixed.
  ///
  /// - Parameter space: Whether colours are mixed perceptually or by their components.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self, space: space)
  }
}

/// A gradient whose kind is erased. It goes from top to bottom.
public struct AnyGradient: Hashable, Sendable {
  package let gradient: Gradient
  package let space: Gradient.ColorSpace

  /// Erases the kind of a gradient.
  ///
  /// - Parameter gradient: The gradient; its components are mixed.
  public init(_ gradient: Gradient) {
    self.init(gradient, space: .device)
  }

  init(_ gradient: Gradient, space: Gradient.ColorSpace) {
    self.gradient = gradient
    self.space = space
  }

  /// Sets the way in which the colours are mixed.
  ///
  /// - Parameter space: Whether colours are mixed perceptually or by their components.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(gradient, space: space)
  }
}

extension Gradient {
  /// Adds stops, so that a mix of components looks like a mix in `space`.
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
