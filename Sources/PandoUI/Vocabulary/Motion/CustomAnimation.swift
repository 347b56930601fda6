public import Foundation

/// An animation that an application defines: the progress of a value over time.
///
/// Browsers play a curve that is known in advance. So the animation is evaluated from 0 to 1 when
/// it is made, sixty times a second for ten seconds at most. That curve is played for all values,
/// even if the animation depends on the value or on the one before.
public protocol CustomAnimation: Hashable, Sendable {
  /// The progress of a value at a time.
  ///
  /// - Parameters:
  ///   - value: The whole change, from the beginning to the end.
  ///   - time: The time since the beginning, in seconds.
  ///   - context: The state of the animation, for later calls.
  /// - Returns: nil when it has ended.
  func animate<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> V?

  /// The velocity of a value. Never called.
  ///
  /// - Parameters:
  ///   - value: The whole change, from the beginning to the end.
  ///   - time: The time since the beginning, in seconds.
  ///   - context: The state of the animation, for later calls.
  func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V?

  /// Whether the animation continues one that plays. Never called: browsers continue from where the
  /// view is.
  ///
  /// - Parameters:
  ///   - previous: The animation that plays.
  ///   - value: The whole change, from the beginning to the end.
  ///   - time: The time since the beginning, in seconds.
  ///   - context: The state of the animation, for later calls.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// The velocity is not known.
  ///
  /// - Parameters:
  ///   - value: The whole change, from the beginning to the end.
  ///   - time: The time since the beginning, in seconds.
  ///   - context: The state of the animation, for later calls.
  public func velocity<V: VectorArithmetic>(
    value: V,
    time: TimeInterval,
    context: AnimationContext<V>
  ) -> V? { nil }

  /// Animations do not merge by default.
  ///
  /// - Parameters:
  ///   - previous: The animation that plays.
  ///   - value: The whole change, from the beginning to the end.
  ///   - time: The time since the beginning, in seconds.
  ///   - context: The state of the animation, for later calls.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation,
    value: V,
    time: TimeInterval,
    context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// The state of a ``CustomAnimation`` while it plays.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values that the animation keeps.
  public var state = AnimationState<Value>()
  /// Whether the completion of `withAnimation` may be called before the end. It is called at the
  /// end in any case.
  public var isLogicallyComplete = false

  init() {}
}

/// The values that a ``CustomAnimation`` keeps while it plays.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes a state without values.
  public init() {}

  /// A value.
  ///
  /// - Parameter key: Its name.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The name of a value that a ``CustomAnimation`` keeps.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before it is set.
  static var defaultValue: Value { get }
}

extension Animation {
  /// Plays an animation that an application defines.
  ///
  /// - Parameter base: The animation, whose whole curve is computed now.
  public init<A: CustomAnimation>(_ base: A) {
    let (rate, longest) = (60.0, 10.0)
    var context = AnimationContext<Double>()
    var course: [Double] = []
    while Double(course.count) < rate * longest,
      let value = base.animate(
        value: 1.0,
        time: Double(course.count) / rate,
        context: &context
      )
    {
      course.append(value.isFinite ? min(max(value, -100), 100) : 1)
    }
    // A page gets as many samples as for a spring.
    let count = min(max(course.count, 1), 60)
    let samples = (1..<max(count, 2)).map { step in
      let index = min(step * course.count / count, course.count - 1)
      return index < 0 ? 1 : (course[index] * 1000).rounded() / 1000
    }
    self.init(.sampled([0] + samples + [1], duration: Double(course.count) / rate))
  }
}
