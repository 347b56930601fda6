/// Values that are reached at certain times, in one track or several.
///
/// Tracks are ``KeyframeTrack``s; keyframes alone are one track of the whole value.
public protocol Keyframes<Value> {
  /// The type of the values.
  associatedtype Value

  /// The tracks, for an initial value.
  ///
  /// - Parameter initial: The value at the beginning.
  @_documentation(visibility: internal)
  func _tracks(from initial: Value) -> [_KeyframePlan<Value>]
}

/// The values of one property, reached one after another.
public protocol KeyframeTrackContent<Value> {
  /// The type of the property.
  associatedtype Value: Animatable

  /// The keyframes, in order.
  @_documentation(visibility: internal)
  var _keyframes: [_Keyframe<Value>] { get }
}

/// One value that is reached.
@_documentation(visibility: internal)
public enum _Keyframe<Value> {
  case linear(Value, duration: Double, curve: UnitCurve)
  case spring(Value, duration: Double?, spring: Spring, startVelocity: Value?)
  case cubic(Value, duration: Double, startVelocity: Value?, endVelocity: Value?)
  case move(Value)
}

/// One track, as a function of time.
@_documentation(visibility: internal)
public struct _KeyframePlan<Root> {
  /// The times at which keyframes end, in seconds.
  let ends: [Double]
  /// The parts that are not straight lines.
  let curves: [ClosedRange<Double>]
  /// The times at which the value jumps.
  let jumps: [Double]
  let apply: (Double, inout Root) -> Void
}

/// The keyframes of one property.
public struct KeyframeTrack<
  Root,
  Value: Animatable,
  Content: KeyframeTrackContent<Value>
>: Keyframes {
  let path: WritableKeyPath<Root, Value>
  let content: Content

  /// Makes a track of one property.
  ///
  /// - Parameters:
  ///   - keyPath: The path to the property.
  ///   - content: The keyframes, in order.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    path = keyPath
    self.content = content()
  }

  /// Makes a track of the whole value.
  ///
  /// - Parameter content: The keyframes, in order.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Value == Root {
    path = \.self
    self.content = content()
  }

  /// The track, for an initial value.
  ///
  /// - Parameter initial: The value at the beginning.
  @_documentation(visibility: internal)
  public func _tracks(from initial: Root) -> [_KeyframePlan<Root>] {
    let (path, curve) = (path, KeyframeCurve(from: initial[keyPath: path], content._keyframes))
    return [
      _KeyframePlan(ends: curve.ends, curves: curve.curves, jumps: curve.jumps) { time, value in
        value[keyPath: path] = curve.value(at: time)
      }
    ]
  }
}

/// A value that is reached along a straight line, or along another curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframes, in order.
  @_documentation(visibility: internal)
  public let _keyframes: [_Keyframe<Value>]

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The time from the keyframe before, in seconds.
  ///   - timingCurve: The progress over that time.
  public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
    _keyframes = [.linear(to, duration: duration, curve: timingCurve)]
  }
}

/// A value that is reached as by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframes, in order.
  @_documentation(visibility: internal)
  public let _keyframes: [_Keyframe<Value>]

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The time from the keyframe before, in seconds; nil until the spring rests.
  ///   - spring: The spring.
  ///   - startVelocity: The change per second at the beginning; nil for that at the end of the
  ///     keyframe before.
  public init(
    _ to: Value,
    duration: Double? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    _keyframes = [.spring(to, duration: duration, spring: spring, startVelocity: startVelocity)]
  }
}

/// A value that is reached along a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframes, in order.
  @_documentation(visibility: internal)
  public let _keyframes: [_Keyframe<Value>]

  /// Makes a keyframe.
  ///
  /// - Parameters:
  ///   - to: The value.
  ///   - duration: The time from the keyframe before, in seconds.
  ///   - startVelocity: The change per second at the beginning; nil for that at the end of the
  ///     keyframe before.
  ///   - endVelocity: The change per second at the end; nil for the mean around it if a cubic
  ///     keyframe follows, and for none otherwise.
  public init(
    _ to: Value,
    duration: Double,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {
    _keyframes = [
      .cubic(to, duration: duration, startVelocity: startVelocity, endVelocity: endVelocity)
    ]
  }
}

/// A value that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The keyframes, in order.
  @_documentation(visibility: internal)
  public let _keyframes: [_Keyframe<Value>]

  /// Makes a keyframe.
  ///
  /// - Parameter to: The value.
  public init(_ to: Value) {
    _keyframes = [.move(to)]
  }
}
