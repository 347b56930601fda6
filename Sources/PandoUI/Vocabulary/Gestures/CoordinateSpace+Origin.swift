import Foundation

extension CoordinateSpace {
  /// The place of the decorated view in this space, in points, as it was measured last. Asks for that measure, unless the
  /// space is the view's own.
  @MainActor
  func origin(in decoration: inout Decoration) -> CGPoint {
    guard self != .local, let geometry = Evaluation.current?.ownGeometry else { return .zero }
    decoration.measure(geometry)
    return GeometryProxy(geometry: geometry).frame(in: self).origin
  }
}

extension CGPoint {
  func moved(by distance: CGPoint) -> CGPoint {
    CGPoint(x: x + distance.x, y: y + distance.y)
  }
}
