// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A font of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use Font, with design, weight and width.")
open class UIFont {
  public struct Weight: Hashable, Sendable {
    public static var regular: Weight { .init() }
    public static var medium: Weight { .init() }
    public static var semibold: Weight { .init() }
    public static var bold: Weight { .init() }
    public static var heavy: Weight { .init() }
    public static var black: Weight { .init() }
    public static var light: Weight { .init() }
  }
  public init?(name: String, size: CGFloat) {}
  public class func systemFont(ofSize size: CGFloat) -> UIFont { fatalError("unavailable") }
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    fatalError("unavailable")
  }
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { fatalError("unavailable") }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    fatalError("unavailable")
  }
  public struct TextStyle: Hashable, Sendable {
    public static var largeTitle: TextStyle { .init() }
    public static var title1: TextStyle { .init() }
    public static var title2: TextStyle { .init() }
    public static var title3: TextStyle { .init() }
    public static var headline: TextStyle { .init() }
    public static var subheadline: TextStyle { .init() }
    public static var body: TextStyle { .init() }
    public static var callout: TextStyle { .init() }
    public static var footnote: TextStyle { .init() }
    public static var caption1: TextStyle { .init() }
    public static var caption2: TextStyle { .init() }
  }
}

/// What a font of UIKit is made from.
@available(*, unavailable, message: "There is no UIKit. Use Font, with design, weight and width.")
open class UIFontDescriptor {}

@available(*, unavailable, message: "There is no UIKit. Use Font, with design, weight and width.")
extension Font {
  public init(_ font: UIFont) { fatalError("unavailable") }
}

@available(
  *,
  unavailable,
  message: "Strings of Foundation have no look on Linux. Use the attributes of AttributedString."
)
extension NSAttributedString.Key {
  public static var backgroundColor: NSAttributedString.Key { .init(rawValue: "") }
  public static var font: NSAttributedString.Key { .init(rawValue: "") }
  public static var kern: NSAttributedString.Key { .init(rawValue: "") }
  public static var paragraphStyle: NSAttributedString.Key { .init(rawValue: "") }
  public static var underlineStyle: NSAttributedString.Key { .init(rawValue: "") }
}
