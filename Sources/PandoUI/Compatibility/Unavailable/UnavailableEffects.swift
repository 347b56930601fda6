// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// An effect that moves a view by a matrix.
@available(
  *,
  unavailable,
  message:
    "Effects are drawn by the renderer, which knows offset, rotationEffect and scaleEffect. Use them in a ViewModifier."
)
public protocol GeometryEffect: ViewModifier, Animatable where Body == Never {
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

@available(
  *,
  unavailable,
  message: "Renderers have no filter for it; use opacity, or clipShape with a shape."
)
extension View {
  public func luminanceToAlpha() -> Self { self }
}
