public import Foundation

/// What a chart draws.
public struct ChartDrawing: Hashable, Sendable {
  /// A place along an axis.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)
  }

  /// One of the two axes.
  public struct Axis: Hashable, Sendable {
    /// Whether it is not shown.
    public var isHidden: Bool
    /// Its words; nil if it has none.
    public var label: String?
    /// The values where it begins and ends, or all its categories; nil to fit the marks.
    public var domain: [Value]?

    /// Makes an axis; by default one that fits the marks.
    public init(isHidden: Bool = false, label: String? = nil, domain: [Value]? = nil) {
      self.isHidden = isHidden
      self.label = label
      self.domain = domain
    }
  }

  /// What is drawn, in order.
  public var marks: [ChartMark]
  /// The horizontal axis.
  public var xAxis: Axis
  /// The vertical axis.
  public var yAxis: Axis
  /// Whether the series are explained.
  public var showsLegend: Bool

  /// Makes a drawing.
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
