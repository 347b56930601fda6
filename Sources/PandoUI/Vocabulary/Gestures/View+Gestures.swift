public import Foundation

extension View {
  /// Does something when the view is tapped.
  ///
  /// - Parameters:
  ///   - count: How many taps: one or two.
  ///   - action: What to do.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Does something when the view is pressed and held.
  ///
  /// - Parameters:
  ///   - minimumDuration: For how long, in seconds. Renderers have a time of their own.
  ///   - maximumDistance: How far the pointer may move meanwhile, in points.
  ///   - action: What to do.
  ///   - onPressingChanged: Is told that the press is held, and that it ended.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    gesture(
      LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        .onEnded { _ in
          onPressingChanged?(true)
          action()
          onPressingChanged?(false)
        }
    )
  }

  /// Does something when the view is pressed and held, in the older form.
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
  public func gesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: mask.contains(.gesture)))
  }

  /// Adds a gesture to the view, or not.
  public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: isEnabled))
  }

  /// Adds a gesture that goes before those of the view.
  public func highPriorityGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: mask.contains(.gesture)))
  }

  /// Adds a gesture that is made together with those of the view.
  public func simultaneousGesture<T: Gesture>(
    _ gesture: T,
    including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture, isEnabled: mask.contains(.gesture)))
  }

  /// Does something when the pointer comes and goes.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }
}

/// Which gestures count.
public struct GestureMask: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// All of them.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// Has an element report a gesture, unless what it is in is disabled.
struct GestureModifier<G: Gesture>: DecorationModifier {
  typealias Body = Never

  let gesture: G
  let isEnabled: Bool

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    guard isEnabled, environment.isEnabled else { return }
    let sink = _GestureSink<G.Value>(changed: { _ in }, ended: { _ in })
    G._attach(gesture, to: sink, in: &decoration)
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
