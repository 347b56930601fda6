public import Foundation

extension ChartContent {
  private func changing(_ change: (inout ChartMark) -> Void) -> _ChartMarks {
    _ChartMarks(
      _marks: _marks.map {
        var mark = $0
        change(&mark)
        return mark
      }
    )
  }

  /// Sets what the marks are drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changing { $0.paint = $0.paint ?? style._paint() }
  }

  /// Puts the marks into a series, each of which has a colour.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.series = $0.series ?? value.name }
  }

  /// Puts the marks into a series that stands beside the others, not on them.
  public func position<P: Plottable>(
    by value: PlottableValue<P>,
    axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some ChartContent {
    changing {
      $0.series = $0.series ?? value.name
      $0.isStacked = false
    }
  }

  /// Lets what is behind the marks through: 0 is clear, 1 lets nothing through.
  public func opacity(_ opacity: Double) -> some ChartContent {
    changing { $0.opacity *= opacity }
  }

  /// Rounds the corners of the marks, in points.
  public func cornerRadius(
    _ radius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changing { $0.cornerRadius = radius }
  }

  /// Sets how lines are drawn.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing {
      $0.width = style.lineWidth
      $0.dash = style.dash
    }
  }

  /// Puts the marks into a series. All lines are drawn in one way.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing { $0.series = $0.series ?? value.name }
  }

  /// Sets how the points of lines and areas are joined.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { $0.interpolation = method.interpolation }
  }

  /// Sets the sign at each mark.
  public func symbol(_ symbol: BasicChartSymbolShape) -> some ChartContent {
    changing { $0.symbol = symbol.symbol }
  }

  /// Puts the marks into a series. The sign at each mark is a circle.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changing {
      $0.series = $0.series ?? value.name
      $0.symbol = $0.symbol ?? .circle
    }
  }

  /// Sets how large the sign at each mark is, as its area in square points.
  public func symbolSize(_ size: CGFloat) -> some ChartContent {
    changing { if $0.kind == .point { $0.width = size.squareRoot() } }
  }

  /// Sets how large the sign at each mark is, in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    changing { if $0.kind == .point { $0.width = size.width } }
  }

  /// Writes words at the marks. Of other views than ``Text``, nothing is drawn.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let words = (content() as? Text)?.words
    return changing { $0.label = words ?? $0.label }
  }
}

/// How the points of lines and areas are joined.
public struct InterpolationMethod: Hashable, Sendable {
  let interpolation: ChartMark.Interpolation
  /// By straight lines.
  public static let linear = InterpolationMethod(interpolation: .linear)
  /// By curves that rise and fall only as the points do.
  public static let monotone = InterpolationMethod(interpolation: .monotone)
  /// By curves through the points.
  public static let cardinal = InterpolationMethod(interpolation: .cardinal)
  /// By curves through the points, tighter or looser; drawn as usual.
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { .cardinal }
  /// By curves through the points.
  public static let catmullRom = InterpolationMethod(interpolation: .catmullRom)
  /// By curves through the points, tighter or looser; drawn as usual.
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { .catmullRom }
  /// By steps at the beginning.
  public static let stepStart = InterpolationMethod(interpolation: .stepStart)
  /// By steps in the middle.
  public static let stepCenter = InterpolationMethod(interpolation: .stepCenter)
  /// By steps at the end.
  public static let stepEnd = InterpolationMethod(interpolation: .stepEnd)
}

/// The sign at a mark.
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

  /// Drawn as it is.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape { self }
}

/// Where words stand at a mark or an axis.
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
