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
/// It is drawn as one element; a renderer draws axes, grid and legend as it sees fit.
public struct Chart<Content: ChartContent>: ElementView {
  let marks: [ChartMark]

  /// A chart of some marks.
  public init(@ChartContentBuilder content: () -> Content) {
    marks = content()._marks
  }

  /// A chart with marks for each element, which says itself who it is.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    marks = data.flatMap { content($0)._marks }
  }

  /// A chart with marks for each element, whose identity a key path gives.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    marks = data.flatMap { content($0)._marks }
  }

  /// What is in it.
  public var content: EmptyView { EmptyView() }

  /// What it is to a renderer.
  public var kind: ElementKind { .chart }

  /// Says what it is like.
  public func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    let traits = environment.chartTraits
    var marks = marks
    if !traits.paints.isEmpty {
      for index in marks.indices {
        guard marks[index].paint == nil, let series = marks[index].series else { continue }
        marks[index].paint = traits.paints[series]
      }
    }
    element[.chart] = .chart(
      ChartDrawing(
        marks: marks,
        xAxis: traits.xAxis,
        yAxis: traits.yAxis,
        showsLegend: traits.showsLegend
      )
    )
  }
}

/// What the modifiers around a chart say to it.
struct ChartTraits: Equatable {
  var xAxis = ChartDrawing.Axis()
  var yAxis = ChartDrawing.Axis()
  var showsLegend = true
  /// The paint of each series that has one of its own.
  var paints: [String: Paint] = [:]
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
