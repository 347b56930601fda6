extension View {
  /// Puts views in front of this view.
  ///
  /// - Parameters:
  ///   - alignment: Where the content stands over the view.
  ///   - content: Makes the content, once, when this view is made.
  public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(base: self, layer: content(), alignment: alignment, isBehind: false)
  }

  /// Puts a view in front of this view.
  ///
  /// - Parameters:
  ///   - overlay: The view to put in front.
  ///   - alignment: Where the content stands over the view.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    LayeredView(base: self, layer: overlay, alignment: alignment, isBehind: false)
  }

  /// Fills the rectangle in front of the view.
  ///
  /// - Parameters:
  ///   - style: The fill.
  ///   - edges: No effect here: the fill ends at the view's own edges.
  public func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(style, in: Rectangle())
  }

  /// Fills a shape in front of the view.
  ///
  /// - Parameters:
  ///   - style: The fill.
  ///   - shape: The shape, as large as the view.
  ///   - fillStyle: The rule that tells the inside of a path from its outside.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> some View {
    LayeredView(
      base: self,
      layer: shape.fill(style, style: fillStyle),
      alignment: .center,
      isBehind: false
    )
  }
}
