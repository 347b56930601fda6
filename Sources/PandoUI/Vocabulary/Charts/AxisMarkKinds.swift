public import Foundation

/// A grid line across the chart.
public struct AxisGridLine: AxisMark {
  let stroke: StrokeStyle?

  /// Makes a grid line.
  ///
  /// - Parameters:
  ///   - centered: No effect here: the line is at the value, and in the middle of a band.
  ///   - stroke: The width and the dashes of the line; nil for a whole one.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    self.stroke = stroke
  }

  /// Adds the mark to those at a value.
  @_documentation(visibility: internal)
  public func _draw(_ tick: inout ChartDrawing.Tick, at value: AxisValue) {
    tick.line = stroke ?? StrokeStyle()
  }
}

/// A tick at an axis.
public struct AxisTick: AxisMark {
  /// The length of a tick.
  public struct Length: Hashable, Sendable {
    /// As the renderer has it.
    public static let automatic = Length()
    /// As long as a label.
    public static let label = Length()
    /// As long as the longest label.
    public static let longestLabel = Length()

    /// A little longer than a label.
    ///
    /// - Parameter extendPastBy: No effect here: ticks are short.
    public static func label(extendPastBy: CGFloat) -> Length { .label }

    /// A little longer than the longest label.
    ///
    /// - Parameter extendPastBy: No effect here: ticks are short.
    public static func longestLabel(extendPastBy: CGFloat) -> Length { .longestLabel }
  }

  /// Makes a tick.
  ///
  /// - Parameters:
  ///   - centered: No effect here: the tick is at the value.
  ///   - length: No effect here: ticks are short.
  ///   - stroke: No effect here: ticks are thin.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {}

  /// Makes a tick.
  ///
  /// - Parameters:
  ///   - centered: No effect here: the tick is at the value.
  ///   - length: No effect here: ticks are short.
  ///   - stroke: No effect here: ticks are thin.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {}

  /// Adds the mark to those at a value.
  @_documentation(visibility: internal)
  public func _draw(_ tick: inout ChartDrawing.Tick, at value: AxisValue) {
    tick.hasTick = true
  }
}

/// A label at an axis. Of a view the words are drawn, in the font and the colour of its first text.
public struct AxisValueLabel: AxisMark {
  let words: (AxisValue) -> ChartDrawing.TickLabel?
  /// The attributes of the first text of a view.
  private var looks = Attributes()

  private init(words: @escaping (AxisValue) -> ChartDrawing.TickLabel?) {
    self.words = words
  }

  /// Makes a label with the value.
  ///
  /// - Parameters:
  ///   - centered: No effect here: the label is at the value, and in the middle of a band.
  ///   - anchor: No effect here: renderers place the label.
  ///   - multiLabelAlignment: No effect here: each value has one label.
  ///   - collisionResolution: No effect here: renderers leave labels out that have no room.
  ///   - offsetsMarks: No effect here: renderers place the label.
  ///   - orientation: No effect here: words are written horizontally.
  ///   - horizontalSpacing: No effect here: renderers choose the distance from the axis.
  ///   - verticalSpacing: No effect here: renderers choose the distance from the axis.
  public init(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init { _ in .value }
  }

  /// Makes a label with the value in a format.
  ///
  /// - Parameters:
  ///   - format: The format; a value of another type is written plainly.
  ///   - centered: No effect here: the label is at the value, and in the middle of a band.
  ///   - anchor: No effect here: renderers place the label.
  ///   - multiLabelAlignment: No effect here: each value has one label.
  ///   - collisionResolution: No effect here: renderers leave labels out that have no room.
  ///   - offsetsMarks: No effect here: renderers place the label.
  ///   - orientation: No effect here: words are written horizontally.
  ///   - horizontalSpacing: No effect here: renderers choose the distance from the axis.
  ///   - verticalSpacing: No effect here: renderers choose the distance from the axis.
  public init<F: FormatStyle>(
    format: F,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where F.FormatOutput == String, F.FormatInput: Plottable {
    self.init { value in
      value.as(F.FormatInput.self).map { .words(format.format($0)) } ?? .value
    }
  }

  /// Makes a label with other words than the value.
  ///
  /// - Parameters:
  ///   - label: The words.
  ///   - centered: No effect here: the label is at the value, and in the middle of a band.
  ///   - anchor: No effect here: renderers place the label.
  ///   - multiLabelAlignment: No effect here: each value has one label.
  ///   - collisionResolution: No effect here: renderers leave labels out that have no room.
  ///   - offsetsMarks: No effect here: renderers place the label.
  ///   - orientation: No effect here: words are written horizontally.
  ///   - horizontalSpacing: No effect here: renderers choose the distance from the axis.
  ///   - verticalSpacing: No effect here: renderers choose the distance from the axis.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    let words = String(label)
    self.init { _ in .words(words) }
  }

