public import Foundation

extension UIColor {
  /// Makes a colour from red, green and blue.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity: 0 is clear, 1 is opaque.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a colour of the wider colour space of newer screens.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity: 0 is clear, 1 is opaque.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a gray.
  ///
  /// - Parameters:
  ///   - white: The brightness: 0 is black, 1 is white.
  ///   - alpha: The opacity: 0 is clear, 1 is opaque.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// Makes a colour from its hue, saturation and brightness.
  ///
  /// - Parameters:
  ///   - hue: The position on the colour wheel, from 0 to 1; both are red.
  ///   - saturation: The strength of the colour, from 0, gray, to 1.
  ///   - brightness: The brightness, from 0, black, to 1.
  ///   - alpha: The opacity: 0 is clear, 1 is opaque.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// The colour with another opacity.
  ///
  /// - Parameter alpha: The factor of the opacity: 0 is clear, 1 leaves the colour as it is.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(alpha))
  }
}

extension UIColor {
  /// Makes a colour that differs in the light and in the dark appearance.
  ///
  /// - Parameter dynamicProvider: Makes the colour for traits; called at once, for light and for dark.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color
    self.init(
      light == dark ? light : Color(.asset(ColorAsset(name: "dynamic", light: light, dark: dark)))
    )
  }

  /// Makes a named colour of the application, from an asset catalogue.
  ///
  /// - Parameters:
  ///   - name: The name of the colour set.
  ///   - bundle: The bundle of the catalogue; nil for all targets of the application.
  ///   - traits: The surroundings whose variant it is; nil for those where it is drawn.
  /// - Returns: nil if there is none, which is reported once.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traits: UITraitCollection?
  ) {
    let color = Color(name, bundle: bundle)
    if case .missing = color.storage { return nil }
    switch traits?.userInterfaceStyle {
    case .light: self.init(Color(color.resolved(for: .light)))
    case .dark: self.init(Color(color.resolved(for: .dark)))
    case .unspecified, nil: self.init(color)
    }
  }

  /// The variant of the colour in light or in dark surroundings.
  ///
  /// - Parameter traits: The surroundings; unspecified for the colour as it is.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    switch traits.userInterfaceStyle {
    case .light: UIColor(Color(color.resolved(for: .light)))
    case .dark: UIColor(Color(color.resolved(for: .dark)))
    case .unspecified: self
    }
  }

  /// Reads the components in sRGB.
  ///
  /// - Parameters:
  ///   - red: Where the red component is written, from 0 to 1; nil if it is not wanted.
  ///   - green: Where the green component is written.
  ///   - blue: Where the blue component is written.
  ///   - alpha: Where the opacity is written.
  /// - Returns: True.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let resolved = color.resolved()
    red?.pointee = component(resolved.red)
    green?.pointee = component(resolved.green)
    blue?.pointee = component(resolved.blue)
    alpha?.pointee = component(resolved.opacity)
    return true
  }

  /// The name of the colour, or its components as `#RRGGBB`.
  public var accessibilityName: String { color.description }

  /// The colour in the light appearance, under the name that Core Graphics has for it.
  public var cgColor: CGColor { CGColor(resolved: color.resolved()) }

  /// Makes a colour of one of Core Graphics.
  ///
  /// - Parameter cgColor: The colour.
  public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }
}

extension Color {
  /// The colour in light surroundings, under the name that Core Graphics has for it.
  public var cgColor: CGColor? { CGColor(resolved: resolved()) }

  /// Makes a colour of one of Core Graphics.
  ///
  /// - Parameter cgColor: The colour.
  public init(cgColor: CGColor) { self.init(cgColor.resolved) }

  /// Makes a colour of one of Core Graphics.
  ///
  /// - Parameter cgColor: The colour.
  public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }
}

/// A colour as numbers, under the name that Core Graphics has for it.
public struct CGColor: Hashable, Sendable {
  let resolved: Color.Resolved

  init(resolved: Color.Resolved) { self.resolved = resolved }

  /// Makes a colour in sRGB.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity: 0 is clear, 1 is opaque.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    resolved = Color(red: red, green: green, blue: blue, opacity: alpha).resolved()
  }

  /// Red, green, blue and the opacity in sRGB, from 0 to 1.
  public var components: [CGFloat]? {
    [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { component($0) }
  }

  /// How many components there are: four.
  public var numberOfComponents: Int { 4 }

  /// The opacity: 0 is clear, 1 is opaque.
  public var alpha: CGFloat { component(resolved.opacity) }
}

/// A component without the rounding error of linear light. Applications multiply it by 255 and cut
/// off the fraction.
func component(_ value: Float) -> CGFloat { (CGFloat(value) * 1e6).rounded() / 1e6 }

/// The traits of a view that a colour depends on.
public struct UITraitCollection: Hashable, Sendable {
  /// Whether the appearance is light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle

  /// Makes traits.
  ///
  /// - Parameter userInterfaceStyle: Whether the surroundings are light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

/// The light or the dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Neither is known.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

extension UIColor {
  /// Text on a dark background, in light and dark.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on a light background, in light and dark.
  public static let darkText = UIColor(white: 0, alpha: 1)
}
