public import Foundation

extension UIColor {
  /// Reads hue, saturation and brightness, of the colour in sRGB in the light appearance.
  ///
  /// - Parameters:
  ///   - hue: Where the position on the colour wheel is written, from 0 to 1; nil if it is not wanted.
  ///   - saturation: Where the strength of the colour is written, from 0, gray, to 1.
  ///   - brightness: Where the brightness is written, from 0, black, to 1.
  ///   - alpha: Where the opacity is written.
  /// - Returns: True.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = parts
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = alphaComponent
    return true
  }

  /// Reads the brightness of a gray, in sRGB in the light appearance.
  ///
  /// - Parameters:
  ///   - white: Where the brightness is written, from 0, black, to 1; nil if it is not wanted.
  ///   - alpha: Where the opacity is written.
  /// - Returns: Whether it is a gray; nothing is written for other colours.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard redComponent == greenComponent, greenComponent == blueComponent else { return false }
    white?.pointee = redComponent
    alpha?.pointee = alphaComponent
    return true
  }

  /// Hue, saturation and brightness (A. R. Smith, Color Gamut Transform Pairs, 1978).
  private var parts: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (red, green, blue) = (redComponent, greenComponent, blueComponent)
    let brightness = max(red, green, blue)
    let range = brightness - min(red, green, blue)
    guard range > 0 else { return (0, 0, brightness) }
    let sixth: CGFloat =
      if brightness == red {
        (green - blue) / range + (green < blue ? 6 : 0)
      } else if brightness == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    return (sixth / 6, range / brightness, brightness)
  }
}

// The names that AppKit has for components. All are of sRGB, in the light appearance.
extension UIColor {
  /// Red, from 0 to 1.
  public var redComponent: CGFloat { component(color.resolved().red) }
  /// Green, from 0 to 1.
  public var greenComponent: CGFloat { component(color.resolved().green) }
  /// Blue, from 0 to 1.
  public var blueComponent: CGFloat { component(color.resolved().blue) }
  /// The opacity: 0 is clear, 1 is opaque.
  public var alphaComponent: CGFloat { component(color.resolved().opacity) }
  /// The position on the colour wheel, where 0 and 1 are red.
  public var hueComponent: CGFloat { parts.hue }
  /// The strength of the colour, from 0, gray, to 1.
  public var saturationComponent: CGFloat { parts.saturation }
  /// The brightness, from 0, black, to 1.
  public var brightnessComponent: CGFloat { parts.brightness }

  /// The colour itself, because its components are in sRGB already.
  ///
  /// - Parameter space: The space.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }

  /// Makes a colour in sRGB.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity: 0 is clear, 1 is opaque.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour in sRGB.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity: 0 is clear, 1 is opaque.
  public convenience init(calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour in sRGB.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity: 0 is clear, 1 is opaque.
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a gray.
  ///
  /// - Parameters:
  ///   - white: The brightness: 0 is black, 1 is white.
  ///   - alpha: The opacity: 0 is clear, 1 is opaque.
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
}

/// A space of colours of AppKit. Components are in sRGB for every value.
public final class NSColorSpace: Sendable {
  private init() {}

  /// The space of most screens.
  public static let sRGB = NSColorSpace()
  /// The space of newer screens.
  public static let displayP3 = NSColorSpace()
  /// The space of the screen.
  public static let deviceRGB = NSColorSpace()
  /// A space of no screen.
  public static let genericRGB = NSColorSpace()
  /// A space that reaches beyond sRGB.
  public static let extendedSRGB = NSColorSpace()
}
