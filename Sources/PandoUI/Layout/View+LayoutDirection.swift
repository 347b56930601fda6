import Foundation

// What SwiftUI too ignores on platforms that lack the thing.
extension View {
  /// Accepted; renderers show what the pointer is over as they do.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  /// Accepted; a page does not rule the bars of the device.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Accepted; renderers show that something is a menu as they do.
  public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Accepted. ``GeometryProxy`` knows the rectangle of the window only, in every space.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { self }

  /// Accepted. ``GeometryProxy`` knows the rectangle of the window only, in every space.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

  /// Accepted; screens are changed without growing out of a view.
  public func matchedTransitionSource<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View { self }

  /// Turns the view over where text is written from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlippedModifier(isEnabled: enabled))
  }

  /// Hides the labels of controls in this view, or shows them.
  @ViewBuilder
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    if visibility == .hidden { labelsHidden() } else { self }
  }
}

/// Turns a view over where text is written from right to left.
struct FlippedModifier: ViewModifier {
  let isEnabled: Bool
  @Environment(\.layoutDirection) private var direction

  func body(content: Content) -> some View {
    content.scaleEffect(x: isEnabled && direction == .rightToLeft ? -1 : 1, y: 1)
  }
}
