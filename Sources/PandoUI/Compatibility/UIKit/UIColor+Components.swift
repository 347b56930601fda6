public import Foundation

extension UIColor {
  /// Makes a colour from red, green and blue.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity: 0 is clear, 1 is opaque.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a colour of the wider colour space of newer screens.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity: 0 is clear, 1 is opaque.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }

  /// Makes a gray.
  ///
  /// - Parameters:
  ///   - white: The brightness: 0 is black, 1 is white.
  ///   - alpha: The opacity: 0 is clear, 1 is opaque.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, opacity: alpha))
  }

  /// Makes a colour from its hue, saturation and brightness.
  ///
  /// - Parameters:
  ///   - hue: The position on the colour wheel, where 0 and 1 are red.
  ///   - saturation: The strength of the colour, from 0, gray, to 1.
  ///   - brightness: The brightness, from 0, black, to 1.
  ///   - alpha: The opacity: 0 is clear, 1 is opaque.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }

  /// The colour with another opacity.
  ///
  /// - Parameter alpha: The factor of the opacity: 0 is clear, 1 leaves the colour as it is.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(color.opacity(alpha))
  }
}
