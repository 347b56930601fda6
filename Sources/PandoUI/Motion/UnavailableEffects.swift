public import Foundation

/// An effect that moves a view by a matrix.
@available(
  *,
  unavailable,
  message:
    "Effects are drawn by the renderer, which knows offset, rotationEffect and scaleEffect. Use them in a ViewModifier."
)
public protocol GeometryEffect: ViewModifier, Animatable where Body == Never {
  /// The matrix for a size.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

/// A matrix that moves a view.
@available(
  *,
  unavailable,
  message: "Use offset, rotationEffect and scaleEffect in a ViewModifier."
)
public struct ProjectionTransform: Sendable {
  /// No movement.
  public init() {}

  /// A movement in the plane.
  public init(_ m: CGAffineTransform) {}
}

/// A transition of one's own.
@available(
  *,
  unavailable,
  message: "Renderers play the transitions they know. Combine those of AnyTransition."
)
public protocol Transition {}

extension AnyTransition {
  /// A transition from one modifier to another.
  @available(
    *,
    unavailable,
    message:
      "Renderers play the transitions they know. Combine opacity, scale, move, offset and push."
  )
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    .identity
  }
}
