public import Foundation

extension View {
  /// Sets the room between the content of this scroll view and its edges. The content scrolls through that room.
  ///
  /// Around another view, the room is padding.
  ///
  /// - Parameters:
  ///   - edges: The edges that get room.
  ///   - length: The room, in points, at least 0; nil for the scroll view's own.
  ///   - placement: What gets the room; that of `.scrollIndicators` has no effect.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      edges,
      EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement
    )
  }

  /// Sets the room between the content of this scroll view and its edges. The content scrolls through that room.
  ///
  /// Around another view, the room is padding.
  ///
  /// - Parameters:
  ///   - edges: The edges that get room.
  ///   - insets: The room on each edge, in points, at least 0.
  ///   - placement: What gets the room; that of `.scrollIndicators` has no effect.
  public func contentMargins(
    _ edges: Edge.Set = .all,
    _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let margins = EdgeInsets(
      top: edges.contains(.top) ? insets.top : 0,
      leading: edges.contains(.leading) ? insets.leading : 0,
      bottom: edges.contains(.bottom) ? insets.bottom : 0,
      trailing: edges.contains(.trailing) ? insets.trailing : 0
    )
    return attribute(.contentMargins, placement == .scrollIndicators ? nil : .edges(margins))
  }

  /// Sets the room between the content of this scroll view and its edges. The content scrolls through that room.
  ///
  /// Around another view, the room is padding.
  ///
  /// - Parameters:
  ///   - length: The room on all edges, in points, at least 0.
  ///   - placement: What gets the room; that of `.scrollIndicators` has no effect.
  public func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}

/// The part of a scroll view that gets margins.
public struct ContentMarginPlacement: Hashable, Sendable {
  let name: String
  /// The content and the scroll bars.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The scroll bars. Renderers leave these at the edges.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
