public import Foundation

extension View {
  /// Adds padding around the view, with a length for each edge.
  ///
  /// - Parameter insets: The padding on each edge, in points.
  public func padding(_ insets: EdgeInsets) -> some View {
    attribute(.padding, .edges(insets))
  }

  /// Adds padding at some edges of the view.
  ///
  /// - Parameters:
  ///   - edges: The edges that get padding.
  ///   - length: The padding, in points; nil for the renderer's default, 16 in a browser.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    attribute(.padding, .edges(EdgeInsets(edges, length ?? .nan)))
  }

  /// Adds padding around the view.
  ///
  /// - Parameter length: The padding on all edges, in points; at least 0.
  public func padding(_ length: CGFloat) -> some View {
    attribute(.padding, .edges(EdgeInsets(.all, length)))
  }

  /// Adds padding around the view. The content of a scroll view scrolls through it.
  ///
  /// - Parameter insets: The padding on each edge, in points.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    padding(insets).attribute(.isSafeAreaPadding, .flag(true))
  }

  /// Adds padding at some edges of the view. The content of a scroll view scrolls through it.
  ///
  /// - Parameters:
  ///   - edges: The edges that get padding.
  ///   - length: The padding, in points; nil for the renderer's default, 16 in a browser.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length).attribute(.isSafeAreaPadding, .flag(true))
  }

  /// Adds padding around the view. The content of a scroll view scrolls through it.
  ///
  /// - Parameter length: The padding on all edges, in points; at least 0.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Lets the view extend to the sides of the page.
  ///
  /// - Parameters:
  ///   - regions: No effect here: a page has no other safe areas than its horizontal padding.
  ///   - edges: No effect here: only the horizontal padding of the page is ignored.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    attribute(.ignoresSafeArea, .flag(true))
  }

  /// Lets the view extend to the sides of the page.
  ///
  /// - Parameter edges: No effect here: only the horizontal padding of the page is ignored.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    attribute(.ignoresSafeArea, .flag(true))
  }
}
