extension View {
  /// No effect here: renderers highlight the view under the pointer in their own way.
  ///
  /// - Parameter effect: The effect of the views inside that choose none; nil is the usual one.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// No effect here: renderers highlight the view under the pointer in their own way.
  ///
  /// - Parameter disabled: Whether views inside do nothing under the pointer.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// No effect here: renderers highlight the view under the pointer in their own way.
  ///
  /// - Parameters:
  ///   - effect: What the view does under the pointer.
  ///   - isEnabled: Whether the view has the effect.
  public func hoverEffect(_ effect: HoverEffect, isEnabled: Bool) -> some View { self }

  /// No effect here: a page does not control the gestures of the device.
  ///
  /// - Parameter edges: The edges of the screen at which the view's gestures go first.
  public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

  /// No effect here: holding something over a control does not press it.
  ///
  /// - Parameter behavior: The behaviour of a control while something is held over it.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

  /// No effect here: renderers draw what is dragged in their own way.
  ///
  /// - Parameter formation: How the dragged things lie over the view.
  public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }

  /// No effect here: renderers draw what is dragged in their own way.
  ///
  /// - Parameter formation: How the dragged things lie.
  public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }

  /// No effect here: hand gestures are not recognized.
  ///
  /// - Parameters:
  ///   - shortcut: The gesture that presses the control.
  ///   - isEnabled: Whether the gesture presses the control.
  public func handGestureShortcut(
    _ shortcut: HandGestureShortcut,
    isEnabled: Bool = true
  ) -> some View { self }

  /// No effect here: there is no pencil.
  ///
  /// - Parameter action: What a double tap on the pencil does. It is never called.
  public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> some View { self }

  /// No effect here: there is no pencil.
  ///
  /// - Parameter action: What a squeeze of the pencil does. It is never called.
  public func onPencilSqueeze(
    perform action: @escaping (PencilSqueezeGesturePhase) -> Void
  ) -> some View { self }

  /// No effect here: hands are not tracked.
  ///
  /// - Parameter visibility: Whether hands are seen in front of the view.
  public func upperLimbVisibility(_ visibility: Visibility) -> some View { self }

  /// No effect here: renderers highlight the view under the pointer in their own way.
  ///
  /// - Parameter effect: What the view does under the pointer.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
}

extension Gesture {
  /// No effect here: hands are not tracked.
  ///
  /// - Parameter behavior: The distance at which a hand has an effect to begin the gesture.
  public func handActivationBehavior(_ behavior: HandActivationBehavior) -> some Gesture<Value> {
    self
  }
}

/// A gesture with a pencil. No effect here: there is no pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  init() {}
}

/// A gesture with a pencil. No effect here: there is no pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  init() {}
}

/// The phase of pressing a pencil. No effect here: there is no pencil.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue), ended(PencilSqueezeGestureValue), failed
}

/// The behaviour of a control while something is held over it. No effect here: holding something
/// over a control does not press it.
public struct SpringLoadingBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// Dragging onto the view activates it.
  public static let enabled = Self(name: "enabled")
  /// Dragging onto the view does not activate it.
  public static let disabled = Self(name: "disabled")
}

/// The formation of several dragged things. No effect here: renderers draw what is dragged in their
/// own way.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let `default` = Self(name: "default")
  /// Under each other.
  public static let list = Self(name: "list")
  /// On each other.
  public static let pile = Self(name: "pile")
  /// Behind each other.
  public static let stack = Self(name: "stack")
}

/// A gesture of the hand that presses a control. No effect here: hand gestures are not recognized.
public struct HandGestureShortcut: Hashable, Sendable {
  let name: String
  /// The main action of the view.
  public static let primaryAction = Self(name: "primaryAction")
}

/// The distance at which a hand has an effect. No effect here: hands are not tracked.
public struct HandActivationBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// By pinching.
  public static let pinch = Self(name: "pinch")
}

/// The effect on something that a pointer rests on. No effect here: renderers highlight the view
/// under the pointer in their own way.
public struct HoverEffect: Hashable, Sendable {
  /// The effect as attributes spell it.
  package let name: String

  /// The default of the platform.
  public static let automatic = HoverEffect(name: "automatic")
  /// The view gets lighter.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view rises.
  public static let lift = HoverEffect(name: "lift")
}
