extension View {
  /// Lets charts scroll along an axis whose visible part is shorter than its domain.
  ///
  /// ```swift
  /// Chart(days) { BarMark(x: .value("Day", $0.date, unit: .day), y: .value("Steps", $0.steps)) }
  ///   .chartScrollableAxes(.horizontal)
  ///   .chartXVisibleDomain(length: 3600 * 24 * 7)
  /// ```
  ///
  /// - Parameter axes: The axes. Charts scroll along the horizontal one; the vertical one is shown whole.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    transformEnvironment(\.chartTraits.scroll) { $0.isOn = axes.contains(.horizontal) }
  }

  /// Sets how much of the horizontal axis of a chart is seen at once, where it scrolls.
  ///
  /// - Parameter length: The length in the unit of the values: of dates in seconds, of categories their number.
  public func chartXVisibleDomain(length: some Plottable) -> some View {
    transformEnvironment(\.chartTraits.scroll) { $0.length = length._place.number }
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
}

/// How charts scroll along their horizontal axis.
struct ChartScroll: Equatable {
  var isOn = false
  /// How much of the axis is seen at once, in the unit of its values; nil for all of it.
  var length: Double?
  /// The value at the leading edge; nil for the first.
  var position: ChartDrawing.Value?

  /// How the drawing scrolls with this scale; nil if all of it is seen.
  func viewport(on scale: ChartScale) -> ChartDrawing.Viewport? {
    guard isOn, let length, length > 0 else { return nil }
    let share = length / scale.length
    guard share < 1, share.isFinite else { return nil }
    // A thousand screens are more than anybody scrolls.
    let visible = max(share, 0.001)
    let start = position.map { (scale.position($0) - scale.halfBand) / 100 } ?? 0
    return ChartDrawing.Viewport(
      share: visible,
      start: min(max(start / (1 - visible), 0), 1)
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
