public import Foundation

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The upper leading corner.
  public var topLeading: CGFloat
  /// The lower leading corner.
  public var bottomLeading: CGFloat
  /// The lower trailing corner.
  public var bottomTrailing: CGFloat
  /// The upper trailing corner.
  public var topTrailing: CGFloat

  /// Makes radii. Corners that are not named are not round.
  ///
  /// - Parameters:
  ///   - topLeading: The radius of the upper leading corner, in points.
  ///   - bottomLeading: The radius of the lower leading corner, in points.
  ///   - bottomTrailing: The radius of the lower trailing corner, in points.
  ///   - topTrailing: The radius of the upper trailing corner, in points.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// Makes equal radii for all corners.
  package init(all radius: CGFloat) {
    self.init(
      topLeading: radius,
      bottomLeading: radius,
      bottomTrailing: radius,
      topTrailing: radius
    )
  }
}
