public import Foundation

/// One mark of a chart.
public struct ChartMark: Hashable, Sendable {
  /// What a mark looks like.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case bar, line, point, area, rule, rectangle, sector
  }

  /// How the points of a line are joined.
  public enum Interpolation: String, CaseIterable, Hashable, Sendable {
    case linear, monotone, cardinal, catmullRom, stepStart, stepCenter, stepEnd
  }

  /// The sign at a point.
  public enum Symbol: String, CaseIterable, Hashable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  /// What the mark looks like.
  public var kind: Kind
  /// Where it is along the horizontal axis; for a sector, how large it is.
  public var x: ChartDrawing.Value?
  /// Where it is along the vertical axis.
  public var y: ChartDrawing.Value?
  /// Where it ends along the horizontal axis, if it is a range.
  public var xEnd: ChartDrawing.Value?
  /// Where it ends along the vertical axis, if it is a range.
  public var yEnd: ChartDrawing.Value?
  /// The words for what `x` is.
  public var xLabel: String?
  /// The words for what `y` is.
  public var yLabel: String?
  /// The series it belongs to.
  public var series: String?
  /// What it is drawn with; nil for the colour of its series.
  public var paint: Paint?
  /// Words at the mark.
  public var label: String?
  /// How wide a bar or a line is, in points; nil for the default.
  public var width: CGFloat?
  /// The sign at the mark; nil for none, or a point's own.
  public var symbol: Symbol?
  /// How the points of a line are joined.
  public var interpolation: Interpolation
  /// How round its corners are, in points.
  public var cornerRadius: CGFloat
  /// 0 is clear, 1 lets nothing through.
  public var opacity: Double
  /// Lengths of dashes and gaps of a line, in points.
  public var dash: [CGFloat]
  /// How far a sector begins from the middle, 0 to 1.
  public var innerRadius: CGFloat
  /// Whether bars and areas at one place are drawn on top of each other.
  public var isStacked: Bool

  /// Makes a mark; the rest is set afterwards.
  public init(
    _ kind: Kind,
    x: ChartDrawing.Value? = nil,
    y: ChartDrawing.Value? = nil,
    series: String? = nil,
    paint: Paint? = nil,
    label: String? = nil
  ) {
    self.kind = kind
    self.x = x
    self.y = y
    self.series = series
    self.paint = paint
    self.label = label
    interpolation = .linear
    cornerRadius = 0
    opacity = 1
    dash = []
    innerRadius = 0
    isStacked = true
  }
}
