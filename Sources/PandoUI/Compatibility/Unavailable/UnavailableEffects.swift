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

/// A matrix that moves a view.
@available(*, unavailable, message: "Use offset, rotationEffect and scaleEffect in a ViewModifier.")
public struct ProjectionTransform: Sendable {
  public init() {}
  public init(_ m: CGAffineTransform) {}
}

@available(
  *,
  unavailable,
  message: "A renderer cannot turn views in space; use rotationEffect and scaleEffect instead."
)
extension View {
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: Double, y: Double, z: Double),
    anchor: UnitPoint = .center,
    anchorZ: Double = 0,
    perspective: Double = 1
  ) -> some View { self }
}

@available(*, unavailable, message: "Use offset, rotationEffect and scaleEffect instead.")
extension View {
  public func transformEffect(_ transform: CGAffineTransform) -> some View { self }
  public func projectionEffect(_ transform: ProjectionTransform) -> Self { self }
}

@available(
  *,
  unavailable,
  message: "Renderers cut along shapes only; use clipShape, or mask with a shape, instead."
)
extension View {
  @_disfavoredOverload
  public func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View { self }
}

@available(
  *,
  unavailable,
  message: "Renderers have no filter for it; use opacity, or clipShape with a shape."
)
extension View {
  public func luminanceToAlpha() -> Self { self }
}
