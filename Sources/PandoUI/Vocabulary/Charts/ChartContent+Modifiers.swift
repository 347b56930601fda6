public import Foundation

extension ChartContent {
  func changing(_ change: (inout ChartMark) -> Void) -> _ChartMarks {
    _ChartMarks(
      _marks: _marks.map {
        var mark = $0
        change(&mark)
        return mark
      }
    )
  }

  /// Sets the paint of the marks.
  ///
  /// - Parameter style: The paint, unless a mark has one of its own.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changing { $0.paint = $0.paint ?? style._paint() }
  }

  /// Puts the marks into a series. Each series has a colour.
  ///
  /// - Parameter value: The value whose words name the series, unless a mark has one.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.series = $0.series ?? value.name }
  }

  /// Puts the marks into a series whose bars stand beside those of other series.
  ///
  /// - Parameters:
  ///   - value: The value whose words name the place of the bars, and the series, unless a mark has
  ///     one.
  ///   - axis: No effect here.
  ///   - span: No effect here: renderers choose the width.
  public func position<P: Plottable>(
    by value: PlottableValue<P>,
    axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some ChartContent {
    changing {
      $0.series = $0.series ?? value.name
      $0.place = $0.place ?? value.name
      $0.isStacked = false
    }
  }

  /// Makes the marks translucent.
  ///
  /// - Parameter opacity: From 0 for clear to 1 for opaque, multiplied with opacities further in.
  public func opacity(_ opacity: Double) -> some ChartContent {
    changing { $0.opacity *= opacity }
  }

  /// Rounds the corners of the marks.
  ///
  /// - Parameters:
  ///   - radius: The radius in points; the browser draws square corners.
  ///   - style: No effect here.
  public func cornerRadius(
    _ radius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changing { $0.cornerRadius = radius }
  }

  /// Sets the stroke of lines.
  ///
  /// - Parameter style: The stroke, of which the width and the dashes count, in points.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing {
      $0.width = style.lineWidth
      $0.dash = style.dash
    }
  }

  /// Puts the marks into a series. The lines of all series have one stroke.
  ///
  /// - Parameter value: The value whose words name the series, unless a mark has one.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.series = $0.series ?? value.name }
  }

  /// Sets how the points of lines and areas are joined.
  ///
  /// - Parameter method: The curve; a line or an area uses that of its first point.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { $0.interpolation = method.interpolation }
  }

  /// Sets the symbol at each mark.
  ///
  /// - Parameter symbol: The symbol; the browser draws squares as squares and all others as
  ///   circles.
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
    changing { $0.symbol = symbol.symbol }
  }

  /// Puts the marks into a series, with a circle at each mark.
  ///
  /// - Parameter value: The value whose words name the series, unless a mark has one.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing {
      $0.series = $0.series ?? value.name
      $0.symbol = $0.symbol ?? .circle
    }
  }

  /// Sets the size of point marks by area.
  ///
  /// - Parameter size: The area in square points; the symbol is as wide as its square root.
  public func symbolSize(_ size: CGFloat) -> some ChartContent {
    changing { if $0.kind == .point { $0.width = size.squareRoot() } }
  }

  /// Sets the size of point marks.
  ///
  /// - Parameter size: The size in points, of which only the width counts.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    changing { if $0.kind == .point { $0.width = size.width } }
  }

  /// Clips the marks to a shape. Bars have round corners where the shape has.
  ///
  /// - Parameters:
  ///   - shape: The shape, of which the radius of the corners counts.
  ///   - style: No effect here.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some ChartContent {
    let radius: CGFloat? =
      switch shape.outline.kind {
      case .rounded(let radii, _): radii.topLeading
      case .capsule, .circle, .ellipse: 1000
      default: nil
      }
    return changing { if let radius { $0.cornerRadius = radius } }
  }

  /// Gives the marks a label. Only the words of a ``Text`` are used.
  ///
  /// - Parameters:
  ///   - position: No effect here: renderers place the label.
  ///   - alignment: No effect here: renderers place the label.
  ///   - spacing: No effect here: renderers place the label.
  ///   - content: Builds the label, called once, at once; the browser does not draw it.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let words = (content() as? Text)?.words
    return changing { $0.label = words ?? $0.label }
  }

  /// Gives the marks a label. Only the words of a ``Text`` are used.
  ///
  /// - Parameters:
  ///   - position: No effect here: renderers place the label.
  ///   - alignment: No effect here: renderers place the label.
  ///   - spacing: No effect here: renderers place the label.
  ///   - overflowResolution: No effect here: renderers place the label.
  ///   - content: Builds the label, called once, at once; the browser does not draw it.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }
}

