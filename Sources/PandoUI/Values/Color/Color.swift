public import Foundation

/// A colour. A named colour may differ between light and dark.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// The description of the colour for renderers.
  package indirect enum Storage: Hashable, Sendable {
    /// One of the system's colours by SwiftUI's or UIKit's name: `red`, `primary`,
    /// `systemGray6`, `systemBackground`.
    case named(String)
    /// A named colour of the application.
    case asset(ColorAsset)
    /// The name of a colour that the application does not have.
    case missing(String)
    /// A colour that is the same in light and dark.
    case fixed(Resolved)
    /// A colour with an opacity from 0 to 1.
    case opacity(Color, Double)
    /// A mix of two colours; `fraction` is the share of the second, from 0 to 1.
    case mix(Color, Color, fraction: Double, Gradient.ColorSpace)
  }

  package let storage: Storage

  package init(_ storage: Storage) {
    self.storage = storage
  }

  /// A colour of the system by its name.
  package static func named(_ name: String) -> Color {
    Color(.named(name))
  }

  /// The colour space of the components of a colour.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The colour space of the web.
    case sRGB
    /// sRGB with linear components: twice the number is twice the light.
    case sRGBLinear
    /// Display P3, the wider colour space of newer screens.
    case displayP3
  }

  /// Makes a colour from red, green and blue.
  ///
  /// - Parameters:
  ///   - colorSpace: The colour space of the components.
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - opacity: The opacity: 0 is clear, 1 is opaque.
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

  /// Makes a gray.
  ///
  /// - Parameters:
  ///   - colorSpace: The colour space of the components.
  ///   - white: The brightness: 0 is black, 1 is white.
  ///   - opacity: The opacity: 0 is clear, 1 is opaque.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from its hue, saturation and brightness.
  ///
  /// - Parameters:
  ///   - hue: The position on the colour wheel, from 0 to 1; both are red. Only the fractional part
  ///     counts.
  ///   - saturation: The strength of the colour, from 0, gray, to 1.
  ///   - brightness: The brightness, from 0, black, to 1.
  ///   - opacity: The opacity: 0 is clear, 1 is opaque.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let turn = hue - hue.rounded(.down)
    func channel(_ shift: Double) -> Double {
      let k = (shift + turn * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// Makes a colour that is the same in light and dark.
  ///
  /// - Parameter resolved: The components, which are the same in light and dark.
  public init(_ resolved: Resolved) {
    storage = .fixed(resolved)
  }

  /// Makes a named colour of the application, from an asset catalogue.
  ///
  /// A name without a colour is reported once, and drawn gray.
  ///
  /// - Parameters:
  ///   - name: The name of the colour set.
  ///   - bundle: The bundle of the catalogue; nil for all targets of the application.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, in: ResourceSearch.of(bundle))
  }

  /// Makes a named colour of the application, from an asset catalogue.
  ///
  /// - Parameter resource: The colour set.
  public init(_ resource: ColorResource) {
    self.init(resource.name, in: resource.search)
  }

  private init(_ name: String, in search: ResourceSearch) {
    storage = search.color(name).map { .asset($0) } ?? .missing(name)
  }

  /// Makes a colour from a `UIColor`.
  ///
  /// - Parameter color: The colour.
  @_disfavoredOverload
  public init(_ color: UIColor) {
    // Less favoured than a resource, because a generated colour is a member of both.
    self = color.color
  }

  /// Makes a colour from a `UIColor`.
  ///
  /// - Parameter uiColor: The colour.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  /// Multiplies the opacity of the colour.
  ///
  /// - Parameter opacity: The factor of the opacity: 0 is clear, 1 leaves the colour as it is.
  public func opacity(_ opacity: Double) -> Color {
    switch storage {
    case .fixed(var resolved):
      resolved.opacity *= Float(opacity)
      return Color(resolved)
    case .opacity(let color, let before): return Color(.opacity(color, before * opacity))
    default: return Color(.opacity(self, opacity))
    }
  }

  /// Mixes the colour with another.
  ///
  /// - Parameters:
  ///   - rhs: The other colour.
  ///   - fraction: The share of the other colour, clamped to 0 to 1.
  ///   - colorSpace: Whether colours are mixed perceptually or by their components.
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

  /// A soft gradient from a lighter form of the colour at the top to the colour at the bottom.
  public var gradient: AnyGradient {
    AnyGradient(
      Gradient(colors: [mix(with: .white, by: 0.18), self])
    )
  }

  /// The name of the colour, or its components as `#RRGGBB` or `#RRGGBBAA`.
  public var description: String {
    switch storage {
    case .named(let name), .missing(let name): name
    case .asset(let asset): asset.name
    case .fixed(let resolved): resolved.description
    case .opacity(let color, let opacity): "\(color) \(shortNumber(opacity * 100))%"
    case .mix(let first, let second, let fraction, _):
      "\(first) with \(shortNumber(fraction * 100))% \(second)"
    }
  }
}
