// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

/// A transition of one's own.
@available(
  *,
  unavailable,
  message: "Renderers play the transitions they know. Combine those of AnyTransition."
)
public protocol Transition {
  associatedtype Body: View
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
  public var isIdentity: Bool { true }
  public var value: Double { 0 }
}

/// The properties of a transition.
@available(
  *,
  unavailable,
  message: "Renderers play the transitions they know. Combine those of AnyTransition."
)
public struct TransitionProperties: Sendable {
  public init(hasMotion: Bool = true) {}
}

/// Comes and goes as one of the system's images does.
@available(
  *,
  unavailable,
  message: "Renderers draw the system's images as they are. Use the transition opacity."
)
public struct SymbolEffectTransition: _KnownTransition {
  public init(effect: SymbolEffect, options: SymbolEffectOptions) {}
  public var _transition: AnyTransition { .opacity }
}

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

/// Goes through phases.
@available(
  *,
  unavailable,
  message:
    "Animations are drawn by the renderer; change state in withAnimation from a task instead."
)
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {}
  public init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {}
  public var body: Never { fatalError("unavailable") }
}

/// Goes from value to value.
@available(
  *,
  unavailable,
  message:
    "Animations are drawn by the renderer; change state in withAnimation from a task instead."
)
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View {
  public init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {}
  public init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {}
  public var body: Never { fatalError("unavailable") }
}

/// Values at certain times.
@available(
  *,
  unavailable,
  message:
    "Animations are drawn by the renderer; change state in withAnimation from a task instead."
)
public protocol Keyframes<Value> {
  associatedtype Value
}

/// Values of one property at certain times.
@available(
  *,
  unavailable,
  message:
    "Animations are drawn by the renderer; change state in withAnimation from a task instead."
)
public protocol KeyframeTrackContent<Value> {
  associatedtype Value
}

/// Values of one property at certain times.
@available(
  *,
  unavailable,
  message:
    "Animations are drawn by the renderer; change state in withAnimation from a task instead."
)
public struct KeyframeTrack<Root, Part, Content>: Keyframes {
  public typealias Value = Root
  public init(
    _ keyPath: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {}
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Part == Root {}
}

/// One value after the other.
@available(
  *,
  unavailable,
  message:
    "Animations are drawn by the renderer; change state in withAnimation from a task instead."
)
public struct KeyframeTimeline<Value> {
  public init(
    initialValue: Value,
    @KeyframesBuilder<Value> content: () -> some Keyframes
  ) {}
  public var duration: TimeInterval { 0 }
  public func value(time: Double) -> Value { fatalError("unavailable") }
}

/// A value that is gone to evenly.
@available(
  *,
  unavailable,
  message:
    "Animations are drawn by the renderer; change state in withAnimation from a task instead."
)
public struct LinearKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value that is gone to as by a spring.
@available(
  *,
  unavailable,
  message:
    "Animations are drawn by the renderer; change state in withAnimation from a task instead."
)
public struct SpringKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value,
    duration: TimeInterval? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A value that is gone to along a curve.
@available(
  *,
  unavailable,
  message:
    "Animations are drawn by the renderer; change state in withAnimation from a task instead."
)
public struct CubicKeyframe<Value>: KeyframeTrackContent {
  public init(
    _ to: Value,
    duration: TimeInterval,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {}
}

/// A value that is gone to at once.
@available(
  *,
  unavailable,
  message:
    "Animations are drawn by the renderer; change state in withAnimation from a task instead."
)
public struct MoveKeyframe<Value>: KeyframeTrackContent {
  public init(_ to: Value) {}
}

/// Several values one after the other.
@available(
  *,
  unavailable,
  message:
    "Animations are drawn by the renderer; change state in withAnimation from a task instead."
)
public struct KeyframeList<Value>: Keyframes, KeyframeTrackContent {}

/// Builds values at certain times.
@available(
  *,
  unavailable,
  message:
    "Animations are drawn by the renderer; change state in withAnimation from a task instead."
)
@resultBuilder
public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(
    _ expression: K
  ) -> KeyframeList<Value> where K.Value == Value { .init() }
  @_disfavoredOverload
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeList<Value> where K.Value == Value { .init() }
  public static func buildBlock(_ parts: KeyframeList<Value>...) -> KeyframeList<Value> { .init() }
}

/// Builds values of one property at certain times.
@available(
  *,
  unavailable,
  message:
    "Animations are drawn by the renderer; change state in withAnimation from a task instead."
)
@resultBuilder
public struct KeyframeTrackContentBuilder<Value> {
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeList<Value> where K.Value == Value { .init() }
  public static func buildBlock(_ parts: KeyframeList<Value>...) -> KeyframeList<Value> { .init() }
  public static func buildArray(_ parts: [KeyframeList<Value>]) -> KeyframeList<Value> { .init() }
}

@available(
  *,
  unavailable,
  message:
    "Renderers play the transitions they know. Combine opacity, scale, move, offset and push."
)
extension AnyTransition {
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    .identity
  }
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

@available(
  *,
  unavailable,
  message: "Renderers play the transitions they know. Combine those of AnyTransition."
)
extension View {
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> Self { self }
}

@available(
  *,
  unavailable,
  message:
    "Animations are drawn by the renderer; change state in withAnimation from a task instead."
)
extension View {
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (EmptyView, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> Self { self }
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (EmptyView, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> Self { self }
  public func keyframeAnimator<Value>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (EmptyView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
  ) -> Self { self }
  public func keyframeAnimator<Value>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (EmptyView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
  ) -> Self { self }
}
