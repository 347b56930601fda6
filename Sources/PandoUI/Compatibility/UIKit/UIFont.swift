public import Foundation

/// A font under its name in UIKit. ``Font`` draws with it: `Font(UIFont.systemFont(ofSize: 20, weight: .bold))`.
///
/// Its measures, in points, come from the system font. Browsers measure what they draw.
//
// Sendable because nothing in it changes. The compiler cannot check that for an open class.
open class UIFont: NSObject, @unchecked Sendable {
  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight
    /// Very thin.
    public static let ultraLight = Weight(weight: .ultraLight)
    /// Thin.
    public static let thin = Weight(weight: .thin)
    /// Light.
    public static let light = Weight(weight: .light)
    /// The usual weight of text.
    public static let regular = Weight(weight: .regular)
    /// A little heavier.
    public static let medium = Weight(weight: .medium)
    /// Between medium and bold.
    public static let semibold = Weight(weight: .semibold)
    /// Bold.
    public static let bold = Weight(weight: .bold)
    /// Heavier than bold.
    public static let heavy = Weight(weight: .heavy)
    /// As heavy as can be.
    public static let black = Weight(weight: .black)
  }

  /// The width of a font's letters.
  public struct Width: Hashable, Sendable {
    let width: Font.Width
    /// The narrowest.
    public static let compressed = Width(width: .compressed)
    /// Narrow.
    public static let condensed = Width(width: .condensed)
    /// As text is.
    public static let standard = Width(width: .standard)
    /// Wide.
    public static let expanded = Width(width: .expanded)
  }

  /// The style of a text by its role in a document.
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle
    let size: CGFloat
    /// The largest heading.
    public static let largeTitle = TextStyle(style: .largeTitle, size: 34)
    /// A heading of the first level.
    public static let title1 = TextStyle(style: .title, size: 28)
    /// A heading of the second level.
    public static let title2 = TextStyle(style: .title2, size: 22)
    /// A heading of the third level.
    public static let title3 = TextStyle(style: .title3, size: 20)
    /// A heading as large as text.
    public static let headline = TextStyle(style: .headline, size: 17)
    /// A heading below another.
    public static let subheadline = TextStyle(style: .subheadline, size: 15)
    /// Text.
    public static let body = TextStyle(style: .body, size: 17)
    /// Text beside text.
    public static let callout = TextStyle(style: .callout, size: 16)
    /// Notes.
    public static let footnote = TextStyle(style: .footnote, size: 13)
    /// The caption of a picture.
    public static let caption1 = TextStyle(style: .caption, size: 12)
    /// The smallest caption.
    public static let caption2 = TextStyle(style: .caption2, size: 11)
  }

  let font: Font
  /// The size, in points.
  public let pointSize: CGFloat

  init(_ font: Font, _ size: CGFloat) {
    self.font = font
    pointSize = size
    super.init()
  }

  /// Takes a font by its name.
  ///
  /// - Parameters:
  ///   - name: The name, as of `Font.custom(_:size:)`. Never nil, because only the browser knows
  ///     whether it has the font.
  ///   - size: The size, in points.
  public convenience init?(name: String, size: CGFloat) {
    self.init(.custom(name, size: size), size)
  }

  /// Takes the font of a description.
  ///
  /// - Parameters:
  ///   - descriptor: The description.
  ///   - size: The size, in points; 0 for that of the description.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let described = size == 0 ? descriptor : descriptor.withSize(size)
    self.init(described.font, described.pointSize)
  }

  /// The description of the font, from which others are made.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font, pointSize) }

  /// The name of the font.
  public var fontName: String { fontDescriptor.postscriptName }

  /// The font of the system.
  ///
  /// - Parameter size: The size, in points.
  public class func systemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .regular)
  }

  /// The font of the system.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - weight: The weight.
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight), size)
  }

  /// The font of the system.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - weight: The weight.
  ///   - width: How wide the letters are.
  public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).width(width.width), size)
  }

  /// The font of the system in bold.
  ///
  /// - Parameter size: The size, in points.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  /// The font of the system, slanted.
  ///
  /// - Parameter size: The size, in points.
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(.system(size: size).italic(), size)
  }

  /// The font of the system whose letters all have one width.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - weight: The weight.
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size)
  }

  /// The font of the system whose digits all have one width.
  ///
  /// - Parameters:
  ///   - size: The size, in points.
  ///   - weight: The weight.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), size)
  }

  /// The font of a style of text.
  ///
  /// - Parameter style: The style of the text.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), style.size)
  }

  /// The font in another size.
  ///
  /// - Parameter fontSize: The size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: fontSize)
  }

  /// The name of the family: that of the font.
  public var familyName: String { fontName }
  /// The height of a line.
  public var lineHeight: CGFloat { pointSize * 1.193 }
  /// How far letters reach above the line that they stand on.
  public var ascender: CGFloat { pointSize * 0.952 }
  /// How far letters reach below that line, as a negative number.
  public var descender: CGFloat { pointSize * -0.241 }
  /// The height of capital letters.
  public var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of the letter x.
  public var xHeight: CGFloat { pointSize * 0.526 }
  /// The room between lines.
  public var leading: CGFloat { 0 }

  /// The size of the font of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of the font of buttons.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small fonts.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of the font of the system.
  public class var systemFontSize: CGFloat { 14 }
}

/// The AppKit name of ``UIFont``.
public typealias NSFont = UIFont

/// The name of ``UIFont`` in Core Text, which casts one to the other.
public typealias CTFont = UIFont

/// Takes a font by its name.
///
/// - Parameters:
///   - name: The name, as of `Font.custom(_:size:)`.
///   - size: The size, in points; 0 for 12.
///   - matrix: No effect here: letters are not transformed.
public func CTFontCreateWithName(_ name: String, _ size: CGFloat, _ matrix: Any?) -> CTFont {
  let size = size == 0 ? 12 : size
  return UIFont(.custom(name, size: size), size)
}

/// Scales sizes with the text size that the user chose. Fonts are unchanged here, because the browser scales all
/// text.
public final class UIFontMetrics: Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Takes a style.
  ///
  /// - Parameter textStyle: No effect here: the browser scales all text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {}

  /// The font as it is.
  ///
  /// - Parameter font: The font.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The size as it is.
  ///
  /// - Parameter value: The size, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

extension Font {
  /// Takes a font of UIKit.
  ///
  /// - Parameter font: The font.
  public init(_ font: UIFont) { self = font.font }
}
