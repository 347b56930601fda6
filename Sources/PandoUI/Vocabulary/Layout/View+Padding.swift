public import Foundation

extension View {
  /// Adds room around the view, at each of its sides as `insets` say.
  public func padding(_ insets: EdgeInsets) -> some View {
    attribute(.padding, .edges(insets))
  }

  /// Adds room at some sides of the view.
  ///
  /// - Parameters:
  ///   - edges: The sides.
  ///   - length: Points; nil for the renderer's default.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    attribute(.padding, .edges(EdgeInsets(edges, length ?? .nan)))
  }

  /// Adds room around the view, in points.
  public func padding(_ length: CGFloat) -> some View {
    attribute(.padding, .edges(EdgeInsets(.all, length)))
  }

  /// Adds room at some sides of the view, as far as the safe area goes. Renderers have no area that
  /// is not safe: it is padding.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    padding(insets)
  }

  /// Adds room at some sides of the view. Renderers have no area that is not safe: it is padding.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(edges, length)
  }

  /// Adds room around the view, in points. Renderers have no area that is not safe: it is padding.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    padding(length)
  }

  /// Lets the view go under the edges of the screen.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all,
    edges: Edge.Set = .all
  ) -> some View {
    attribute(.ignoresSafeArea, .flag(true))
  }

  /// Lets the view go under the edges of the screen.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    attribute(.ignoresSafeArea, .flag(true))
  }
}
