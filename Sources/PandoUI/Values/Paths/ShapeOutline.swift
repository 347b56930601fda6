public import Foundation

/// The edge of a shape in a rectangle whose size only the renderer knows.
public struct ShapeOutline: Hashable, Sendable {
  /// The form of the edge.
  public enum Kind: Hashable, Sendable {
    case rectangle
    /// Radii are in points.
    case rounded(RectangleCornerRadii, style: RoundedCornerStyle)
    /// As large as fits, in the middle.
    case circle
    case ellipse
    case capsule
    /// Data of an SVG path on a square of 100 that stretches to the rectangle.
    case path(String)
    /// Data of an SVG path in points that does not stretch.
    case fixedPath(String)
  }

  /// What happens to the edge, in order.
  public enum Transform: Hashable, Sendable {
    /// Moves it; points.
    case offset(CGSize)
    case rotation(Angle, anchor: UnitPoint)
    /// Multiplies its width and height.
    case scale(CGSize, anchor: UnitPoint)
    case matrix(CGAffineTransform)
  }

  /// The form of the edge.
  public var kind: Kind
  /// Points by which all sides are moved inwards.
  public var inset: CGFloat
  /// The part of the edge that is drawn: from 0, its beginning, to 1, its end; nil for all.
  public var trim: ClosedRange<CGFloat>?
  /// What happens to it, in order.
  public var transforms: [Transform]

  /// Makes an edge.
  public init(
    _ kind: Kind,
    inset: CGFloat = 0,
    trim: ClosedRange<CGFloat>? = nil,
    transforms: [Transform] = []
  ) {
    self.kind = kind
    self.inset = inset
    self.trim = trim
    self.transforms = transforms
  }
}
