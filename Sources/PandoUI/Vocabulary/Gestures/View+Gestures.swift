public import Foundation

extension View {
  /// Runs an action when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: The number of taps: 1 for a tap, anything above for a double tap.
  ///   - action: Called on the main actor when the gesture is recognized.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Runs an action when the view is pressed and held.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long the press is held, in seconds; 0.5 without `onPressingChanged`.
  ///   - maximumDistance: How far the pointer may move, in points; 10 without `onPressingChanged`.
  ///   - action: Called on the main actor when the gesture is recognized.
  ///   - onPressingChanged: Called on the main actor with true when the press begins, and with false after `action` or when
  ///     the press is given up; nil to leave it out.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .following(
          changed: { onPressingChanged?($0) },
          ended: {
            action()
            onPressingChanged?(false)
          },
          cancelled: { onPressingChanged?(false) },
          isFollowed: onPressingChanged != nil
        )
    )
  }

  /// Runs an action when the view is pressed and held, with the older order of parameters.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long the press is held, in seconds; 0.5 without `pressing`.
  ///   - maximumDistance: How far the pointer may move, in points; 10 without `pressing`.
  ///   - pressing: Called on the main actor with true when the press begins, and with false after `action` or when the press
  ///     is given up; nil to leave it out.
  ///   - action: Called on the main actor when the press was held.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)?,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration,
      maximumDistance: maximumDistance,
      perform: action,
      onPressingChanged: pressing
    )
  }

  /// Adds a gesture to the view.
  ///
  /// - Parameters:
  ///   - gesture: The gesture; it is not recognized while the view is disabled.
  ///   - mask: Whether the gesture is added: it is if this contains `.gesture`. Inner gestures
  ///     stay.
  public func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: mask.contains(.gesture)))
  }

  /// Adds a gesture to the view that can be turned off.
  ///
  /// - Parameters:
  ///   - gesture: The gesture; it is not recognized while the view is disabled.
  ///   - isEnabled: Whether the gesture is recognized.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: isEnabled))
  }

  /// Adds a gesture that can be turned off, in place of those of the view itself. Views inside keep theirs.
  ///
  /// - Parameters:
  ///   - gesture: The gesture; it is not recognized while the view is disabled.
  ///   - isEnabled: Whether the gesture is recognized.
  public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: isEnabled, isPreferred: true))
  }

  /// Adds a gesture that can be turned off, recognized together with those of the view.
  ///
  /// - Parameters:
  ///   - gesture: The gesture; it is not recognized while the view is disabled.
  ///   - isEnabled: Whether the gesture is recognized.
  public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: isEnabled))
  }

  /// Adds a gesture to the view, in place of those of the view itself. Views inside keep theirs.
  ///
  /// - Parameters:
  ///   - gesture: The gesture; it is not recognized while the view is disabled.
  ///   - mask: Whether the gesture is added: it is if this contains `.gesture`. Inner gestures
  ///     stay.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: gesture,
        isEnabled: mask.contains(.gesture),
        isPreferred: true
      )
    )
  }

  /// Adds a gesture to the view, recognized together with those of the view.
  ///
  /// - Parameters:
  ///   - gesture: The gesture; it is not recognized while the view is disabled.
  ///   - mask: Whether the gesture is added: it is if this contains `.gesture`. Inner gestures
  ///     stay.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: mask.contains(.gesture)))
  }

  /// Runs an action when the pointer enters or leaves the view.
  ///
  /// - Parameter action: Called on the main actor with true when the pointer enters, false when it
  ///   leaves; not for touch.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }
}

/// The gestures that a modifier turns on.
public struct GestureMask: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: The bits: 1 for the added gesture, 2 for the gestures of subviews.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// No gestures.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Adds the event handlers of a gesture to an element, unless the view is disabled.
struct GestureModifier<G: Gesture>: DecorationModifier {
  typealias Body = Never

  let gesture: G
  let isEnabled: Bool
  /// Whether the gesture takes what the view itself would answer.
  let isPreferred: Bool
  private var memory = GestureMemoryProperty<G>()

  init(gesture: G, isEnabled: Bool, isPreferred: Bool = false) {
    self.gesture = gesture
    self.isEnabled = isEnabled
    self.isPreferred = isPreferred
  }

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    guard isEnabled, environment.isEnabled else { return }
    let before = decoration.handlers.count
    defer {
      for index in decoration.handlers.indices.dropFirst(before) where isPreferred {
        decoration.handlers[index].isPreferred = true
      }
    }
    let sink = _GestureSink<G.Value>(changed: { _ in }, ended: { _ in })
    guard let memory = memory.memory else {
      return G._attach(gesture, to: sink, in: &decoration)
    }
    memory.attach { G._attach(gesture, to: sink, in: &decoration) }
  }
}

struct HoverModifier: DecorationModifier {
  typealias Body = Never

  let action: (Bool) -> Void

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    decoration.on(.hover) { event in
      if case .hover(let isOver) = event { action(isOver) }
    }
  }
}