  /// Makes a label with other words than the value.
  ///
  /// - Parameters:
  ///   - labelKey: The words, as a localization key.
  ///   - centered: No effect here: the label is at the value, and in the middle of a band.
  ///   - anchor: No effect here: renderers place the label.
  ///   - multiLabelAlignment: No effect here: each value has one label.
  ///   - collisionResolution: No effect here: renderers leave labels out that have no room.
  ///   - offsetsMarks: No effect here: renderers place the label.
  ///   - orientation: No effect here: words are written horizontally.
  ///   - horizontalSpacing: No effect here: renderers choose the distance from the axis.
  ///   - verticalSpacing: No effect here: renderers choose the distance from the axis.
  public init(
    _ labelKey: LocalizedStringKey,
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    let words = labelKey.text()
    self.init { _ in .words(words) }
  }

  /// Makes a label with a view.
  ///
  /// - Parameters:
  ///   - centered: No effect here: the label is at the value, and in the middle of a band.
  ///   - anchor: No effect here: renderers place the label.
  ///   - multiLabelAlignment: No effect here: each value has one label.
  ///   - collisionResolution: No effect here: renderers leave labels out that have no room.
  ///   - offsetsMarks: No effect here: renderers place the label.
  ///   - orientation: No effect here: words are written horizontally.
  ///   - horizontalSpacing: No effect here: renderers choose the distance from the axis.
  ///   - verticalSpacing: No effect here: renderers choose the distance from the axis.
  ///   - content: Makes the view, of which the words are drawn in the font and the colour of the first text.
  public init<Content: View>(
    centered: Bool? = nil,
    anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil,
    orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let view = content()
    let words = viewWords(view)
    self.init { _ in words.isEmpty ? nil : .words(words) }
    looks = MaskDrawing.firstText(of: view)
  }

  /// Adds the mark to those at a value.
  @_documentation(visibility: internal)
  public func _draw(_ tick: inout ChartDrawing.Tick, at value: AxisValue) {
    tick.label = words(value) ?? tick.label
    if case .font(let font)? = looks[.font] { tick.labelFont = font }
    if case .paint(let paint)? = looks[.foreground] { tick.labelPaint = paint }
  }
}

/// The direction in which a label is written.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  let name: String
  /// As the renderer chooses.
  public static let automatic = Self(name: "automatic")
  /// Horizontally.
  public static let horizontal = Self(name: "horizontal")
  /// Vertically.
  public static let vertical = Self(name: "vertical")
  /// Vertically, from the bottom.
  public static let verticalReversed = Self(name: "verticalReversed")
}

/// The treatment of labels that have no room beside each other. Here renderers always leave some
/// out.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  private let name: String
  /// As the renderer has it.
  public static let automatic = Self(name: "automatic")
  /// Labels without room are left out.
  public static let greedy = Self(name: "greedy")
  /// Labels without room are cut.
  public static let truncate = Self(name: "truncate")
  /// All are drawn.
  public static let disabled = Self(name: "disabled")

  /// Labels without room are left out.
  ///
  /// - Parameters:
  ///   - priority: No effect here: renderers choose which are left out.
  ///   - minimumSpacing: No effect here: renderers choose the distance.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> Self {
    .greedy
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
    if let line = own.line {
      tick.line = line
      tick.linePaint = own.linePaint ?? paint ?? tick.linePaint
    }
    if let label = own.label {
      tick.label = label
      tick.labelPaint = own.labelPaint ?? paint ?? tick.labelPaint
      tick.labelFont = own.labelFont ?? font ?? tick.labelFont
    }
    tick.hasTick = tick.hasTick || own.hasTick
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
