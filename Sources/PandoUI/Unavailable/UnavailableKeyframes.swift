public import Foundation

/// Goes through phases.
@available(
  *,
  unavailable,
  message:
    "Animations are drawn by the renderer; change state in withAnimation from a task instead."
)
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  /// Not available.
  public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {}

  /// Not available.
  public init(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {}

  /// Never evaluated.
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
  /// Not available.
  public init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {}

  /// Not available.
  public init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {}

  /// Never evaluated.
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
  /// Not available.
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
  /// Not available.
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
  /// The type of what the property belongs to.
  public typealias Value = Root

  /// Not available.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {}

  /// Not available.
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
  /// Not available.
  public init(
    initialValue: Value,
    @KeyframesBuilder<Value> content: () -> some Keyframes
  ) {}
  /// How long it takes.
  public var duration: TimeInterval { 0 }

  /// Not available.
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
  /// Not available.
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
  /// Not available.
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
  /// Not available.
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
  /// Not available.
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
  /// Not available.
  public static func buildExpression<K: Keyframes>(
    _ expression: K
  ) -> KeyframeList<Value> where K.Value == Value { .init() }

  /// Not available.
  @_disfavoredOverload
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeList<Value> where K.Value == Value { .init() }

  /// Not available.
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
  /// Not available.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeList<Value> where K.Value == Value { .init() }

  /// Not available.
  public static func buildBlock(_ parts: KeyframeList<Value>...) -> KeyframeList<Value> { .init() }

  /// Not available.
  public static func buildArray(_ parts: [KeyframeList<Value>]) -> KeyframeList<Value> { .init() }
}

extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Animations are drawn by the renderer; change state in withAnimation from a task instead."
  )
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (EmptyView, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Animations are drawn by the renderer; change state in withAnimation from a task instead."
  )
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (EmptyView, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Animations are drawn by the renderer; change state in withAnimation from a task instead."
  )
  public func keyframeAnimator<Value>(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (EmptyView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Animations are drawn by the renderer; change state in withAnimation from a task instead."
  )
  public func keyframeAnimator<Value>(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (EmptyView, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
  ) -> Self { self }
}
