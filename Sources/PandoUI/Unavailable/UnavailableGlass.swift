public import Foundation

/// Glass that views are drawn on.
@available(
  *,
  unavailable,
  message: "There is no glass to draw on; use background(.regularMaterial)."
)
public struct Glass: Sendable {
  /// As usual.
  public static var regular: Glass { .init() }
  /// Clearer.
  public static var clear: Glass { .init() }
  /// None.
  public static var identity: Glass { .init() }

  /// Not available.
  public func tint(_ color: Color?) -> Glass { self }

  /// Not available.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// Views whose glass flows together.
@available(
  *,
  unavailable,
  message: "There is no glass to draw on; use the content as it is, or a ZStack."
)
public struct GlassEffectContainer<Content: View>: View {
  /// Not available.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}

  /// Never evaluated.
  public var body: Never { fatalError("unavailable") }
}

/// How glass comes and goes.
@available(
  *,
  unavailable,
  message: "There is no glass to draw on; use background(.regularMaterial)."
)
public struct GlassEffectTransition: Sendable {
  /// At once.
  public static var identity: GlassEffectTransition { .init() }
  /// From other glass.
  public static var matchedGeometry: GlassEffectTransition { .init() }
  /// By fading.
  public static var materialize: GlassEffectTransition { .init() }
}

/// The form that glass has by itself.
@available(
  *,
  unavailable,
  message: "There is no glass to draw on; use background(.regularMaterial)."
)
public struct DefaultGlassEffectShape: Shape {
  /// Not available.
  public init() {}

  /// Never used.
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
  /// Not available.
  public init() {}

  /// Never used.
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
  /// Not available.
  public init() {}
}

extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There is no glass to draw on; use background(.regularMaterial)."
  )
  public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There is no glass to draw on; use background(.regularMaterial)."
  )
  public func glassEffect(_ glass: Glass) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There is no glass to draw on; use background(.regularMaterial)."
  )
  public func glassEffectID<ID: Hashable & Sendable>(
    _ id: ID?,
    in namespace: Namespace.ID
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There is no glass to draw on; use background(.regularMaterial)."
  )
  public func glassEffectUnion<ID: Hashable & Sendable>(
    id: ID?,
    namespace: Namespace.ID
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There is no glass to draw on; use background(.regularMaterial)."
  )
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "There is no glass to draw on; use background(.regularMaterial)."
  )
  public func glassBackgroundEffect(
    displayMode: GlassBackgroundDisplayMode = .always
  ) -> Self { self }
}
