public import Foundation

/// A bar.
public struct BarMark: ChartContent {
  /// There is no body.
  public typealias Body = Never
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]

  /// Makes a bar from zero to a value.
  ///
  /// - Parameters:
  ///   - x: The place along the horizontal axis.
  ///   - y: The place along the vertical axis.
  ///   - width: The width of an upright bar.
  ///   - height: The height of a horizontal bar.
  ///   - stacking: Whether marks at one place are stacked or drawn in front of each other.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    _marks = [
      .make(.bar, x, y, width: width == .automatic ? height : width, stacking: stacking)
    ]
  }

  /// Makes a horizontal bar between two values.
  ///
  /// - Parameters:
  ///   - xStart: The leading end along the horizontal axis.
  ///   - xEnd: The trailing end along the horizontal axis.
  ///   - y: The place along the vertical axis.
  ///   - height: The height.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    _marks = [.make(.bar, xStart, y, xEnd: xEnd.start, width: height)]
  }

  /// Makes a vertical bar between two values.
  ///
  /// - Parameters:
  ///   - x: The place along the horizontal axis.
  ///   - yStart: The lower end along the vertical axis.
  ///   - yEnd: The upper end along the vertical axis.
  ///   - width: The width.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    _marks = [.make(.bar, x, yStart, yEnd: yEnd.start, width: width)]
  }

  /// Makes a horizontal bar as high as the chart, or one without a length at a category.
  ///
  /// - Parameters:
  ///   - x: The length of the bar, or its category.
  ///   - stacking: Whether the bars follow each other or are drawn in front of each other.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    stacking: MarkStackingMethod = .standard
  ) {
    _marks = [.make(.bar, x, nil as PlottableValue<Int>?, stacking: stacking)]
  }

  /// Makes an upright bar that is as wide as the chart, or at a category of the vertical axis one without a length.
  ///
  /// - Parameters:
  ///   - y: The length of the bar, or its category.
  ///   - stacking: Whether the bars stand on each other or are drawn in front of each other.
  public init<Y: Plottable>(
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    _marks = [.make(.bar, nil as PlottableValue<Int>?, y, stacking: stacking)]
  }
}

/// One point of a line. The points of a series make one line.
public struct LineMark: ChartContent {
  /// There is no body.
  public typealias Body = Never
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]

  /// Makes a point of the line.
  ///
  /// - Parameters:
  ///   - x: The place along the horizontal axis.
  ///   - y: The place along the vertical axis.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [.make(.line, x, y)]
  }

  /// Makes a point of the line of a series.
  ///
  /// - Parameters:
  ///   - x: The place along the horizontal axis.
  ///   - y: The place along the vertical axis.
  ///   - series: The value whose words name the series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    _marks = [.make(.line, x, y, series: series.name)]
  }
}

/// A point.
public struct PointMark: ChartContent {
  /// There is no body.
  public typealias Body = Never
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]

  /// Makes a point at two values.
  ///
  /// - Parameters:
  ///   - x: The place along the horizontal axis.
  ///   - y: The place along the vertical axis.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [.make(.point, x, y)]
  }

  /// Makes a point along the horizontal axis.
  ///
  /// - Parameters:
  ///   - x: The place along the horizontal axis.
  ///   - y: No effect here: the point stands in the middle.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    _marks = [.make(.point, x, nil as PlottableValue<Int>?)]
  }

  /// Makes a point along the vertical axis.
  ///
  /// - Parameters:
  ///   - x: No effect here: the point stands in the middle.
  ///   - y: The place along the vertical axis.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    _marks = [.make(.point, nil as PlottableValue<Int>?, y)]
  }
}

/// One point of the edge of an area. The points of a series make one area.
public struct AreaMark: ChartContent {
  /// There is no body.
  public typealias Body = Never
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]

  /// Makes a point of an area from zero to a value.
  ///
  /// - Parameters:
  ///   - x: The place along the horizontal axis.
  ///   - y: The place along the vertical axis.
  ///   - stacking: How areas of several series are stacked.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    _marks = [.make(.area, x, y, stacking: stacking)]
  }

  /// Makes a point of an area of a series, from zero to a value.
  ///
  /// - Parameters:
  ///   - x: The place along the horizontal axis.
  ///   - y: The place along the vertical axis.
  ///   - series: The value whose words name the series.
  ///   - stacking: How areas of several series are stacked.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    _marks = [.make(.area, x, y, series: series.name, stacking: stacking)]
  }

  /// Makes a point of an area between two values.
  ///
  /// - Parameters:
  ///   - x: The place along the horizontal axis.
  ///   - yStart: The lower end along the vertical axis.
  ///   - yEnd: The upper end along the vertical axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    _marks = [.make(.area, x, yStart, yEnd: yEnd.start)]
  }

  /// Makes a point of a horizontal area, between two values.
  ///
  /// - Parameters:
  ///   - xStart: The leading end along the horizontal axis.
  ///   - xEnd: The trailing end along the horizontal axis.
  ///   - y: The place along the vertical axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    _marks = [.make(.area, xStart, y, xEnd: xEnd.start)]
  }

  /// Makes a point of a horizontal area of a series, between two values.
  ///
  /// - Parameters:
  ///   - xStart: The leading end along the horizontal axis.
  ///   - xEnd: The trailing end along the horizontal axis.
  ///   - y: The place along the vertical axis.
  ///   - series: The value whose words name the series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    _marks = [.make(.area, xStart, y, xEnd: xEnd.start, series: series.name)]
  }

  /// Makes a point of an area of a series, between two values.
  ///
  /// - Parameters:
  ///   - x: The place along the horizontal axis.
  ///   - yStart: The lower end along the vertical axis.
  ///   - yEnd: The upper end along the vertical axis.
  ///   - series: The value whose words name the series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    _marks = [.make(.area, x, yStart, yEnd: yEnd.start, series: series.name)]
  }
}

