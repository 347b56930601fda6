public import Foundation

extension Font {
  /// The weight of letters.
  public struct Weight: Hashable, Sendable {
    /// The weight in CSS, from 100 to 900.
    package let number: Int

    /// The lightest weight.
    public static let ultraLight = Weight(number: 100)
    /// Thin.
    public static let thin = Weight(number: 200)
    /// Light.
    public static let light = Weight(number: 300)
    /// The normal weight.
    public static let regular = Weight(number: 400)
    /// Between regular and semibold.
    public static let medium = Weight(number: 500)
    /// Between medium and bold.
    public static let semibold = Weight(number: 600)
    /// The weight of emphasized text.
    public static let bold = Weight(number: 700)
    /// Between bold and black.
    public static let heavy = Weight(number: 800)
    /// The heaviest.
    public static let black = Weight(number: 900)
  }

  /// The design of the system's fonts.
  public enum Design: String, CaseIterable, Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The distance of lines.
  public enum Leading: String, Hashable, Sendable {
    case standard, tight, loose
  }

  /// The width of letters.
  public struct Width: Hashable, Sendable {
    /// The difference to the normal width, as a fraction of it: 0 is normal, less is narrower.
    public var value: CGFloat

    /// Makes a width.
    ///
    /// - Parameter value: The difference to the normal width, as a fraction of it: 0 is normal,
    ///   less is narrower.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest width.
    public static let compressed = Width(-0.3)
    /// A narrower width.
    public static let condensed = Width(-0.2)
    /// The normal width.
    public static let standard = Width(0)
    /// A wider width.
    public static let expanded = Width(0.2)
  }
}
