import Foundation

/// A drawing of data.
///
/// ```swift
/// Chart(sales) { sale in
///   BarMark(x: .value("Month", sale.month), y: .value("Units", sale.units))
///     .foregroundStyle(by: .value("Shop", sale.shop))
/// }
/// .chartYAxisLabel("Units")
/// ```
///
/// A chart is drawn as one element. Renderers choose how axes, grid and legend look.
public struct Chart<Content: ChartContent>: ElementView {
  let marks: [ChartMark]

  /// Makes a chart of some marks.
  ///
  /// - Parameter content: Builds the marks, called once in the initializer.
  public init(@ChartContentBuilder content: () -> Content) {
    marks = content()._marks
  }

  /// Makes a chart with marks for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order in which they are drawn.
  ///   - content: Builds the marks of one element; called once for each, in the initializer.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    marks = data.flatMap { content($0)._marks }
  }

  /// Makes a chart with marks for each element.
  ///
  /// - Parameters:
  ///   - data: The elements, in the order in which they are drawn.
  ///   - id: The path to the identity of an element; the chart does not use it.
  ///   - content: Builds the marks of one element; called once for each, in the initializer.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    marks = data.flatMap { content($0)._marks }
  }

  /// The views at marks, and those over and behind the drawing.
  public var content: _ChartViews { _ChartViews(marks: marks) }

  /// The kind of element that renderers draw.
  public var kind: ElementKind { .chart }

  /// Describes the element to a renderer.
  ///
  /// - Parameters:
  ///   - element: The description to fill in.
  ///   - environment: The environment of the chart, which has its axes, legend and series.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    var traits = environment.chartTraitsInDirection
    let observer = Evaluation.current.flatMap { node in
      traits.scroll.observer.flatMap { $0.watches(node) ? $0 : nil }
    }
    if let observer { traits.scroll.place(with: observer) }
    var drawing = ChartDrawing(marks, traits)
    if let observer, drawing.viewport != nil {
      follow(observer, traits.scroll, &drawing, environment, &element)
    }
    drawing.removeViews()
    drawing.locale = environment.textTraits.locale
    drawing.timeZone = environment.timeZone
    element[.chart] = .chart(drawing)
    guard traits.selectX != nil || traits.selectY != nil || traits.selectAngle != nil else {
      return
    }
    let total = drawing.sectors.reduce(0, +)
    element.on(.change) { event in
      guard case .change(.number(let place)) = event else { return }
      let (x, y) = place < 0 ? (nil, nil) : drawing.values(at: place)
      traits.selectX?.choose(x)
      traits.selectY?.choose(y)
      traits.selectAngle?.choose(place < 0 || total == 0 ? nil : .number(place / 100 * total))
    }
  }
}

extension Chart {
  /// Makes the renderer report where the drawing is scrolled to.
  private func follow(
    _ observer: ChartScrollObserver,
    _ scroll: ChartScroll,
    _ drawing: inout ChartDrawing,
    _ environment: EnvironmentValues,
    _ element: inout ElementDescription
  ) {
    guard var viewport = drawing.viewport else { return }
    observer.mark(&viewport)
    drawing.viewport = viewport
    let (x, y, _) = drawing.scales
    var calendar = environment.calendar
    calendar.timeZone = environment.timeZone
    let plan = ChartScrollPlan(scroll: scroll, viewport: viewport, x: x, y: y, calendar: calendar)
    element.on(.measure) { event in MainActor.assumeIsolated { observer.take(event, plan) } }
  }
}

/// The settings of the modifiers around a chart.
struct ChartTraits: Equatable {
  var xAxis = ChartDrawing.Axis()
  var yAxis = ChartDrawing.Axis()
  var showsLegend = true
  var legend = ChartLegendPlace()
  /// The paints of the series that have one of their own.
  var paints: [String: Paint] = [:]
  /// The series that have a paint of their own, in the order in which they are named.
  var seriesOrder: [String] = []
  /// The paints of the other series, in their order.
  var range: [Paint] = []
  /// The gradient from which series take their colours if they are numbers; nil for none.
  var gradient: Gradient?
  /// The symbols, by series, where a series has a symbol of its own.
  var symbols: [String: BasicChartSymbolShape] = [:]
  /// The areas that values of symbols stand for.
  var symbolSizes = SymbolSizeScale()
  /// The strokes of the lines, by series, where a series has a stroke of its own.
  var strokes: [String: StrokeStyle] = [:]
  /// The marks of the axes; nil if renderers choose them.
  var xPlan: AxisPlan?
  var yPlan: AxisPlan?
  /// How charts scroll.
  var scroll = ChartScroll()
  /// The application's changes of the domains of the axes.
  var xDomain: DomainChange?
  var yDomain: DomainChange?
  /// The selections of values along the axes.
  var selectX: ChartSelection?
  var selectY: ChartSelection?
  /// The selections of ranges of values along the axes.
  var selectXRange: ChartRangeSelection?
  var selectYRange: ChartRangeSelection?
  /// The selection of a sector, by the sum of the sectors up to it.
  var selectAngle: ChartSelection?
  /// The views in front of the plot and behind it.
  var layers: [ChartLayer] = []
  /// Whether the chart is read from right to left.
  var isMirrored = false
}

private enum ChartTraitsKey: EnvironmentKey {
  static var defaultValue: ChartTraits { ChartTraits() }
}

extension EnvironmentValues {
  var chartTraits: ChartTraits {
    get { self[ChartTraitsKey.self] }
    set { self[ChartTraitsKey.self] = newValue }
  }

  /// The settings for a chart that is read in the direction of the environment.
  var chartTraitsInDirection: ChartTraits {
    var traits = chartTraits
    traits.isMirrored = layoutDirection == .rightToLeft
    return traits
  }
}
