public import Foundation

/// A bar.
public struct BarMark: ChartContent {
  /// It has none.
  public typealias Body = Never
  /// The marks it draws.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]

  /// A bar from zero to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    _marks = [.make(.bar, x, y, width: width.points ?? height.points, stacking: stacking)]
  }

  /// A bar between two values, from left to right.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    _marks = [.make(.bar, xStart, y, xEnd: xEnd.start, width: height.points)]
  }

  /// A bar between two values, from bottom to top.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    _marks = [.make(.bar, x, yStart, yEnd: yEnd.start, width: width.points)]
  }

  /// A bar along the whole of one axis.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    stacking: MarkStackingMethod = .standard
  ) {
    _marks = [.make(.bar, x, nil as PlottableValue<Int>?, stacking: stacking)]
  }

  /// A bar along the whole of one axis.
  public init<Y: Plottable>(
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    _marks = [.make(.bar, nil as PlottableValue<Int>?, y, stacking: stacking)]
  }
}

/// One point of a line.
public struct LineMark: ChartContent {
  /// It has none.
  public typealias Body = Never
  /// The marks it draws.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]

  /// A point of the line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [.make(.line, x, y)]
  }

  /// A point of the line of a series.
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
  /// It has none.
  public typealias Body = Never
  /// The marks it draws.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]

  /// A point at two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _marks = [.make(.point, x, y)]
  }

  /// A point along the horizontal axis.
  public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
    _marks = [.make(.point, x, nil as PlottableValue<Int>?)]
  }

  /// A point along the vertical axis.
  public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
    _marks = [.make(.point, nil as PlottableValue<Int>?, y)]
  }
}

/// One point of the edge of an area.
public struct AreaMark: ChartContent {
  /// It has none.
  public typealias Body = Never
  /// The marks it draws.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]

  /// An area from zero to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    _marks = [.make(.area, x, y, stacking: stacking)]
  }

  /// An area of a series from zero to a value.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    _marks = [.make(.area, x, y, series: series.name, stacking: stacking)]
  }

  /// An area between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    _marks = [.make(.area, x, yStart, yEnd: yEnd.start)]
  }

  /// An area of a series between two values.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    _marks = [.make(.area, x, yStart, yEnd: yEnd.start, series: series.name)]
  }
}

/// A line across the chart.
public struct RuleMark: ChartContent {
  /// It has none.
  public typealias Body = Never
  /// The marks it draws.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]

  /// A line from bottom to top. Where it begins and ends in points is left to the renderer.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    _marks = [.make(.rule, x, nil as PlottableValue<Int>?)]
  }

  /// A line from left to right. Where it begins and ends in points is left to the renderer.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>
  ) {
    _marks = [.make(.rule, nil as PlottableValue<Int>?, y)]
  }

  /// A line between two values, from bottom to top.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    _marks = [.make(.rule, x, yStart, yEnd: yEnd.start)]
  }

  /// A line between two values, from left to right.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>
  ) {
    _marks = [.make(.rule, xStart, y, xEnd: xEnd.start)]
  }
}

/// A rectangle.
public struct RectangleMark: ChartContent {
  /// It has none.
  public typealias Body = Never
  /// The marks it draws.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]

  /// A rectangle at two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    _marks = [.make(.rectangle, x, y, width: width.points)]
  }

  /// A rectangle between values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    _marks = [.make(.rectangle, xStart, yStart, xEnd: xEnd.start, yEnd: yEnd.start)]
  }

  /// A rectangle between two values, from bottom to top.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    _marks = [.make(.rectangle, x, yStart, yEnd: yEnd.start, width: width.points)]
  }

  /// A rectangle between two values, from left to right.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    _marks = [.make(.rectangle, xStart, y, xEnd: xEnd.start, width: height.points)]
  }

  /// A rectangle between two values, over the whole height.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    _marks = [.make(.rectangle, xStart, nil as PlottableValue<Int>?, xEnd: xEnd.start)]
  }

  /// A rectangle between two values, over the whole width.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    _marks = [.make(.rectangle, nil as PlottableValue<Int>?, yStart, yEnd: yEnd.start)]
  }
}

/// A piece of a pie or a ring.
public struct SectorMark: ChartContent {
  /// It has none.
  public typealias Body = Never
  /// The marks it draws.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]

  /// A piece as large as a value.
  ///
  /// - Parameters:
  ///   - angle: How large it is.
  ///   - innerRadius: Where it begins, from the middle.
  ///   - outerRadius: Where it ends; the renderer draws it to the edge.
  ///   - angularInset: Points between pieces; the renderer chooses them.
  public init<V: Plottable>(
    angle: PlottableValue<V>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) {
    var mark = ChartMark.make(.sector, angle, nil as PlottableValue<Int>?)
    mark.innerRadius = innerRadius.fraction ?? 0
    _marks = [mark]
  }
}

/// How large a mark is.
public struct MarkDimension: Hashable, Sendable, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  var points: CGFloat?
  var fraction: CGFloat?

  /// As large as there is room for.
  public static let automatic = MarkDimension()
  /// Points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(points: value) }
  /// A share, 0 to 1, of the room.
  public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(fraction: value) }
  /// The room without some points at each side; the renderer chooses them.
  public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension() }

  init(points: CGFloat? = nil, fraction: CGFloat? = nil) {
    self.points = points
    self.fraction = fraction
  }

  /// Points.
  public init(integerLiteral value: Int) { points = CGFloat(value) }

  /// Points.
  public init(floatLiteral value: Double) { points = value }
}

/// What becomes of several marks at one place.
public struct MarkStackingMethod: Hashable, Sendable {
  let isStacked: Bool
  /// One stands on the other.
  public static let standard = MarkStackingMethod(isStacked: true)
  /// One stands on the other, all of them as high as the chart; drawn as they are.
  public static let normalized = MarkStackingMethod(isStacked: true)
  /// One stands on the other, around the middle; drawn from the bottom.
  public static let center = MarkStackingMethod(isStacked: true)
  /// One is in front of the other.
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
    width: CGFloat? = nil,
    stacking: MarkStackingMethod = .standard
  ) -> ChartMark {
    var mark = ChartMark(kind, x: x?.start, y: y?.start, series: series)
    mark.xEnd = xEnd ?? x?.end
    mark.yEnd = yEnd ?? y?.end
    mark.xLabel = x?.label
    mark.yLabel = y?.label
    mark.width = width
    mark.isStacked = stacking.isStacked
    return mark
  }
}
