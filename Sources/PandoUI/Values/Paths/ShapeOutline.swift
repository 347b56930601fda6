public import Foundation

/// The outline of a shape in a rectangle whose size only the renderer knows.
public struct ShapeOutline: Hashable, Sendable {
  /// The kind of outline.
  public enum Kind: Hashable, Sendable {
    case rectangle
    /// A rectangle with round corners. Radii are in points.
    case rounded(RectangleCornerRadii, style: RoundedCornerStyle)
    /// The largest circle that fits, in the middle.
    case circle
    case ellipse
    case capsule
    /// The data of an SVG path in a square of 100 that stretches to the rectangle.
    case path(String)
    /// The data of an SVG path in points. It does not stretch.
    case fixedPath(String)
  }

  /// A transform of the outline.
  public enum Transform: Hashable, Sendable {
    /// Moves the outline, in points.
    case offset(CGSize)
    case rotation(Angle, anchor: UnitPoint)
    /// Multiplies the width and the height.
    case scale(CGSize, anchor: UnitPoint)
    case matrix(CGAffineTransform)
  }

  /// The kind of outline.
  public var kind: Kind
  /// How far all sides are moved inwards, in points.
  public var inset: CGFloat
  /// The part of the outline that is drawn, in fractions of its length; nil for all of it.
  public var trim: ClosedRange<CGFloat>?
  /// The transforms, in the order in which they are applied.
  public var transforms: [Transform]

  /// Makes an outline.
  ///
  /// - Parameters:
  ///   - kind: The kind of outline.
  ///   - inset: How far all sides are moved inwards, in points.
  ///   - trim: The part that is drawn, in fractions of the length; nil for all of it.
  ///   - transforms: The transforms, in the order in which they are applied.
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
