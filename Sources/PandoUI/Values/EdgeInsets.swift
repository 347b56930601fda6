public import Foundation

/// The distances by which the sides of a rectangle move inwards, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance of the upper side.
  public var top: CGFloat
  /// The distance of the leading side.
  public var leading: CGFloat
  /// The distance of the lower side.
  public var bottom: CGFloat
  /// The distance of the trailing side.
  public var trailing: CGFloat

  /// Makes insets from a distance for each side.
  ///
  /// - Parameters:
  ///   - top: The distance of the upper side, in points.
  ///   - leading: The distance of the leading side, in points.
  ///   - bottom: The distance of the lower side, in points.
  ///   - trailing: The distance of the trailing side, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets that move no side.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Makes insets of one distance at the sides in `edges`, and 0 at the others.
  package init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }
}

/// Distances of the sides of a rectangle, as UIKit names them.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance of the upper side.
  public var top: CGFloat
  /// The distance of the leading side.
  public var leading: CGFloat
  /// The distance of the lower side.
  public var bottom: CGFloat
  /// The distance of the trailing side.
  public var trailing: CGFloat

  /// Makes insets from a distance for each side.
  ///
  /// - Parameters:
  ///   - top: The distance of the upper side, in points.
  ///   - leading: The distance of the leading side, in points.
  ///   - bottom: The distance of the lower side, in points.
  ///   - trailing: The distance of the trailing side, in points.
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets that move no side.
  public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
  /// Makes the insets from those of UIKit.
  ///
  /// - Parameter nsEdgeInsets: The insets of UIKit.
  public init(_ nsEdgeInsets: NSDirectionalEdgeInsets) {
    self.init(
      top: nsEdgeInsets.top,
      leading: nsEdgeInsets.leading,
      bottom: nsEdgeInsets.bottom,
      trailing: nsEdgeInsets.trailing
    )
  }
}
