// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// The description of a font of UIKit.
@available(*, unavailable, message: "There is no UIKit. Use Font, with design, weight and width.")
open class UIFontDescriptor {
  public enum SystemDesign: Sendable {
    case `default`, rounded, serif, monospaced
  }
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static var traitBold: SymbolicTraits { [] }
    public static var traitItalic: SymbolicTraits { [] }
    public static var traitMonoSpace: SymbolicTraits { [] }
  }
  public struct AttributeName: Hashable, Sendable {
    public static var traits: AttributeName { .init() }
    public static var family: AttributeName { .init() }
    public static var name: AttributeName { .init() }
  }
  public struct TraitKey: Hashable, Sendable {
    public static var weight: TraitKey { .init() }
    public static var width: TraitKey { .init() }
  }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { nil }
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? { nil }
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor { self }
}

@available(*, unavailable, message: "There is no UIKit. Use Font, with design, weight and width.")
extension UIFont {
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    fatalError("unavailable")
  }
  public var fontDescriptor: UIFontDescriptor { fatalError("unavailable") }
}

@available(
  *,
  unavailable,
  message: "Only the browser knows its fonts. Name the one that you want in Font.custom(_:size:)."
)
extension UIFont {
  public class var familyNames: [String] { [] }
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

@available(*, unavailable, message: "There is no UIKit. Use Font, with design, weight and width.")
extension UIFontDescriptor {
  public var symbolicTraits: SymbolicTraits { [] }
  public var pointSize: CGFloat { 0 }
  public var postscriptName: String { "" }
  public func withFamily(_ family: String) -> UIFontDescriptor { self }
  public func withSize(_ size: CGFloat) -> UIFontDescriptor { self }
}
