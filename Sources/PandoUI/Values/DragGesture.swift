public import Foundation

/// A pointer that is held down and moved.
public struct DragGesture: Sendable {
  /// A moment of a drag. Lengths are in points.
  public struct Value: Hashable, Sendable {
    /// When it was.
    public var time: Date
    /// Where the pointer is.
    public var location: CGPoint
    /// Where the drag began.
    public var startLocation: CGPoint
    /// How fast it moves, in points per second.
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

    /// How far the pointer is from where the drag began.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the pointer would come to rest if it were let go now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far the pointer would have gone if it were let go now.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y
      )
    }
  }

  /// How far the pointer goes before it counts as a drag, in points.
  public var minimumDistance: CGFloat
  /// What places are measured from.
  public var coordinateSpace: CoordinateSpace

  /// Makes a drag that begins after `minimumDistance` points.
  public init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}
