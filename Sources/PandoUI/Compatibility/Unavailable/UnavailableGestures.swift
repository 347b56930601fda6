// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

import Foundation

/// Touches one after the other.
@available(*, unavailable, message: "Renderers report gestures of one finger. Use DragGesture.")
public struct SpatialEventGesture: PrimitiveGesture {
  public typealias Value = SpatialEventCollection
  public init() {}
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

/// A turn of the digital crown.
@available(*, unavailable, message: "There is no crown to turn. Use a Slider or a Stepper.")
public struct DigitalCrownEvent: Hashable, Sendable {
  public var offset: Double { 0 }
  public var velocity: Double { 0 }
}

/// The angle that the crown turns for one step.
@available(*, unavailable, message: "There is no crown to turn. Use a Slider or a Stepper.")
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
  case low, medium, high
}

/// How something looks while the pointer is over it.
@available(
  *,
  unavailable,
  message:
    "Renderers highlight the view under the pointer in their own way. Use onHover(perform:) and change the view."
)
public protocol CustomHoverEffect {
  associatedtype Body
}

/// An effect on a view below the pointer.
@available(
  *,
  unavailable,
  message:
    "Renderers highlight the view under the pointer in their own way. Use onHover(perform:) and change the view."
)
public protocol HoverEffectContent {}

/// Nothing while the pointer is over it.
@available(
  *,
  unavailable,
  message:
    "Renderers highlight the view under the pointer in their own way. Use onHover(perform:) and change the view."
)
public struct EmptyHoverEffect {
  public init() {}
}

/// Nothing while the pointer is over it.
@available(
  *,
  unavailable,
  message:
    "Renderers highlight the view under the pointer in their own way. Use onHover(perform:) and change the view."
)
public struct EmptyHoverEffectContent: HoverEffectContent {
  public init() {}
}

@available(
  *,
  unavailable,
  message: "Renderers report no remote control. Use onLongPressGesture(minimumDuration:perform:)."
)
extension View {
  public func onLongTouchGesture(
    minimumDuration: Double = 0.5,
    perform action: @escaping () -> Void,
    onTouchingChanged: ((Bool) -> Void)? = nil
  ) -> Self { self }
}

@available(*, unavailable, message: "There is no crown to turn. Use a Slider or a Stepper.")
extension View {
  public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> Self { self }
  public func digitalCrownRotation<V: BinaryFloatingPoint>(
    _ binding: Binding<V>,
    from minValue: V,
    through maxValue: V,
    by stride: V? = nil,
    sensitivity: DigitalCrownRotationalSensitivity = .high,
    isContinuous: Bool = false,
    isHapticFeedbackEnabled: Bool = true
  ) -> Self { self }
  public func digitalCrownAccessory(_ visibility: Visibility) -> Self { self }
}

@available(
  *,
  unavailable,
  message:
    "Renderers highlight the view under the pointer in their own way. Use onHover(perform:) and change the view."
)
extension View {
  public func hoverEffect<E: CustomHoverEffect>(
    _ effect: E,
    isEnabled: Bool = true
  ) -> Self { self }
}

/// Converts places between the spaces of views.
@available(
  *,
  unavailable,
  message:
    "Use frame(in:) of a GeometryProxy, onGeometryChange, or a gesture's own coordinateSpace."
)
public struct CoordinateSpaceConverter {}

@available(
  *,
  unavailable,
  message:
    "A page does not report keys that are held with a gesture. Use keyboardShortcut(_:modifiers:) of a Button, or a menu."
)
extension Gesture {
  public func modifiers(_ modifiers: EventModifiers) -> Self { self }
}
