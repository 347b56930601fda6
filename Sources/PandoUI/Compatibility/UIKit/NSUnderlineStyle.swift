/// The style of a line under or through a text, by its name in UIKit.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The number that UIKit has for the style.
  public let rawValue: Int

  /// Makes a style from its number.
  ///
  /// - Parameter rawValue: The number that UIKit has for the style.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// A thick line. Browsers draw a line of the usual width.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines. Browsers draw one.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// Alternating dashes and pairs of dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// A line under words, and none between them. Browsers draw it between them, too.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension TextLineStyle {
  /// Makes a line from a style of UIKit.
  ///
  /// - Parameter nsUnderlineStyle: The style; one without a line makes nil.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard nsUnderlineStyle.rawValue & 0xff != 0 else { return nil }
    let patterns: [Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
    let number = (nsUnderlineStyle.rawValue >> 8) & 0x7
    self.init(pattern: patterns.indices.contains(number) ? patterns[number] : .solid)
  }
}

extension NSUnderlineStyle {
  /// Makes a style from a line of a text, whose colour is left out.
  ///
  /// - Parameter style: The line.
  public init(_ style: TextLineStyle) {
    let patterns: [TextLineStyle.Pattern] = [.solid, .dot, .dash, .dashDot, .dashDotDot]
    let number = patterns.firstIndex(of: style.pattern) ?? 0
    self.init(rawValue: 1 | number << 8)
  }
}
