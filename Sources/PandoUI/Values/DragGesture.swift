public import Foundation

/// A gesture of a pointer that is held down and moved.
public struct DragGesture: Sendable {
  /// A moment of a drag. Lengths are in points.
  public struct Value: Hashable, Sendable {
    /// The time of the moment.
    public var time: Date
    /// The position of the pointer.
    public var location: CGPoint
    /// The position at which the drag began.
    public var startLocation: CGPoint
    /// The speed of the pointer, in points per second.
    public var velocity: CGSize

    package init(
      time: Date,
      location: CGPoint,
      startLocation: CGPoint,
      velocity: CGSize = .zero
    ) {
      self.time = time
      self.location = location
      self.startLocation = startLocation
      self.velocity = velocity
    }

    /// The distance of the pointer from the beginning of the drag.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The position at which the pointer would come to rest after a release now: a quarter of a
    /// second ahead.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance that the pointer would have gone after a release now.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y
      )
    }
  }

  /// The distance at which a movement becomes a drag, in points.
  public var minimumDistance: CGFloat
  /// The space in which positions are measured.
  public var coordinateSpace: CoordinateSpace

  /// Makes a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The distance at which a movement becomes a drag, in points.
  ///   - coordinateSpace: The space in which positions are measured: the view's own, as it is when the drag begins, the
  ///     window's, or one that a view around has named.
  public init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}
