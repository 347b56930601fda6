public import Foundation

extension AttributedString {
  /// How high lines are.
  @available(
    *,
    unavailable,
    message: "Renderers place lines in their own way. Use lineSpacing(_:)."
  )
  public struct LineHeight: Hashable, Sendable {
    /// More room.
    public static var loose: LineHeight { .init() }
    /// As usual.
    public static var normal: LineHeight { .init() }
    /// Less room.
    public static var tight: LineHeight { .init() }

    /// Not available.
    public static func multiple(factor: CGFloat) -> LineHeight { .init() }

    /// Not available.
    public static func exact(points: CGFloat) -> LineHeight { .init() }
  }
}

extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Renderers place lines in their own way. Use lineSpacing(_:)."
  )
  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> Self { self }
}
