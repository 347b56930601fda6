public import Foundation

/// Where the pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
  /// The pointer is at a place, in points, in the space of the modifier.
  case active(CGPoint)
  /// The pointer left the view.
  case ended
}

extension View {
  /// Runs an action when the pointer moves over the view, and when it leaves.
  ///
  /// A page reports the place once for each frame that the browser draws, and not for a finger.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The space in which the place is measured: the view's own, the window's, or one that a view
  ///     around has named.
  ///   - action: Called on the main actor with the place, in points, or with the end.
  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHoverModifier(space: coordinateSpace.coordinateSpace, action: action))
  }

  /// Runs an action when the pointer moves over the view, and when it leaves.
  ///
  /// - Parameters:
  ///   - coordinateSpace: The space in which the place is measured.
  ///   - action: Called on the main actor with the place, in points, or with the end.
  @_disfavoredOverload
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace,
    perform action: @escaping (HoverPhase) -> Void
  ) -> some View {
    modifier(ContinuousHoverModifier(space: coordinateSpace, action: action))
  }
}

/// Reports where the pointer is over the view.
struct ContinuousHoverModifier: DecorationModifier {
  typealias Body = Never

  let space: CoordinateSpace
  let action: (HoverPhase) -> Void

  func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
    let origin = space.origin(in: &decoration)
    decoration.on(.hoverPoint) { event in
      guard case .hoverPoint(let place) = event else { return }
      action(place.map { .active($0.moved(by: origin)) } ?? .ended)
    }
  }
}
