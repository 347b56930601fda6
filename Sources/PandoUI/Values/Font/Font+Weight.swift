public import Foundation

extension Font {
  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    /// 100 to 900, as CSS counts.
    package let number: Int

    /// The lightest but one.
    public static let ultraLight = Weight(number: 100)
    /// Thin.
    public static let thin = Weight(number: 200)
    /// Light.
    public static let light = Weight(number: 300)
    /// As text usually is.
    public static let regular = Weight(number: 400)
    /// A little heavier.
    public static let medium = Weight(number: 500)
    /// Half heavy.
    public static let semibold = Weight(number: 600)
    /// Heavy.
    public static let bold = Weight(number: 700)
    /// Heavier.
    public static let heavy = Weight(number: 800)
    /// The heaviest.
    public static let black = Weight(number: 900)
  }

  /// The character of the system's letters.
  public enum Design: String, CaseIterable, Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// How far apart lines are.
  public enum Leading: String, Hashable, Sendable {
    case standard, tight, loose
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// 0 is normal, less is narrower, more is wider.
    public var value: CGFloat

    /// Makes a width; 0 is normal.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// Narrowest.
    public static let compressed = Width(-0.3)
    /// Narrower.
    public static let condensed = Width(-0.2)
    /// As text usually is.
    public static let standard = Width(0)
    /// Wider.
    public static let expanded = Width(0.2)
  }
}
