public import Foundation

/// A moment of a gesture of two fingers.
public struct PinchValue: Hashable, Sendable {
  /// The distance of the fingers, as a multiple of that at the beginning.
  public var magnification: CGFloat
  /// The angle by which the fingers have turned, clockwise.
  public var rotation: Angle
  /// The middle between the fingers at the beginning, in points.
  public var startLocation: CGPoint
  /// The middle between the fingers at the beginning, as a fraction of the view's size.
  public var startAnchor: UnitPoint
  /// The time of the moment.
  public var time: Date

  /// Makes a moment.
  ///
  /// - Parameters:
  ///   - magnification: The distance of the fingers, as a multiple of that at the beginning.
  ///   - rotation: The angle by which the fingers have turned, clockwise.
  ///   - startLocation: The middle between the fingers at the beginning, in points.
  ///   - startAnchor: The middle between the fingers at the beginning, as a fraction of the view's
  ///     size.
  ///   - time: The time of the moment.
  public init(
    magnification: CGFloat = 1,
    rotation: Angle = .zero,
    startLocation: CGPoint = .zero,
    startAnchor: UnitPoint = .center,
    time: Date
  ) {
    self.magnification = magnification
    self.rotation = rotation
    self.startLocation = startLocation
    self.startAnchor = startAnchor
    self.time = time
  }
}
