extension View {
  /// Accepted; renderers draw lines in one way.
  public func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> some View { self }

  /// Accepted; renderers draw lines in one way.
  public func chartLineStyleScale<D: Plottable>(
    domain: [D],
    range: [StrokeStyle]
  ) -> some View { self }

  /// Accepted; renderers choose the signs of series.
  public func chartSymbolScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, BasicChartSymbolShape>
  ) -> some View { self }

  /// Accepted; renderers choose the signs of series.
  public func chartSymbolScale<D: Plottable>(
    domain: [D],
    range: [BasicChartSymbolShape]
  ) -> some View { self }

  /// Accepted; renderers choose the signs of series.
  public func chartSymbolSizeScale<D: ScaleDomain>(domain: D) -> some View { self }

  /// Accepted; the whole chart is drawn.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }

  /// Accepted; the whole chart is drawn.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }

  /// Accepted; the whole chart is drawn.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }

  /// Accepted; the whole chart is drawn.
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }

  /// Accepted; the whole chart is drawn.
  public func chartYVisibleDomain(length: some Plottable) -> some View { self }

  /// Accepted; the whole chart is drawn.
  public func chartScrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View {
    self
  }

  /// Accepted; renderers draw axes as they see fit.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (EmptyView) -> Content
  ) -> some View { self }

  /// Accepted; renderers draw axes as they see fit.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (EmptyView) -> Content
  ) -> some View { self }
}
