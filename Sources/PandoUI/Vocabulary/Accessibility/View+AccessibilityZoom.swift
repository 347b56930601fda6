public import Foundation

/// A zoom of a view by assistive technology.
public struct AccessibilityZoomGestureAction {
  /// The direction of the zoom.
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }

  /// The direction of the zoom.
  public let direction: Direction
  /// The place that stays where it is: the middle, because actions have no place.
  public let location: UnitPoint
  /// The place that stays where it is, in points; always zero, because actions have no place.
  public let point: CGPoint

  init(_ direction: Direction) {
    self.direction = direction
    location = .center
    point = .zero
  }
}

extension View {
  /// Offers two actions that make the view larger and smaller.
  ///
  /// - Parameter handler: Called on the main actor with the direction when one of the two is
  ///   chosen.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> some View {
    accessibilityAction(named: "Zoom In") { handler(AccessibilityZoomGestureAction(.zoomIn)) }
      .accessibilityAction(named: "Zoom Out") { handler(AccessibilityZoomGestureAction(.zoomOut)) }
  }
}