/// What becomes of a label that has no room. Renderers place labels where there is room.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What becomes of a label in one direction.
  public struct Strategy: Hashable, Sendable {
    private let name: String

    /// As the platform has it.
    public static let automatic = Strategy(name: "automatic")
    /// It is moved to where there is room.
    public static let fit = Strategy(name: "fit")
    /// There is more room around the marks.
    public static let padScale = Strategy(name: "padScale")
    /// It reaches over the edge.
    public static let disabled = Strategy(name: "disabled")

    /// It is moved to where there is room.
    ///
    /// - Parameter boundary: What has the room.
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }

  /// What has room for a label.
  public struct Boundary: Hashable, Sendable {
    private let name: String

    /// As the platform has it.
    public static let automatic = Boundary(name: "automatic")
    /// The marks and their surroundings.
    public static let plot = Boundary(name: "plot")
    /// The chart.
    public static let chart = Boundary(name: "chart")
  }

  /// What becomes of it in the horizontal direction.
  public var x: Strategy
  /// What becomes of it in the vertical direction.
  public var y: Strategy

  /// Says what becomes of a label that has no room.
  ///
  /// - Parameters:
  ///   - x: What becomes of it in the horizontal direction.
  ///   - y: What becomes of it in the vertical direction.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// As the platform has it.
  public static let automatic = AnnotationOverflowResolution()
}

/// The curve through the points of a line.
public struct InterpolationMethod: Hashable, Sendable {
  let interpolation: ChartMark.Interpolation
  /// Straight lines.
  public static let linear = InterpolationMethod(interpolation: .linear)
  /// Curves that rise and fall only as the points do.
  public static let monotone = InterpolationMethod(interpolation: .monotone)
  /// Curves through the points.
  public static let cardinal = InterpolationMethod(interpolation: .cardinal)
  /// Curves through the points with a tension.
  ///
  /// - Parameter tension: No effect here.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
  /// Curves through the points.
  public static let catmullRom = InterpolationMethod(interpolation: .catmullRom)
  /// Curves through the points with a parameter.
  ///
  /// - Parameter alpha: No effect here.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
  /// Steps at the beginning.
  public static let stepStart = InterpolationMethod(interpolation: .stepStart)
  /// Steps in the middle.
  public static let stepCenter = InterpolationMethod(interpolation: .stepCenter)
  /// Steps at the end.
  public static let stepEnd = InterpolationMethod(interpolation: .stepEnd)
}

extension InterpolationMethod: CustomStringConvertible {
  /// The name of the curve.
  public var description: String { "\(interpolation)" }
}

/// The symbol at a mark.
public struct BasicChartSymbolShape: Hashable, Sendable {
  let symbol: ChartMark.Symbol
  /// ●
  public static let circle = BasicChartSymbolShape(symbol: .circle)
  /// ■
  public static let square = BasicChartSymbolShape(symbol: .square)
  /// ▲
  public static let triangle = BasicChartSymbolShape(symbol: .triangle)
  /// ◆
  public static let diamond = BasicChartSymbolShape(symbol: .diamond)
  /// ⬟
  public static let pentagon = BasicChartSymbolShape(symbol: .pentagon)
  /// +
  public static let plus = BasicChartSymbolShape(symbol: .plus)
  /// ×
  public static let cross = BasicChartSymbolShape(symbol: .cross)
  /// ∗
  public static let asterisk = BasicChartSymbolShape(symbol: .asterisk)

  /// The symbol with a border alone. Here it stays filled.
  ///
  /// - Parameter lineWidth: No effect here.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape { self }
}

/// The place of a label at a mark or an axis.
public struct AnnotationPosition: Hashable, Sendable {
  let name: String
  /// Where there is room.
  public static let automatic = AnnotationPosition(name: "automatic")
  /// In front of the mark.
  public static let overlay = AnnotationPosition(name: "overlay")
  /// Above.
  public static let top = AnnotationPosition(name: "top")
  /// Below.
  public static let bottom = AnnotationPosition(name: "bottom")
  /// At the leading side.
  public static let leading = AnnotationPosition(name: "leading")
  /// At the trailing side.
  public static let trailing = AnnotationPosition(name: "trailing")
  /// Above, at the leading side.
  public static let topLeading = AnnotationPosition(name: "topLeading")
  /// Above, at the trailing side.
  public static let topTrailing = AnnotationPosition(name: "topTrailing")
  /// Below, at the leading side.
  public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
  /// Below, at the trailing side.
  public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
}
