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

  /// Nothing: a chart has no child views.
  public var content: EmptyView { EmptyView() }

  /// The kind of element that renderers draw.
  public var kind: ElementKind { .chart }

  /// Describes the element to a renderer.
  ///
  /// - Parameters:
  ///   - element: The description to fill in.
  ///   - environment: The environment of the chart, which has its axes, legend and series.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    let traits = environment.chartTraits
    var marks = marks
    if !traits.paints.isEmpty {
      for index in marks.indices {
        guard marks[index].paint == nil, let series = marks[index].series else { continue }
        marks[index].paint = traits.paints[series]
      }
    }
    if !traits.range.isEmpty {
      var series: [String] = []
      for index in marks.indices {
        guard let name = marks[index].series else { continue }
        if !series.contains(name) { series.append(name) }
        guard marks[index].paint == nil, let place = series.firstIndex(of: name) else { continue }
        marks[index].paint = traits.range[place % traits.range.count]
      }
    }
    var drawing = ChartDrawing(
      marks: marks,
      xAxis: traits.xAxis,
      yAxis: traits.yAxis,
      showsLegend: traits.showsLegend
    )
    if traits.xPlan != nil || traits.yPlan != nil {
      let scales = drawing.scales
      drawing.xAxis.ticks = traits.xPlan?.ticks(on: scales.x)
      drawing.yAxis.ticks = traits.yPlan?.ticks(on: scales.y)
      drawing.yAxis.isAtEnd = traits.yPlan?.isAtEnd ?? false
    }
    drawing.locale = environment.textTraits.locale
    drawing.timeZone = environment.timeZone
    element[.chart] = .chart(drawing)
    guard traits.selectX != nil || traits.selectY != nil else { return }
    element.on(.change) { event in
      guard case .change(.number(let place)) = event else { return }
      let (x, y) = place < 0 ? (nil, nil) : drawing.values(at: place)
      traits.selectX?.choose(x)
      traits.selectY?.choose(y)
    }
  }
}

/// The settings of the modifiers around a chart.
struct ChartTraits: Equatable {
  var xAxis = ChartDrawing.Axis()
  var yAxis = ChartDrawing.Axis()
  var showsLegend = true
  /// The paint of each series that has one of its own.
  var paints: [String: Paint] = [:]
  /// The paints of the other series, in their order.
  var range: [Paint] = []
  /// What is written along the axes.
  var xPlan: AxisPlan?
  var yPlan: AxisPlan?
  /// What is told of the values at which someone points.
  var selectX: ChartSelection?
  var selectY: ChartSelection?
}

private enum ChartTraitsKey: EnvironmentKey {
  static var defaultValue: ChartTraits { ChartTraits() }
}

extension EnvironmentValues {
  var chartTraits: ChartTraits {
    get { self[ChartTraitsKey.self] }
    set { self[ChartTraitsKey.self] = newValue }
  }
}
