// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A height that is computed.
@available(
  *,
  unavailable,
  message: "The height of the page is the browser's. Use height(_:) or fraction(_:)."
)
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  static func height(in context: Context) -> CGFloat?
}

@available(
  *,
  unavailable,
  message: "The height of the page is the browser's. Use height(_:) or fraction(_:)."
)
extension PresentationDetent {
  /// What a height is computed from.
  public struct Context {
    public var maxDetentValue: CGFloat { 0 }
  }

  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    .medium
  }
}
