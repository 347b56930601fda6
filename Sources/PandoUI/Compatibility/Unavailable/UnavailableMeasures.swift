// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// How a text is measured.
@available(
  *,
  unavailable,
  message:
    "The browser measures texts. Use onGeometryChange(for:of:action:), or fixedSize() and a background with a GeometryReader."
)
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  public static let usesFontLeading = Self(rawValue: 2)
  public static let truncatesLastVisibleLine = Self(rawValue: 32)
}

/// What a text is measured for.
@available(
  *,
  unavailable,
  message:
    "The browser measures texts. Use onGeometryChange(for:of:action:), or fixedSize() and a background with a GeometryReader."
)
open class NSStringDrawingContext: UnavailableMembers {
  public init() {}
}

@available(
  *,
  unavailable,
  message:
    "The browser measures texts. Use onGeometryChange(for:of:action:), or fixedSize() and a background with a GeometryReader."
)
extension NSString {
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    .zero
  }
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext? = nil
  ) -> CGRect { .zero }
}

@available(
  *,
  unavailable,
  message:
    "The browser measures texts. Use onGeometryChange(for:of:action:), or fixedSize() and a background with a GeometryReader."
)
extension NSAttributedString {
  public func size() -> CGSize { .zero }
  public func boundingRect(
    with size: CGSize,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext? = nil
  ) -> CGRect { .zero }
}

/// What places lines.
@available(
  *,
  unavailable,
  message:
    "The browser measures texts. Use onGeometryChange(for:of:action:), or fixedSize() and a background with a GeometryReader."
)
open class NSLayoutManager: UnavailableMembers {
  public init() {}
}

/// Where lines are placed.
@available(
  *,
  unavailable,
  message:
    "The browser measures texts. Use onGeometryChange(for:of:action:), or fixedSize() and a background with a GeometryReader."
)
open class NSTextContainer: UnavailableMembers {
  public init(size: CGSize) {}
}

/// A text that is placed.
@available(
  *,
  unavailable,
  message:
    "The browser measures texts. Use onGeometryChange(for:of:action:), or fixedSize() and a background with a GeometryReader."
)
open class NSTextStorage: UnavailableMembers {
  public init() {}
  public init(string: String) {}
  public init(attributedString: NSAttributedString) {}
}

@available(
  *,
  unavailable,
  message: "There is no key-value coding on Linux. Read the property itself, or use a KeyPath."
)
extension NSObject {
  public func value(forKeyPath keyPath: String) -> Any? { nil }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}

@available(
  *,
  unavailable,
  message:
    "Foundation on Linux has no grammar of languages. Write a sentence for each case, in a catalogue of texts."
)
extension AttributedString {
  public var inflect: InflectionRule? {
    get { nil }
    set {}
  }
  public func inflected() -> AttributedString { self }
}
