public import Foundation

extension View {
  /// Shows or hides the background of the lists and forms in this view.
  ///
  /// - Parameter visibility: The visibility; only `.hidden` hides the background.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Adds padding around the view, which may be a scroll view.
  ///
  /// - Parameters:
  ///   - edges: The edges that get padding.
  ///   - length: The padding, in points; nil for none.
  ///   - placement: Has no effect: the view itself gets padding.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(edges, length ?? 0) }

  /// Adds padding around the view, which may be a scroll view.
  ///
  /// - Parameters:
  ///   - edges: Has no effect: all edges of `insets` are added.
  ///   - insets: The padding on each edge, in points.
  ///   - placement: Has no effect: the view itself gets padding.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(insets) }

  /// Adds padding around the view, which may be a scroll view.
  ///
  /// - Parameters:
  ///   - length: The padding on all edges, in points; at least 0.
  ///   - placement: Has no effect: the view itself gets padding.
  public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { padding(length) }
}

/// The part of a scroll view that gets margins; all parts are the same here.
public struct ContentMarginPlacement: Sendable {
  /// The content and the scroll bars.
  public static let automatic = ContentMarginPlacement()
  /// The content.
  public static let scrollContent = ContentMarginPlacement()
  /// The scroll bars.
  public static let scrollIndicators = ContentMarginPlacement()
}

private enum ScrollContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether lists and forms draw their background.
  package var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }
}
