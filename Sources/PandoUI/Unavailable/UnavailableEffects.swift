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
@available(*, unavailable, message: "Use offset, rotationEffect and scaleEffect in a ViewModifier.")
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
public protocol Transition {
  /// Not available.
  associatedtype Body: View

  /// Not available.
  typealias Content = EmptyView
  @MainActor func body(content: Content, phase: TransitionPhase) -> Body
}

/// Whether something comes, is there, or goes.
@available(
  *,
  unavailable,
  message: "Renderers play the transitions they know. Combine those of AnyTransition."
)
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Whether it is there.
  public var isIdentity: Bool { true }
  /// -1, 0 or 1.
  public var value: Double { 0 }
}

/// What a transition is like.
@available(
  *,
  unavailable,
  message: "Renderers play the transitions they know. Combine those of AnyTransition."
)
public struct TransitionProperties: Sendable {
  /// Not available.
  public init(hasMotion: Bool = true) {}
}

/// Comes and goes as one of the system's images does.
@available(
  *,
  unavailable,
  message: "Renderers draw the system's images as they are. Use the transition opacity."
)
public struct SymbolEffectTransition: _KnownTransition {
  /// Not available.
  public init(effect: SymbolEffect, options: SymbolEffectOptions) {}

  /// Never used.
  public var _transition: AnyTransition { .opacity }
}

/// An animation of one's own.
@available(
  *,
  unavailable,
  message: "Renderers play the animations they know. Use a spring, or a timing curve."
)
public protocol CustomAnimation: Hashable, Sendable {
  /// Not available.
  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V?
}

/// What an animation knows.
@available(
  *,
  unavailable,
  message: "Renderers play the animations they know. Use a spring, or a timing curve."
)
public struct AnimationContext<Value: VectorArithmetic> {
  /// What it keeps.
  public var state: AnimationState<Value> = .init()
  /// Whether it has ended, for those who look.
  public var isLogicallyComplete = false
}

/// What an animation keeps.
@available(
  *,
  unavailable,
  message: "Renderers play the animations they know. Use a spring, or a timing curve."
)
public struct AnimationState<Value: VectorArithmetic> {
  /// Not available.
  public init() {}

  /// Not available.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { K.defaultValue }
    set {}
  }
}

/// A name for something that an animation keeps.
@available(
  *,
  unavailable,
  message: "Renderers play the animations they know. Use a spring, or a timing curve."
)
public protocol AnimationStateKey {
  /// Not available.
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Several numbers.
@available(*, unavailable, message: "Use AnimatablePair.")
public struct AnimatableValues<each Value: VectorArithmetic> {
  /// Not available.
  public init(_ value: repeat each Value) {}
}

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

extension Animation {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Renderers play the animations they know. Use a spring, or a timing curve."
  )
  public init<A: CustomAnimation>(_ base: A) {
    self = .default
  }
}

extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Renderers play the transitions they know. Combine those of AnyTransition."
  )
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> Self { self }
}
