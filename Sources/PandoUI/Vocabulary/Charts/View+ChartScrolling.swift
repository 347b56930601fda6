extension View {
  /// Lets charts scroll along an axis whose visible part is shorter than its domain.
  ///
  /// ```swift
  /// Chart(days) { BarMark(x: .value("Day", $0.date, unit: .day), y: .value("Steps", $0.steps)) }
  ///   .chartScrollableAxes(.horizontal)
  ///   .chartXVisibleDomain(length: 3600 * 24 * 7)
  /// ```
  ///
  /// - Parameter axes: The axes. A chart that could scroll along both scrolls along the horizontal one.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    transformEnvironment(\.chartTraits.scroll) { $0.axes = axes }
  }

  /// Sets how much of the horizontal axis of a chart is seen at once, where it scrolls.
  ///
  /// - Parameter length: The length in the unit of the values: of dates in seconds, of categories their number.
  public func chartXVisibleDomain(length: some Plottable) -> some View {
    transformEnvironment(\.chartTraits.scroll) { $0.length = length._place.number }
  }

  /// Sets how much of the vertical axis of a chart is seen at once, where it scrolls.
  ///
  /// - Parameter length: The length in the unit of the values: of dates in seconds, of categories their number.
  public func chartYVisibleDomain(length: some Plottable) -> some View {
    transformEnvironment(\.chartTraits.scroll) { $0.height = length._place.number }
  }

  /// Scrolls charts to a value of the horizontal axis when the value changes.
  ///
  /// - Parameter x: The value at the leading edge. It is read, and never written: browsers do not tell how far a chart is
  ///   scrolled.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    transformEnvironment(\.chartTraits.scroll) { $0.position = x.wrappedValue._place }
  }

  /// Scrolls charts to a value of the horizontal axis at first.
  ///
  /// - Parameter initialX: The value at the leading edge.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    transformEnvironment(\.chartTraits.scroll) { $0.position = initialX._place }
  }

  /// Scrolls charts to a value of the vertical axis when the value changes.
  ///
  /// - Parameter y: The value at the upper edge. It is read, and never written: browsers do not tell how far a chart is
  ///   scrolled.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    transformEnvironment(\.chartTraits.scroll) { $0.top = y.wrappedValue._place }
  }

  /// Scrolls charts to a value of the vertical axis at first.
  ///
  /// - Parameter initialY: The value at the upper edge.
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    transformEnvironment(\.chartTraits.scroll) { $0.top = initialY._place }
  }
}

/// The settings for scrolling charts along an axis.
struct ChartScroll: Equatable {
  var axes: Axis.Set = []
  /// How much of the horizontal axis is seen at once, in the unit of its values; nil for all of it.
  var length: Double?
  /// How much of the vertical axis is seen at once, in the unit of its values; nil for all of it.
  var height: Double?
  /// The value at the leading edge; nil for the first.
  var position: ChartDrawing.Value?
  /// The value at the upper edge; nil for what is highest.
  var top: ChartDrawing.Value?

  /// How the drawing scrolls with these scales; nil if all of it is seen.
  func viewport(_ x: ChartScale, _ y: ChartScale) -> ChartDrawing.Viewport? {
    if axes.contains(.horizontal) {
      let start = position.map { (x.position($0) - x.halfBand) / 100 }
      if let viewport = viewport(length, on: x, from: start) { return viewport }
    }
    guard axes.contains(.vertical) else { return nil }
    // Places along the vertical axis begin at the lower edge.
    let start = top.map { (100 - y.position($0) - y.halfBand) / 100 }
    var viewport = viewport(height, on: y, from: start)
    viewport?.isVertical = true
    return viewport
  }

  private func viewport(
    _ length: Double?,
    on scale: ChartScale,
    from start: Double?
  ) -> ChartDrawing.Viewport? {
    guard let length, length > 0 else { return nil }
    let share = length / scale.length
    guard share < 1, share.isFinite else { return nil }
    // A thousand screens are more than anybody scrolls.
    let visible = max(share, 0.001)
    return ChartDrawing.Viewport(
      share: visible,
      start: min(max((start ?? 0) / (1 - visible), 0), 1)
    )
  }
}

extension ChartDrawing {
  /// The part of a scrolling drawing that is visible at once.
  package struct Viewport: Hashable, Sendable {
    /// The visible share of the drawing, from 0 to 1.
    package var share: Double
    /// How far the drawing is scrolled at first, from 0 for its start to 1 for its end.
    package var start: Double
    /// Whether it scrolls up and down.
    package var isVertical = false

    package init(share: Double, start: Double) {
      (self.share, self.start) = (share, start)
    }
  }
}

extension ChartScale {
  /// The length in the unit of the values; that of bands is their number.
  fileprivate var length: Double {
    switch form {
    case .bands(let values): Double(values.count)
    case .line(let low, let high): high - low
    }
  }
}
