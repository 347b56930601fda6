// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A button of glass.
@available(
  *,
  unavailable,
  message: "There is no glass to draw on; use the styles bordered and borderedProminent instead."
)
public struct GlassButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button of glass that stands out.
@available(
  *,
  unavailable,
  message: "There is no glass to draw on; use the styles bordered and borderedProminent instead."
)
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// Glass that views are drawn on.
@available(
  *,
  unavailable,
  message: "There is no glass to draw on; use background(.regularMaterial)."
)
public struct Glass: Sendable {
  public static var regular: Glass { .init() }
  public static var clear: Glass { .init() }
  public static var identity: Glass { .init() }
  public func tint(_ color: Color?) -> Glass { self }
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Views whose glass flows together.
@available(
  *,
  unavailable,
  message: "There is no glass to draw on; use the content as it is, or a ZStack."
)
public struct GlassEffectContainer<Content: View>: View {
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("unavailable") }
}

/// How glass comes and goes.
@available(
  *,
  unavailable,
  message: "There is no glass to draw on; use background(.regularMaterial)."
)
public struct GlassEffectTransition: Sendable {
  public static var identity: GlassEffectTransition { .init() }
  public static var matchedGeometry: GlassEffectTransition { .init() }
  public static var materialize: GlassEffectTransition { .init() }
}

/// The form that glass has by itself.
@available(
  *,
  unavailable,
  message: "There is no glass to draw on; use background(.regularMaterial)."
)
public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

/// Whether there is glass behind a view.
@available(
  *,
  unavailable,
  message: "There is no glass to draw on; use background(.regularMaterial)."
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

@available(*, unavailable, message: "There is no glass to draw on; use bordered instead.")
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  @MainActor public static var glass: DefaultButtonStyle { .init() }
}

@available(*, unavailable, message: "There is no glass to draw on; use borderedProminent instead.")
extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  @MainActor public static var glassProminent: DefaultButtonStyle { .init() }
}

@available(
  *,
  unavailable,
  message: "There is no glass to draw on; use background(.regularMaterial)."
)
extension View {
  public func glassEffect() -> Self { self }
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> Self { self }
  public func glassEffect(_ glass: Glass) -> Self { self }
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?,
    in namespace: Namespace.ID
  ) -> Self { self }
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?,
    namespace: Namespace.ID
  ) -> Self { self }
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }
  public func glassBackgroundEffect(
    displayMode: GlassBackgroundDisplayMode = .always
  ) -> Self { self }
}
