public import Foundation

/// One mark of a chart.
public struct ChartMark: Hashable, Sendable {
  /// The form of a mark.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case bar, line, point, area, rule, rectangle, sector
  }

  /// The way in which the points of a line are joined.
  public enum Interpolation: String, CaseIterable, Hashable, Sendable {
    case linear, monotone, cardinal, catmullRom, stepStart, stepCenter, stepEnd
  }

  /// The symbol at a point.
  public enum Symbol: String, CaseIterable, Hashable, Sendable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  /// A way to stack marks at one place.
  package enum Stacking: Hashable, Sendable {
    /// Each mark begins at the end of the mark before.
    case standard
    /// The same, with the lengths scaled so that their sum is 1.
    case normalized
    /// The same, moved so that half of the stack is below zero.
    case center
  }

  /// Two numbers along an axis.
  package struct Span: Hashable, Sendable {
    package var start: Double
    package var end: Double

    package init(start: Double, end: Double) {
      (self.start, self.end) = (start, end)
    }
  }

  /// Whether the mark is a bar whose base is on the vertical axis.
  package var isHorizontalBar: Bool {
    guard kind == .bar else { return false }
    if case .category? = y { return true }
    return spansHorizontally
  }

  /// The values of the mark along an axis.
  func places(isHorizontal: Bool, hasHorizontalBars: Bool) -> [ChartDrawing.Value] {
    if let stack, isHorizontal == hasHorizontalBars {
      return [.number(stack.start), .number(stack.end)]
    }
    return (isHorizontal ? [x, xEnd, xUnitEnd] : [y, yEnd, yUnitEnd]).compactMap { $0 }
  }

  /// The form of the mark.
  public var kind: Kind
  /// The position along the horizontal axis; the size of a sector.
  public var x: ChartDrawing.Value?
  /// The position along the vertical axis.
  public var y: ChartDrawing.Value?
  /// The end of a range along the horizontal axis.
  public var xEnd: ChartDrawing.Value?
  /// The end of a range along the vertical axis.
  public var yEnd: ChartDrawing.Value?
  /// The end of the unit of the calendar that `x` stands for; nil if it stands for none.
  package var xUnitEnd: ChartDrawing.Value?
  /// The end of the unit of the calendar that `y` stands for; nil if it stands for none.
  package var yUnitEnd: ChartDrawing.Value?
  /// The name of the quantity `x`.
  public var xLabel: String?
  /// The name of the quantity `y`.
  public var yLabel: String?
  /// The series of the mark.
  public var series: String?
  /// The number that gives the series its name; nil if the name is not a number.
  public var seriesNumber: Double?
  /// The paint of the mark; nil for the colour of its series.
  public var paint: Paint?
  /// The words of the view at the mark.
  public var label: String?
  /// The width of a line or a point, in points; nil for the default. Browsers choose that of bars.
  public var width: CGFloat?
  /// The symbol at the mark; nil for the default, which is a circle at points and nothing at lines.
  public var symbol: Symbol?
  /// The width of the line around a symbol that is not filled, in points; nil for one that is.
  public var symbolStroke: CGFloat?
  /// The value that chooses the symbol; nil if none does.
  public var symbolName: String?
  /// The width of the symbol in points; nil for the default.
  public var symbolSize: CGFloat?
  /// The data of the SVG path of a symbol of the application's own, in a square of 100 around 0, 0.
  package var symbolPath: String?
  /// The rank in depth: marks of a higher one are in front.
  package var zIndex = 0.0
  /// How far the mark is moved from the place of its values, in points.
  package var offset = CGSize.zero
  /// The value that chooses the size of the symbol; nil if none does.
  package var symbolSizeValue: ChartDrawing.Value?
  /// The value that chooses the stroke of a line; nil if none does.
  package var strokeName: String?
  /// The way in which the points of a line are joined.
  public var interpolation: Interpolation
  /// The radius of the corners of bars, in points.
  public var cornerRadius: CGFloat
  /// The opacity: 0 is clear, 1 is opaque.
  public var opacity: Double
  /// The lengths of dashes and gaps of a line in turn, in points.
  public var dash: [CGFloat]
  /// The distance of a sector from the center, as a fraction of the radius from 0 to 1.
  public var innerRadius: CGFloat
  /// Whether bars at one position are stacked.
  public var isStacked: Bool
  /// The name of the bar's place beside the other bars of its band; nil for the whole band.
  public var place: String?
  /// The rectangles and bars within which the mark is drawn; nil for everywhere. Sectors are drawn
  /// in whole.
  public var mask: [ChartMark]?
  /// The width of a bar as a part of its band; nil for the default.
  package var widthShare: CGFloat?
  /// How far a bar ends before the ends of its band, in points; nil for the default.
  package var widthInset: CGFloat?
  /// How the mark stands on others of its kind.
  package var stacking = Stacking.standard
  /// Whether the bar is horizontal although its base is not a category: it begins and ends along the
  /// horizontal axis.
  package var spansHorizontally = false
  /// The ends of the mark in its stack; nil where renderers compute them.
  package var stack: Span?
  /// The radius of a sector as a part of that of the chart, from 0 to 1.
  package var outerRadius: CGFloat = 1
  /// Half of the gap between a sector and the next, in points; nil for the default.
  package var angularInset: CGFloat?
  /// The radius of the blur, in points.
  package var blur: CGFloat = 0
  /// The shadow of the mark; nil for none.
  package var shadow: Shadow?
  /// Whether a gradient goes over the whole plot in place of the mark.
  package var isPaintedOverPlot = false
  /// Whether a view stands in place of the symbol.
  package var hasViewAsSymbol = false
  /// Whether the mark is a point of the line or the area of a function, which ends with the domains.
  var isOfFunction = false
  /// What screen readers read for the mark.
  package var speech = ChartMarkSpeech()
  /// The views at the mark.
  package var annotations: [ChartAnnotation] = []

  /// Makes a mark. Its other properties are set afterwards.
  ///
  /// - Parameters:
  ///   - kind: The form of the mark.
  ///   - x: The position along the horizontal axis; the size of a sector.
  ///   - y: The position along the vertical axis.
  ///   - series: The series of the mark; nil for none.
  ///   - paint: The paint of the mark; nil for the colour of its series.
  ///   - label: The words of the view at the mark.
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
