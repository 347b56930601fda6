public import Foundation

/// A line across the chart.
public struct RuleMark: ChartContent {
  /// There is no body.
  public typealias Body = Never
  /// The marks, for renderers.
  @_documentation(visibility: internal)
  public let _marks: [ChartMark]

  /// Makes a line from bottom to top.
  ///
  /// - Parameters:
  ///   - x: The place along the horizontal axis.
  ///   - yStart: No effect here: the line begins at the edge.
  ///   - yEnd: No effect here: the line ends at the edge.
  public init<X: Plottable>(
    x: PlottableValue<X>,
    yStart: CGFloat? = nil,
    yEnd: CGFloat? = nil
  ) {
    _marks = [.make(.rule, x, nil as PlottableValue<Int>?)]
  }

  /// Makes a line from left to right.
  ///
  /// - Parameters:
  ///   - xStart: No effect here: the line begins at the edge.
  ///   - xEnd: No effect here: the line ends at the edge.
  ///   - y: The place along the vertical axis.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil,
    xEnd: CGFloat? = nil,
    y: PlottableValue<Y>
  ) {
    _marks = [.make(.rule, nil as PlottableValue<Int>?, y)]
  }

  /// Makes a line between two values, from bottom to top.
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
    _marks = [.make(.rule, x, yStart, yEnd: yEnd.start)]
  }

  /// Makes a line between two values, from left to right.
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
    _marks = [.make(.rule, xStart, y, xEnd: xEnd.start)]
  }
}
