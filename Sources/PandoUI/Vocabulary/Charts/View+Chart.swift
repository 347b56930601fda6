public import Foundation

extension View {
  /// Sets the ends of the horizontal axis, or its categories.
  ///
  /// - Parameters:
  ///   - domain: The first and the last value, or all categories in their order.
  ///   - type: How numbers are spread; nil for evenly.
  public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    transformEnvironment(\.chartTraits) {
      $0.xAxis.spread(over: domain, type)
      $0.xDomain = DomainChange(domain._change)
    }
  }

  /// Sets the ends of the vertical axis, or its categories.
  ///
  /// - Parameters:
  ///   - domain: The first and the last value, or all categories in their order.
  ///   - type: How numbers are spread; nil for evenly.
  public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    transformEnvironment(\.chartTraits) {
      $0.yAxis.spread(over: domain, type)
      $0.yDomain = DomainChange(domain._change)
    }
  }

  /// Sets how the values along the horizontal axis are spread.
  ///
  /// - Parameter type: How numbers are spread; nil for evenly.
  public func chartXScale(type: ScaleType?) -> some View {
    transformEnvironment(\.chartTraits.xAxis) { $0.spread(type) }
  }

  /// Sets how the values along the vertical axis are spread.
  ///
  /// - Parameter type: How numbers are spread; nil for evenly.
  public func chartYScale(type: ScaleType?) -> some View {
    transformEnvironment(\.chartTraits.yAxis) { $0.spread(type) }
  }

  /// Sets whether the horizontal axis is shown.
  ///
  /// - Parameter visibility: Whether it is shown; `automatic` shows it.
  public func chartXAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chartTraits.xAxis) { $0.isHidden = visibility == .hidden }
  }

  /// Sets whether the vertical axis is shown.
  ///
  /// - Parameter visibility: Whether it is shown; `automatic` shows it.
  public func chartYAxis(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chartTraits.yAxis) { $0.isHidden = visibility == .hidden }
  }

  /// Gives the horizontal axis a label.
  ///
  /// - Parameters:
  ///   - labelKey: The label, as a localization key.
  ///   - position: No effect here: the label is below the chart.
  ///   - alignment: Where along the axis the label stands; in the middle by default.
  ///   - spacing: No effect here: renderers choose the distance.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    transformEnvironment(\.chartTraits.xAxis) {
      $0.label(labelKey.text(), at: alignment?.name)
    }
  }

  /// Gives the horizontal axis a label.
  ///
  /// - Parameters:
  ///   - label: The label, drawn as it is and not localized.
  ///   - position: No effect here: the label is below the chart.
  ///   - alignment: Where along the axis the label stands; in the middle by default.
  ///   - spacing: No effect here: renderers choose the distance.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    transformEnvironment(\.chartTraits.xAxis) {
      $0.label(String(label), at: alignment?.name)
    }
  }

  /// Gives the horizontal axis a label, whose words are drawn in the font and the colour of its first text.
  ///
  /// - Parameters:
  ///   - position: No effect here: the label is below the chart.
  ///   - alignment: Where along the axis the label stands; in the middle by default.
  ///   - spacing: No effect here: renderers choose the distance.
  ///   - content: Makes the label, called once, at once.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let view = content()
    let (words, looks) = (viewWords(view), MaskDrawing.firstText(of: view))
    return transformEnvironment(\.chartTraits.xAxis) {
      $0.label(words, at: alignment?.name, looks)
    }
  }

  /// Gives the vertical axis a label.
  ///
  /// - Parameters:
  ///   - labelKey: The label, as a localization key.
  ///   - position: The side above which the label stands; by default that of the axis.
  ///   - alignment: No effect here: the label is above the chart.
  ///   - spacing: No effect here: renderers choose the distance.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    transformEnvironment(\.chartTraits.yAxis) {
      $0.label(labelKey.text(), at: position.name)
    }
  }

  /// Gives the vertical axis a label.
  ///
  /// - Parameters:
  ///   - label: The label, drawn as it is and not localized.
  ///   - position: The side above which the label stands; by default that of the axis.
  ///   - alignment: No effect here: the label is above the chart.
  ///   - spacing: No effect here: renderers choose the distance.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    transformEnvironment(\.chartTraits.yAxis) {
      $0.label(String(label), at: position.name)
    }
  }

  /// Gives the vertical axis a label, whose words are drawn in the font and the colour of its first text.
  ///
  /// - Parameters:
  ///   - position: The side above which the label stands; by default that of the axis.
  ///   - alignment: No effect here: the label is above the chart.
  ///   - spacing: No effect here: renderers choose the distance.
  ///   - content: Makes the label, called once, at once.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let view = content()
    let (words, looks) = (viewWords(view), MaskDrawing.firstText(of: view))
    return transformEnvironment(\.chartTraits.yAxis) {
      $0.label(words, at: position.name, looks)
    }
  }

  /// Sets whether a legend explains the series.
  ///
  /// - Parameter visibility: Whether there is a legend; unless `hidden`, two series or more have
  ///   one.
  public func chartLegend(_ visibility: Visibility) -> some View {
    transformEnvironment(\.chartTraits) { $0.showsLegend = visibility != .hidden }
  }

  /// Shows a legend that explains the series.
  ///
  /// - Parameters:
  ///   - position: The side of the chart; by default below it. `overlay` is below it too.
  ///   - alignment: The place along that side; nil is the leading end, or that of the position.
  ///   - spacing: No effect here: renderers choose the distance, in points.
  public func chartLegend(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    let place = LegendPlace(position: position, alignment: alignment)
    return transformEnvironment(\.chartTraits) {
      $0.showsLegend = true
      $0.legend.isBeside = place.axis == .horizontal
      $0.legend.isBefore = place.isBefore
      $0.legend.alignment = place.alignment
    }
  }

  /// Sets the paint of each series, and the order of the legend.
  ///
  /// - Parameter mapping: The series, named by the words of a value, and their paints.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View {
    let paints = mapping.map { ($0.key._place.name, $0.value._paint()) }
    return transformEnvironment(\.chartTraits) { traits in
      for (name, paint) in paints { traits.paints[name] = paint }
      traits.seriesOrder = paints.map(\.0)
    }
  }

  /// Sets the paint of each series.
  ///
  /// - Parameters:
  ///   - domain: The values whose words name the series.
  ///   - range: The paints, in the same order; what is left over on either side is ignored.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D],
    range: [S]
  ) -> some View {
    let paints = zip(domain, range).map { ($0._place.name, $1._paint()) }
    return transformEnvironment(\.chartTraits) { traits in
      for (name, paint) in paints { traits.paints[name] = paint }
      traits.seriesOrder = paints.map(\.0)
    }
  }

  /// Sets the paints of the series, in their order.
  ///
  /// - Parameter range: The paints, which begin anew where there are more series.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    let paints = range.map { $0._paint() }
    return transformEnvironment(\.chartTraits) {
      $0.range = paints
      $0.gradient = nil
    }
  }

  /// Sets the paints of the series to the colours of a gradient: of series that are numbers to the colours at their
  /// places between the lowest and the highest number, of others to the colours of the stops in their order.
  ///
  /// - Parameter range: The gradient.
  public func chartForegroundStyleScale(range: Gradient) -> some View {
    let paints = range.stops.map { $0.color._paint() }
    return transformEnvironment(\.chartTraits) {
      $0.range = paints
      $0.gradient = range
    }
  }

  /// Sets the paints of the series.
  ///
  /// - Parameters:
  ///   - domain: The values whose words name the series.
  ///   - mapping: The paint of a series, from its value.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D],
    mapping: @escaping (D) -> S
  ) -> some View {
    chartForegroundStyleScale(domain: domain, range: domain.map(mapping))
  }

  /// Sets the symbol of each series.
  ///
  /// - Parameter mapping: The series, named by the words of a value, and their symbols.
  public func chartSymbolScale<D: Plottable>(
    _ mapping: KeyValuePairs<D, BasicChartSymbolShape>
  ) -> some View {
    let symbols = mapping.map { ($0.key._place.name, $0.value) }
    return transformEnvironment(\.chartTraits) { traits in
      for (name, symbol) in symbols { traits.symbols[name] = symbol }
    }
  }

  /// Sets the symbol of each series to a shape of the application's own.
  ///
  /// - Parameters:
  ///   - domain: The values whose words name the series.
  ///   - range: The shapes, in the same order; what is left over on either side is ignored.
  @_disfavoredOverload
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D],
    range: [S]
  ) -> some View {
    chartSymbolScale(domain: domain, range: range.map { BasicChartSymbolShape(drawing: $0) })
  }

  /// Sets the symbol of each series to a shape of the application's own.
  ///
  /// - Parameters:
  ///   - domain: The values whose words name the series.
  ///   - mapping: The shape for a value.
  @_disfavoredOverload
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D],
    mapping: (D) -> S
  ) -> some View {
    chartSymbolScale(domain: domain, range: domain.map(mapping))
  }

  /// Sets the symbol of each series.
  ///
  /// - Parameters:
  ///   - domain: The values whose words name the series.
  ///   - range: The symbols, in the same order; what is left over on either side is ignored.
  public func chartSymbolScale<D: Plottable>(
    domain: [D],
    range: [BasicChartSymbolShape]
  ) -> some View {
    let symbols = zip(domain, range).map { ($0._place.name, $1) }
    return transformEnvironment(\.chartTraits) { traits in
      for (name, symbol) in symbols { traits.symbols[name] = symbol }
    }
  }
}
