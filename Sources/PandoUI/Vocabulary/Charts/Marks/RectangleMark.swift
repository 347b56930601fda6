/// A rectangle.
public struct RectangleMark: ChartContent {
  /// There is no body.
  public typealias Body = Never
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]

  /// Makes a rectangle over the whole plot.
  public init() {
    _marks = [ChartMark(.rectangle, x: nil, y: nil)]
  }

  /// Makes a rectangle around two values.
  ///
  /// - Parameters:
  ///   - x: The place along the horizontal axis.
  ///   - y: The place along the vertical axis.
  ///   - width: The width in points; the browser chooses it.
  ///   - height: The height in points; the browser chooses it.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    y: PlottableValue<Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    _marks = [.make(.rectangle, x, y, width: width)]
  }

  /// Makes a rectangle between values.
  ///
  /// - Parameters:
  ///   - xStart: The leading end along the horizontal axis.
  ///   - xEnd: The trailing end along the horizontal axis.
  ///   - yStart: The lower end along the vertical axis.
  ///   - yEnd: The upper end along the vertical axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    _marks = [.make(.rectangle, xStart, yStart, xEnd: xEnd.start, yEnd: yEnd.start)]
  }

  /// Makes a rectangle between two values, from bottom to top.
  ///
  /// - Parameters:
  ///   - x: The place along the horizontal axis.
  ///   - yStart: The lower end along the vertical axis.
  ///   - yEnd: The upper end along the vertical axis.
  ///   - width: The width in points; the browser chooses it.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>,
    yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    _marks = [.make(.rectangle, x, yStart, yEnd: yEnd.start, width: width)]
  }

  /// Makes a rectangle between two values, from left to right.
  ///
  /// - Parameters:
  ///   - xStart: The leading end along the horizontal axis.
  ///   - xEnd: The trailing end along the horizontal axis.
  ///   - y: The place along the vertical axis.
  ///   - height: The height in points; the browser chooses it.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>,
    xEnd: PlottableValue<X>,
    y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    _marks = [.make(.rectangle, xStart, y, xEnd: xEnd.start, width: height)]
  }

  /// Makes a rectangle between two values of the horizontal axis.
  ///
  /// - Parameters:
  ///   - xStart: The leading end along the horizontal axis.
  ///   - xEnd: The trailing end along the horizontal axis.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    _marks = [.make(.rectangle, xStart, nil as PlottableValue<Int>?, xEnd: xEnd.start)]
  }

  /// Makes a rectangle between two values of the vertical axis.
  ///
  /// - Parameters:
  ///   - yStart: The lower end along the vertical axis.
  ///   - yEnd: The upper end along the vertical axis.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    _marks = [.make(.rectangle, nil as PlottableValue<Int>?, yStart, yEnd: yEnd.start)]
  }

  /// Makes a rectangle around a place along the horizontal axis, from the bottom to the top.
  ///
  /// - Parameters:
  ///   - x: The place along the horizontal axis.
  ///   - width: The width in points; the browser chooses it.
  public init<X: Plottable>(x: PlottableValue<X>, width: MarkDimension = .automatic) {
    _marks = [.make(.rectangle, x, nil as PlottableValue<Int>?, width: width)]
  }

  /// Makes a rectangle around a place along the vertical axis, from side to side.
  ///
  /// - Parameters:
  ///   - y: The place along the vertical axis.
  ///   - height: The height in points; the browser chooses it.
  public init<Y: Plottable>(y: PlottableValue<Y>, height: MarkDimension = .automatic) {
    _marks = [.make(.rectangle, nil as PlottableValue<Int>?, y, width: height)]
  }
}
