// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// An animation of one's own.
@available(
  *,
  unavailable,
  message: "Renderers play the animations they know. Use a spring, or a timing curve."
)
public protocol CustomAnimation: Hashable, Sendable {
  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V?
}

/// The context of a custom animation.
@available(
  *,
  unavailable,
  message: "Renderers play the animations they know. Use a spring, or a timing curve."
)
public struct AnimationContext<Value: VectorArithmetic> {
  public var state: AnimationState<Value> = .init()
  public var isLogicallyComplete = false
}

/// The state of a custom animation.
@available(
  *,
  unavailable,
  message: "Renderers play the animations they know. Use a spring, or a timing curve."
)
public struct AnimationState<Value: VectorArithmetic> {
  public init() {}
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
  associatedtype Value
  static var defaultValue: Value { get }
}

/// Several numbers.
@available(*, unavailable, message: "Use AnimatablePair.")
public struct AnimatableValues<each Value: VectorArithmetic> {
  public init(_ value: repeat each Value) {}
}

@available(
  *,
  unavailable,
  message: "Renderers play the animations they know. Use a spring, or a timing curve."
)
extension Animation {
  public init<A: CustomAnimation>(_ base: A) {
    self = .default
  }
}
