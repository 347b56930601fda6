// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// Whether there is glass behind a view.
@available(
  *,
  unavailable,
  message: "There are no windows in a room; use glassEffect(_:in:) or background(.regularMaterial)."
)
public enum GlassBackgroundDisplayMode: Sendable {
  case always, implicit, never
}

/// A rectangle whose corners follow those around.
@available(
  *,
  unavailable,
  message: "Corners do not follow those around. Use RoundedRectangle, with a radius."
)
public struct ConcentricRectangle: Shape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A rectangle with round corners.
@available(
  *,
  unavailable,
  message: "Corners do not follow those around. Use RoundedRectangle, with a radius."
)
public protocol RoundedRectangularShape: Shape {}

/// How far corners reach into a rectangle.
@available(
  *,
  unavailable,
  message: "Corners do not follow those around. Use RoundedRectangle, with a radius."
)
public struct RectangleCornerInsets: Sendable {
  public init() {}
}

@available(
  *,
  unavailable,
  message: "There are no windows in a room; use glassEffect(_:in:) or background(.regularMaterial)."
)
extension View {
  public func glassBackgroundEffect(
    displayMode: GlassBackgroundDisplayMode = .always
  ) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "Corners do not follow those around. Use RoundedRectangle, with a radius."
)
extension GeometryProxy {
  public var containerCornerInsets: RectangleCornerInsets { RectangleCornerInsets() }
}

@available(
  *,
  unavailable,
  message: "Corners do not follow those around. Use RoundedRectangle, with a radius."
)
extension Edge {
  public enum Corner {
    public struct Style: Sendable {
      public static var concentric: Self { Self() }
      public static func concentric(minimum: Self? = nil) -> Self { Self() }
      public static func fixed(_ radius: CGFloat) -> Self { Self() }
    }
  }
}

@available(
  *,
  unavailable,
  message: "Corners do not follow those around. Use RoundedRectangle, with a radius."
)
extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self { Self() }
}

@available(
  *,
  unavailable,
  message: "Corners do not follow those around. Use RoundedRectangle, with a radius."
)
extension ConcentricRectangle {
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
}
