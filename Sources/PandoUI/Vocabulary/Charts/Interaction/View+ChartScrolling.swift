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

  /// Sets how much of the horizontal axis is visible at once in a chart that scrolls.
  ///
  /// - Parameter length: The length in the unit of the values: of dates in seconds, of categories their number.
  public func chartXVisibleDomain(length: some Plottable) -> some View {
    transformEnvironment(\.chartTraits.scroll) { $0.length = length._place.number }
  }

  /// Sets how much of the vertical axis is visible at once in a chart that scrolls.
  ///
  /// - Parameter length: The length in the unit of the values: of dates in seconds, of categories their number.
  public func chartYVisibleDomain(length: some Plottable) -> some View {
    transformEnvironment(\.chartTraits.scroll) { $0.height = length._place.number }
  }

  /// Scrolls charts to a value of the horizontal axis when the value changes, and follows how the
  /// user scrolls the first of them.
  ///
  /// ```swift
  /// Text(start, style: .date)
  /// Chart(days) { BarMark(x: .value("Day", $0.date, unit: .day), y: .value("Steps", $0.steps)) }
  ///   .chartScrollableAxes(.horizontal)
  ///   .chartXVisibleDomain(length: 3600 * 24 * 7)
  ///   .chartScrollPosition(x: $start)
  /// ```
  ///
  /// The browser reports where the chart is scrolled to, at most once for each answer of the server.
  ///
  /// - Parameter x: The value at the leading edge; of bands, that of the band there.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    modifier(
      ChartScrollModifier(place: { x.wrappedValue._place }) { scroll, place in
        scroll.position = place
        scroll.binding = ChartScrollBinding(x)
      }
    )
  }

  /// Scrolls charts to a value of the horizontal axis at first.
  ///
  /// - Parameter initialX: The value at the leading edge.
  public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    transformEnvironment(\.chartTraits.scroll) { $0.position = initialX._place }
  }

  /// Scrolls charts to a value of the vertical axis when the value changes, and follows how the
  /// user scrolls the first of them.
  ///
  /// - Parameter y: The value at the upper edge; of bands, that of the band there.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    modifier(
      ChartScrollModifier(place: { y.wrappedValue._place }) { scroll, place in
        scroll.top = place
        scroll.binding = ChartScrollBinding(y)
      }
    )
  }

  /// Scrolls charts to a value of the vertical axis at first.
  ///
  /// - Parameter initialY: The value at the upper edge.
  public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    transformEnvironment(\.chartTraits.scroll) { $0.top = initialY._place }
  }

  /// Has charts come to rest at certain values after scrolling.
  ///
  /// ```swift
  /// .chartScrollTargetBehavior(
  ///   .valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1)))
  /// )
  /// ```
  ///
  /// - Parameter behavior: The values. The chart moves to the nearest one when the user lets it go.
  public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B) -> some View {
    modifier(ChartScrollModifier { scroll, _ in scroll.behavior = behavior._alignment })
  }

  /// Has charts come to rest at whole pages after scrolling.
  ///
  /// - Parameter behavior: `.paging`. Other behaviours of scroll views have no effect on charts.
  public func chartScrollTargetBehavior<B: ScrollTargetBehavior>(_ behavior: B) -> some View {
    modifier(
      ChartScrollModifier { scroll, _ in
        guard behavior._name == "paging" else { return }
        scroll.behavior = ValueAlignedChartScrollTargetBehavior(minor: .page, major: nil)
      }
    )
  }
}

/// The settings for scrolling charts along an axis.
struct ChartScroll: Equatable {
  var axes: Axis.Set = []
  /// How much of the horizontal axis is visible at once, in the unit of its values; nil for all of it.
  var length: Double?
  /// How much of the vertical axis is visible at once, in the unit of its values; nil for all of it.
  var height: Double?
  /// The value at the leading edge; nil for the first.
  var position: ChartDrawing.Value?
  /// The value at the upper edge; nil for the highest.
  var top: ChartDrawing.Value?
  /// Receives the value to which the user scrolls; nil if it is not bound.
  var binding: ChartScrollBinding?
  /// The values at which the chart comes to rest; nil if it rests anywhere.
  var behavior: ValueAlignedChartScrollTargetBehavior?
  /// Follows the scrolling; nil if nothing needs it.
  var observer: ChartScrollObserver?

  static func == (lhs: ChartScroll, rhs: ChartScroll) -> Bool {
    lhs.axes == rhs.axes && lhs.length == rhs.length && lhs.height == rhs.height
      && lhs.position == rhs.position && lhs.top == rhs.top && lhs.binding == rhs.binding
      && lhs.behavior == rhs.behavior && lhs.observer === rhs.observer
  }

  /// Takes the place that an observer asks for.
  @MainActor
  mutating func place(with observer: ChartScrollObserver) {
    if axes.contains(.horizontal) {
      position = observer.place(for: position)
    } else {
      top = observer.place(for: top)
    }
  }

  /// How the drawing scrolls with these scales; nil if all of it is visible.
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
    /// Whether the application wants to know where the drawing is scrolled to.
    package var isFollowed = false
    /// The number of the request to scroll to the start. Each is followed once.
    package var request = 1
    /// Whether the request is followed with a movement.
    package var isSmooth = false

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
