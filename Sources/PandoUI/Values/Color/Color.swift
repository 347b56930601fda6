public import Foundation

/// A colour, by name where it has one, so that light and dark can each show it their way.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// What a renderer needs to know to show it.
  package indirect enum Storage: Hashable, Sendable {
    /// One of the system's colours by SwiftUI's or UIKit's name: `red`, `primary`,
    /// `systemGray6`, `systemBackground`.
    case named(String)
    /// A colour of the application by the name of its file.
    case resource(String)
    /// A colour that is the same in light and dark.
    case fixed(Resolved)
    /// A colour that lets a part of what is behind it through.
    case opacity(Color, Double)
    /// `fraction` of the second colour in the first.
    case mix(Color, Color, fraction: Double, Gradient.ColorSpace)
  }

  package let storage: Storage

  package init(_ storage: Storage) {
    self.storage = storage
  }

  /// One of the system's colours by its name.
  package static func named(_ name: String) -> Color {
    Color(.named(name))
  }

  /// What the numbers of a colour mean.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The web's, with its curve.
    case sRGB
    /// The web's, without a curve: twice the number is twice the light.
    case sRGBLinear
    /// The wider one of newer screens.
    case displayP3
  }

  /// Makes a colour from red, green and blue, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    storage = .fixed(
      Resolved(
        colorSpace: colorSpace,
        red: Float(red),
        green: Float(green),
        blue: Float(blue),
        opacity: Float(opacity)
      )
    )
  }

  /// Makes a gray from 0, black, to 1, white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from its place on the wheel, its strength and its light, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = hue - hue.rounded(.down)
    func channel(_ shift: Double) -> Double {
      let k = (shift + turn * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// Makes a colour that is the same in light and dark.
  public init(_ resolved: Resolved) {
    storage = .fixed(resolved)
  }

  /// Makes a colour of the application by its name.
  public init(_ name: String, bundle: Bundle? = nil) {
    storage = .resource(name)
  }

  /// Makes a colour from the older framework's names.
  public init(_ color: UIColor) {
    self = color.color
  }

  /// Makes a colour from the older framework's names.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  /// The colour, letting through what is behind it: 0 is clear, 1 is as it was.
  public func opacity(_ opacity: Double) -> Color {
    switch storage {
    case .fixed(var resolved):
      resolved.opacity *= Float(opacity)
      return Color(resolved)
    case .opacity(let color, let before): return Color(.opacity(color, before * opacity))
    default: return Color(.opacity(self, opacity))
    }
  }

  /// The colour with `fraction`, 0 to 1, of another in it.
  public func mix(
    with rhs: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let fraction = min(max(fraction, 0), 1)
    if case .fixed(let first) = storage, case .fixed(let second) = rhs.storage {
      return Color(first.mixed(with: second, by: fraction, in: colorSpace))
    }
    return Color(.mix(self, rhs, fraction: fraction, colorSpace))
  }

  /// A soft gradient from a lighter form of the colour down to it.
  public var gradient: AnyGradient {
    AnyGradient(
      Gradient(colors: [mix(with: .white, by: 0.18), self])
    )
  }

  /// The name, or the numbers as `#RRGGBBAA`.
  public var description: String {
    switch storage {
    case .named(let name), .resource(let name): name
    case .fixed(let resolved): resolved.description
    case .opacity(let color, let opacity): "\(color) \(shortNumber(opacity * 100))%"
    case .mix(let first, let second, let fraction, _):
      "\(first) with \(shortNumber(fraction * 100))% \(second)"
    }
  }
}
