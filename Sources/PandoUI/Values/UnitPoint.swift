public import Foundation

/// A point in a rectangle, as fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width: 0 at the leading side, 1 at the trailing side.
  public var x: CGFloat
  /// The fraction of the height: 0 at the top, 1 at the bottom.
  public var y: CGFloat

  /// The upper leading corner.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Makes a point from its fractions.
  ///
  /// - Parameters:
  ///   - x: The fraction of the width: 0 at the leading side, 1 at the trailing side.
  ///   - y: The fraction of the height: 0 at the top, 1 at the bottom.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The point 0, 0.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The upper leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The upper trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The lower leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The lower trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point at these fractions of `rect`, in points.
  package func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }

  /// The name of the point in attributes: `topLeading`, or `0.2 0.8` for a point without a name.
  package var name: String {
    switch self {
    case .center: "center"
    case .leading: "leading"
    case .trailing: "trailing"
    case .top: "top"
    case .bottom: "bottom"
    case .topLeading: "topLeading"
    case .topTrailing: "topTrailing"
    case .bottomLeading: "bottomLeading"
    case .bottomTrailing: "bottomTrailing"
    default: "\(shortNumber(x)) \(shortNumber(y))"
    }
  }
}
