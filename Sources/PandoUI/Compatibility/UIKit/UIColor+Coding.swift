public import Foundation

extension UIColor: NSSecureCoding {
  /// Whether it can be read from archives whose classes are checked.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the colour into an archive: its components in sRGB, as it is in the light appearance.
  ///
  /// - Parameter coder: The archive.
  public func encode(with coder: NSCoder) {
    let components = color.resolved(for: .light)
    coder.encode(Double(components.red), forKey: "UIRed")
    coder.encode(Double(components.green), forKey: "UIGreen")
    coder.encode(Double(components.blue), forKey: "UIBlue")
    coder.encode(Double(components.opacity), forKey: "UIAlpha")
  }

  /// Reads a colour from an archive.
  ///
  /// - Parameter coder: The archive.
  public convenience init?(coder: NSCoder) {
    self.init(
      red: coder.decodeDouble(forKey: "UIRed"),
      green: coder.decodeDouble(forKey: "UIGreen"),
      blue: coder.decodeDouble(forKey: "UIBlue"),
      alpha: coder.decodeDouble(forKey: "UIAlpha")
    )
  }
}
