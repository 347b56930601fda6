public import Foundation

/// The room between what is in a window and its edges.
public struct ScenePadding: Hashable, Sendable {
  let name: String
  /// As much as fits the window.
  public static let minimum = Self(name: "minimum")
  /// As much as fits the bar of the window.
  public static let navigationBar = Self(name: "navigationBar")
}

extension View {
  /// Adds the room that content has in a window: the renderer's padding.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds the room that content has in a window: the renderer's padding.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }

  /// Puts a bar at the upper or lower side of this view, which keeps clear of it.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Puts a bar at the leading or trailing side of this view, which keeps clear of it.
  public func safeAreaBar<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Says what becomes of the view where text is written from right to left.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
    flipsForRightToLeftLayoutDirection(behavior == .mirrors)
  }
}

/// What becomes of a view where text is written from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays.
  case fixed
  /// It is turned over, where text is written in this direction.
  case mirrors(in: LayoutDirection)

  /// It is turned over.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
