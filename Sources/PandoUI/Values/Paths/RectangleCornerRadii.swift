public import Foundation

/// How round each corner of a rectangle is, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The upper leading corner.
  public var topLeading: CGFloat
  /// The lower leading corner.
  public var bottomLeading: CGFloat
  /// The lower trailing corner.
  public var bottomTrailing: CGFloat
  /// The upper trailing corner.
  public var topTrailing: CGFloat

  /// Makes radii; corners that are not named are not round.
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

  /// The same radius at all corners.
  package init(all radius: CGFloat) {
    self.init(
      topLeading: radius,
      bottomLeading: radius,
      bottomTrailing: radius,
      topTrailing: radius
    )
  }
}
