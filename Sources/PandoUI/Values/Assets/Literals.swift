import Foundation

// The compiler makes these types of `#colorLiteral(…)` and `#imageLiteral(…)`.

/// The type of a `#colorLiteral` without another type from its context.
@_documentation(visibility: internal)
public typealias _ColorLiteralType = UIColor

/// The type of an `#imageLiteral` without another type from its context.
@_documentation(visibility: internal)
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// Makes a colour from a literal.
  ///
  /// - Parameters:
  ///   - red: The red component in sRGB, from 0 to 1.
  ///   - green: The green component, from 0 to 1.
  ///   - blue: The blue component, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      Color(
        red: Double(red),
        green: Double(green),
        blue: Double(blue),
        opacity: Double(alpha)
      )
    )
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// Reads an image of the application. It is empty if there is none, which is reported once.
  ///
  /// - Parameter name: The name of an image set or of a file, in any target of the application.
  public convenience init(imageLiteralResourceName name: String) {
    self.init(resource: ImageResource(name: name, bundle: .main))
  }
}
