public import Foundation

/// A grid line across the chart.
public struct AxisGridLine: AxisMark {
  let line: ChartDrawing.Tick.Line

  /// Makes a grid line.
  ///
  /// - Parameters:
  ///   - centered: Whether the line is in the middle between the value and the next marked one, or in the middle of a category;
  ///     false for the value itself, or the beginning of a category. Nil is the value, or the middle of a category.
  ///   - stroke: The width and the dashes of the line; nil for an unbroken one.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    var line = ChartDrawing.Tick.Line(stroke: stroke ?? StrokeStyle())
    line.isCentered = centered
    self.line = line
  }

  /// Adds the mark to those at a value.
  @_documentation(visibility: internal)
  public func _draw(_ tick: inout ChartDrawing.Tick, at value: AxisValue) {
    tick.line = line
  }
}

/// A short line between the plot and the labels of an axis.
public struct AxisTick: AxisMark {
  /// The length of a tick.
  public struct Length: Hashable, Sendable {
    let length: ChartDrawing.Tick.Mark.Length?
    /// As the renderer chooses.
    public static let automatic = Length(length: nil)
    /// As long as the labels.
    public static let label = label(extendPastBy: 0)
    /// As long as the longest label.
    public static let longestLabel = label(extendPastBy: 0)

    /// A little longer than the labels.
    ///
    /// - Parameter extendPastBy: How much longer, in points.
    public static func label(extendPastBy: CGFloat) -> Length {
      Length(length: .label(extending: Double(extendPastBy)))
    }

    /// A little longer than the longest label.
    ///
    /// - Parameter extendPastBy: How much longer, in points.
    public static func longestLabel(extendPastBy: CGFloat) -> Length {
      label(extendPastBy: extendPastBy)
    }
  }

  let mark: ChartDrawing.Tick.Mark

  private init(
    _ length: ChartDrawing.Tick.Mark.Length?,
    isCentered: Bool?,
    _ stroke: StrokeStyle?
  ) {
    var mark = ChartDrawing.Tick.Mark(width: stroke?.lineWidth ?? 1)
    mark.length = length
    mark.isCentered = isCentered
    self.mark = mark
  }

  /// Makes a tick.
  ///
  /// - Parameters:
  ///   - centered: Whether the tick is in the middle between the value and the next marked one, or in the middle of a
  ///     category; false for the value itself, or the beginning of a category. Nil is the value, or the middle of a category.
  ///   - length: The length.
  ///   - stroke: The width of the tick; nil for a thin one. Dashes have no effect.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    self.init(length.length, isCentered: centered, stroke)
  }

  /// Makes a tick.
  ///
  /// - Parameters:
  ///   - centered: Whether the tick is in the middle between the value and the next marked one, or in the middle of a
  ///     category; false for the value itself, or the beginning of a category. Nil is the value, or the middle of a category.
  ///   - length: The length, in points.
  ///   - stroke: The width of the tick; nil for a thin one. Dashes have no effect.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(.points(Double(length)), isCentered: centered, stroke)
  }

  /// Adds the mark to those at a value.
  @_documentation(visibility: internal)
  public func _draw(_ tick: inout ChartDrawing.Tick, at value: AxisValue) {
    tick.mark = mark
  }
}

/// Several marks.
public struct AxisMarkGroup: AxisMark {
  let marks: [any AxisMark]

  /// Adds the marks to those at a value.
  @_documentation(visibility: internal)
  public func _draw(_ tick: inout ChartDrawing.Tick, at value: AxisValue) {
    for mark in marks { mark._draw(&tick, at: value) }
  }
}

/// A mark with a paint of its own.
struct PaintedAxisMark<Base: AxisMark>: AxisMark {
  let base: Base
  var paint: Paint?
  var font: Font?

  func _draw(_ tick: inout ChartDrawing.Tick, at value: AxisValue) {
    var own = ChartDrawing.Tick(tick.value)
    base._draw(&own, at: value)
    if var line = own.line {
      line.paint = line.paint ?? paint
      tick.line = line
    }
    if var label = own.label {
      label.paint = label.paint ?? paint
      label.font = label.font ?? font
      tick.label = label
    }
    if var mark = own.mark {
      mark.paint = mark.paint ?? paint
      tick.mark = mark
    }
  }
}

extension AxisMark {
  /// Sets the paint of the mark.
  ///
  /// - Parameter style: The paint, unless the mark has one of its own.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    PaintedAxisMark(base: self, paint: style._paint())
  }

  /// Sets the font of the label.
  ///
  /// - Parameter font: The font, unless the label has one of its own; nil for that of the chart.
  public func font(_ font: Font?) -> some AxisMark {
    PaintedAxisMark(base: self, font: font)
  }
}
