public import Foundation

extension View {
  /// No effect here: renderers draw lines in one way.
  public func chartLineStyleScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, StrokeStyle>
  ) -> some View { self }

  /// No effect here: renderers draw lines in one way.
  public func chartLineStyleScale<D: Plottable>(
    domain: [D],
    range: [StrokeStyle]
  ) -> some View { self }

  /// No effect here: renderers choose the signs of series.
  public func chartSymbolScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, BasicChartSymbolShape>
  ) -> some View { self }

  /// No effect here: renderers choose the signs of series.
  public func chartSymbolScale<D: Plottable>(
    domain: [D],
    range: [BasicChartSymbolShape]
  ) -> some View { self }

  /// No effect here: renderers choose the signs of series.
  public func chartSymbolSizeScale<D: ScaleDomain>(domain: D) -> some View { self }

  /// No effect here: the whole chart is drawn.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }

  /// No effect here: the whole chart is drawn.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View { self }

  /// No effect here: the whole chart is drawn.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }

  /// No effect here: the whole chart is drawn.
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View { self }

  /// No effect here: the whole chart is drawn.
  public func chartYVisibleDomain(length: some Plottable) -> some View { self }

  /// No effect here: the whole chart is drawn.
  public func chartScrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View {
    self
  }

  /// No effect here: renderers draw axes as they see fit.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (EmptyView) -> Content
  ) -> some View { self }

  /// No effect here: renderers draw axes as they see fit.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (EmptyView) -> Content
  ) -> some View { self }

  /// No effect here: renderers draw the field of a chart as they see fit.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (EmptyView) -> Content
  ) -> some View { self }

  /// No effect here: the whole chart is drawn.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  /// No effect here: the whole chart is drawn.
  public func chartXVisibleDomain(length: some Plottable) -> some View { self }
}

extension ChartContent {
  /// No effect here: marks are drawn in the order in which they are written.
  public func zIndex(_ value: Double) -> some ChartContent { self }

  /// No effect here: marks stand where their values are.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }

  /// No effect here: marks are read aloud by their values.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { self }

  /// No effect here: marks are read aloud by their values.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent { self }

  /// No effect here: marks are read aloud by their values.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent { self }

  /// No effect here: marks are read aloud by their values.
  public func accessibilityValue(_ value: Text) -> some ChartContent { self }

  /// No effect here: marks are read aloud by their values.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent { self }

  /// No effect here: marks are read aloud by their values.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent { self }

  /// No effect here: marks are read aloud by their values.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
}
