public import Foundation

/// The kind of padding between a window's content and its edges.
public struct ScenePadding: Hashable, Sendable {
  let name: String
  /// The padding of a window.
  public static let minimum = Self(name: "minimum")
  /// The padding of a navigation bar.
  public static let navigationBar = Self(name: "navigationBar")
}

extension View {
  /// Adds the padding of a window's content: the renderer's default padding.
  ///
  /// - Parameter edges: The edges that get padding.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds the padding of a window's content: the renderer's default padding.
  ///
  /// - Parameters:
  ///   - padding: No effect here: both kinds are the renderer's default padding.
  ///   - edges: The edges that get padding.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }

  /// Puts a bar above or below this view.
  ///
  /// - Parameters:
  ///   - edge: The side at which the bar stands.
  ///   - alignment: Where the two stand from leading to trailing.
  ///   - spacing: Points between the two; nil for the renderer's default, 8 in a browser.
  ///   - content: Makes the bar, once, when this view is made.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a bar at the leading or trailing side of this view.
  ///
  /// - Parameters:
  ///   - edge: The side at which the bar stands.
  ///   - alignment: Where the two stand from top to bottom.
  ///   - spacing: Points between the two; nil for the renderer's default, 8 in a browser.
  ///   - content: Makes the bar, once, when this view is made.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Sets whether the view is mirrored in right-to-left layouts.
  ///
  /// - Parameter behavior: Whether the view is mirrored; only `.mirrors`, for right to left,
  ///   mirrors it.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    flipsForRightToLeftLayoutDirection(behavior == .mirrors)
  }
}

/// The behaviour of a view in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The view is not mirrored.
  case fixed
  /// The view is mirrored in layouts with this direction.
  case mirrors(in: LayoutDirection)

  /// The view is mirrored in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
