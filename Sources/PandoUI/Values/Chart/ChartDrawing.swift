public import Foundation

/// The marks and axes of a chart.
public struct ChartDrawing: Hashable, Sendable {
  /// A position along an axis.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)
  }

  /// One of the two axes.
  public struct Axis: Hashable, Sendable {
    /// Whether the axis has no ticks and no values.
    public var isHidden: Bool
    /// The label of the axis; nil if it has none.
    public var label: String?
    /// Where the label stands, by the name of an alignment; nil for the default.
    package var labelPlace: String?
    /// The font of the label of the axis; nil for that of all labels.
    package var labelFont: Font?
    /// The paint of the label of the axis; nil for that of all labels.
    package var labelPaint: Paint?
    /// The first and the last value, or all categories; nil to fit the marks.
    public var domain: [Value]?
    /// Whether an axis that fits the marks includes 0; nil if the marks decide: bars and areas
    /// begin at 0.
    public var includesZero: Bool?
    /// Whether the axis runs from its end to its beginning.
    public var isReversed = false
    /// Whether equal distances multiply by equal factors.
    public var isLogarithmic = false
    /// Whether numbers are parts of a whole, written as percentages.
    package var isPercent = false

    /// The room before the first value, in points: at the left side, or at the lower one.
    package var startPadding = 0.0
    /// The room behind the last value, in points.
    package var endPadding = 0.0

    /// The ticks of the axis, in place of those that renderers choose; nil if the application sets
    /// none.
    public var ticks: [Tick]?
    /// Whether the labels are at the trailing side, or above; nil for all but categories, and below.
    /// Ticks may have a side of their own.
    public var isAtEnd: Bool?
    /// Makes an axis; by default it fits the marks.
    ///
    /// - Parameters:
    ///   - isHidden: Whether the axis has no ticks and no values.
    ///   - label: The label of the axis; nil if it has none.
    ///   - domain: The first and the last value, or all categories; nil to fit the marks.
    public init(isHidden: Bool = false, label: String? = nil, domain: [Value]? = nil) {
      self.isHidden = isHidden
      self.label = label
      self.domain = domain
    }
  }

  /// The marks, in order.
  public var marks: [ChartMark]
  /// The horizontal axis.
  public var xAxis: Axis
  /// The vertical axis.
  public var yAxis: Axis
  /// Whether a legend names the series; it needs two series at least.
  public var showsLegend: Bool
  /// The series that stand first in the legend, in their order; the others follow in the order in which they appear.
  package var seriesOrder: [String] = []
  /// Where the legend is.
  package var legend = ChartLegendPlace()
  /// Whether the leading side is the right one. The horizontal axis is reversed then.
  package var isMirrored = false
  /// The part of a scrolling drawing that is visible at once; nil if the drawing does not scroll.
  package var viewport: Viewport?
  /// How numbers and dates are written; nil for the program's own locale.
  public var locale: Locale?
  /// The time zone in which days begin; nil for the program's own.
  public var timeZone: TimeZone?

  /// Makes a drawing.
  ///
  /// - Parameters:
  ///   - marks: The marks, in order.
  ///   - xAxis: The horizontal axis.
  ///   - yAxis: The vertical axis.
  ///   - showsLegend: Whether a legend names the series; it needs two series at least.
  public init(
    marks: [ChartMark] = [],
    xAxis: Axis = Axis(),
    yAxis: Axis = Axis(),
    showsLegend: Bool = true
  ) {
    self.marks = marks
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.showsLegend = showsLegend
  }
}
