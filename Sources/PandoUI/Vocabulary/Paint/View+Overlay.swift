extension View {
  /// Puts views in front of this one.
  public func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(base: self, layer: content(), alignment: alignment, isBehind: false)
  }

  /// Puts a view in front of this one.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    LayeredView(base: self, layer: overlay, alignment: alignment, isBehind: false)
  }

  /// Fills what is in front of the view.
  public func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(style, in: Rectangle())
  }

  /// Fills a shape in front of the view.
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