/// A sector of a pie or a ring.
public struct SectorMark: ChartContent {
  /// There is no body.
  public typealias Body = Never
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]

  /// Makes a sector whose angle stands for a value.
  ///
  /// - Parameters:
  ///   - angle: The value; the sector is as large as its share of the sum.
  ///   - innerRadius: The inner radius as a ratio of the outer one; anything else draws a pie.
  ///   - outerRadius: The outer radius as a ratio of that of the chart; anything else reaches the edge.
  ///   - angularInset: The distance from the edges to the next sectors, in points; nil for the default.
  public init<V: Plottable>(
    angle: PlottableValue<V>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    var mark = ChartMark.make(.sector, angle, nil as PlottableValue<Int>?)
    mark.innerRadius = innerRadius.fraction ?? 0
    mark.outerRadius = min(max(outerRadius.fraction ?? 1, 0), 1)
    mark.angularInset = angularInset.map { max($0, 0) }
    _marks = [mark]
  }
}

/// The size of a mark.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  var points: CGFloat?
  var fraction: CGFloat?
  var inset: CGFloat?

  /// The size that there is room for.
  public static let automatic = MarkDimension()
  /// A size in points.
  ///
  /// - Parameter value: The size, in points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(points: value) }
  /// A size as a fraction of the room.
  ///
  /// - Parameter value: The fraction, from 0 to 1.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(fraction: value) }
  /// The room less an inset at each side.
  ///
  /// - Parameter value: The inset, in points.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(inset: value) }

  init(points: CGFloat? = nil, fraction: CGFloat? = nil, inset: CGFloat? = nil) {
    self.points = points
    self.fraction = fraction
    self.inset = inset
  }

  /// Makes a size in points.
  ///
  /// - Parameter value: The size, in points.
  public init(integerLiteral value: Int) { points = CGFloat(value) }

  /// Makes a size in points.
  ///
  /// - Parameter value: The size, in points.
  public init(floatLiteral value: Double) { points = value }
}

/// The stacking of several marks at one place.
public struct MarkStackingMethod: Hashable, Sendable {
  let isStacked: Bool
  var method = ChartMark.Stacking.standard
  /// Each mark begins at the end of the mark before.
  public static let standard = MarkStackingMethod(isStacked: true)
  /// Each mark begins at the end of the mark before. Each stack has the full height of the chart,
  /// and the axis is in percent.
  public static let normalized = MarkStackingMethod(isStacked: true, method: .normalized)
  /// Each mark begins at the end of the mark before. Half of each stack is below zero.
  public static let center = MarkStackingMethod(isStacked: true, method: .center)
  /// Each mark begins at zero and is drawn in front of the mark before.
  public static let unstacked = MarkStackingMethod(isStacked: false)
}

extension ChartMark {
  static func make<X: Plottable, Y: Plottable>(
    _ kind: Kind,
    _ x: PlottableValue<X>?,
    _ y: PlottableValue<Y>?,
    xEnd: ChartDrawing.Value? = nil,
    yEnd: ChartDrawing.Value? = nil,
    series: String? = nil,
    width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) -> ChartMark {
    var mark = ChartMark(kind, x: x?.start, y: y?.start, series: series)
    mark.xEnd = xEnd ?? x?.end
    mark.yEnd = yEnd ?? y?.end
    // A mark from one value to another does not stand for a unit.
    mark.xUnitEnd = mark.xEnd == nil ? x?.unitEnd : nil
    mark.yUnitEnd = mark.yEnd == nil ? y?.unitEnd : nil
    mark.xLabel = x?.label
    mark.yLabel = y?.label
    mark.width = width.points
    mark.widthShare = width.fraction
    mark.widthInset = width.inset
    mark.isStacked = stacking.isStacked
    mark.stacking = stacking.method
    if kind == .bar {
      // A bar between two values is horizontal, and so is one over a part of the vertical axis, and one without a base.
      let isAlone = y == nil && x?.end == nil && x?.start.isPlainNumber == true
      let isOverPart = y?.end != nil && x?.end == nil
      let standsForUnit = mark.yUnitEnd != nil && x?.start.isPlainNumber == true
      mark.spansHorizontally = xEnd != nil || isAlone || isOverPart || standsForUnit
    }
    return mark
  }
}

extension ChartDrawing.Value {
  /// Whether the value is a number, and no date.
  fileprivate var isPlainNumber: Bool { if case .number = self { true } else { false } }
}
