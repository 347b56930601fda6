public import Foundation

/// Touches one after the other.
@available(*, unavailable, message: "Renderers report gestures of one finger. Use DragGesture.")
public struct SpatialEventGesture: PrimitiveGesture {
  /// What it would tell.
  public typealias Value = SpatialEventCollection

  /// Not available.
  public init() {}
  /// Never used.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<SpatialEventCollection>,
    in decoration: inout Decoration
  ) {}
}

/// Touches at the same time.
@available(*, unavailable, message: "Renderers report gestures of one finger. Use DragGesture.")
public struct SpatialEventCollection {}

/// One gesture after another.
@available(
  *,
  unavailable,
  message:
    "Renderers report gestures one by one. Keep in a state that the first was made, and enable the second by it."
)
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// What it would tell.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first was made, and the second goes on.
    case second(First.Value, Second.Value?)
  }

  /// Not available.
  public init(_ first: First, _ second: Second) {}

  /// Never used.
  @_documentation(visibility: internal)
  public static func _attach(
    _ gesture: Self,
    to sink: _GestureSink<Value>,
    in decoration: inout Decoration
  ) {}
}

/// What somebody does with a crown.
@available(*, unavailable, message: "There is no crown to turn. Use a Slider or a Stepper.")
public struct DigitalCrownEvent: Hashable, Sendable {
  /// How far it was turned.
  public var offset: Double { 0 }
  /// How fast.
  public var velocity: Double { 0 }
}

/// How far the crown turns for one step.
@available(*, unavailable, message: "There is no crown to turn. Use a Slider or a Stepper.")
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  case low, medium, high
}

/// Where the pointer is.
@available(
  *,
  unavailable,
  message:
    "Renderers report that the pointer came and went, not where it is. Use onHover(perform:)."
)
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// How something looks while the pointer is over it.
@available(
  *,
  unavailable,
  message:
    "Renderers show what the pointer is over as they do. Use onHover(perform:) and change the view."
)
public protocol CustomHoverEffect {
  /// Not available.
  associatedtype Body
}

/// What a view is while the pointer is over it.
@available(
  *,
  unavailable,
  message:
    "Renderers show what the pointer is over as they do. Use onHover(perform:) and change the view."
)
public protocol HoverEffectContent {}

/// Nothing while the pointer is over it.
@available(
  *,
  unavailable,
  message:
    "Renderers show what the pointer is over as they do. Use onHover(perform:) and change the view."
)
public struct EmptyHoverEffect {
  /// Not available.
  public init() {}
}

/// Nothing while the pointer is over it.
@available(
  *,
  unavailable,
  message:
    "Renderers show what the pointer is over as they do. Use onHover(perform:) and change the view."
)
public struct EmptyHoverEffectContent: HoverEffectContent {
  /// Not available.
  public init() {}
}

extension View {
  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message: "Renderers report no remote control. Use onLongPressGesture(minimumDuration:perform:)."
  )
  public func onLongTouchGesture(
    minimumDuration: Double = 0.5,
    perform action: @escaping () -> Void,
    onTouchingChanged: ((Bool) -> Void)? = nil
  ) -> Self { self }

  /// Not available; the message says why.
  @available(*, unavailable, message: "There is no crown to turn. Use a Slider or a Stepper.")
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> Self { self }

  /// Not available; the message says why.
  @available(*, unavailable, message: "There is no crown to turn. Use a Slider or a Stepper.")
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>,
    from minValue: V,
    through maxValue: V,
    by stride: V? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high,
    isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> Self { self }

  /// Not available; the message says why.
  @available(*, unavailable, message: "There is no crown to turn. Use a Slider or a Stepper.")
  public func digitalCrownAccessory(_ visibility: Visibility) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Renderers report that the pointer came and went, not where it is. Use onHover(perform:)."
  )
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> Self { self }

  /// Not available; the message says why.
  @available(
    *,
    unavailable,
    message:
      "Renderers show what the pointer is over as they do. Use onHover(perform:) and change the view."
  )
  public func hoverEffect<E: CustomHoverEffect>(
    _ effect: E,
    isEnabled: Bool = true
  ) -> Self { self }
}
