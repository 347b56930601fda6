public import Foundation

/// The content of an axis: groups of marks.
@MainActor @preconcurrency
public protocol AxisContent {
  /// The groups of marks, as the axis is drawn.
  @_documentation(visibility: internal)
  var _groups: [_AxisGroup] { get }
}

/// Marks of an axis at certain values.
@_documentation(visibility: internal)
public struct _AxisGroup {
  let isAtEnd: Bool?
  let placement: ChartDrawing.Tick.Placement
  let values: AxisMarkValues
  let content: (AxisValue) -> AxisMarkGroup
}

/// A mark at one value of an axis: a line, a tick or a label.
@MainActor @preconcurrency
public protocol AxisMark {
  /// Adds the mark to those at a value.
  @_documentation(visibility: internal)
  func _draw(_ tick: inout ChartDrawing.Tick, at value: AxisValue)
}

/// Lines, ticks and labels along an axis.
public struct AxisMarks: AxisContent {
  /// The groups of marks, as the axis is drawn.
  @_documentation(visibility: internal)
  public let _groups: [_AxisGroup]

  private init(
    _ preset: AxisMarkPreset,
    _ position: AxisMarkPosition,
    _ values: AxisMarkValues,
    _ content: @escaping (AxisValue) -> AxisMarkGroup
  ) {
    let isAtEnd = position == .automatic ? nil : position == .trailing || position == .top
    let group = _AxisGroup(
      isAtEnd: isAtEnd,
      placement: preset.placement,
      values: values,
      content: content
    )
    _groups = [group]
  }

  private static func plain(_ stroke: StrokeStyle?) -> (AxisValue) -> AxisMarkGroup {
    { _ in AxisMarkGroup(marks: [AxisGridLine(stroke: stroke), AxisTick(), AxisValueLabel()]) }
  }

  /// Makes a line and a label at each value.
  ///
  /// - Parameters:
  ///   - preset: The place of the labels: with `aligned` they stand within the ends of the axis, with `inset` in the plot.
  ///   - position: The side; `automatic` is the leading one for categories, and
  ///     else the trailing one; marks of the horizontal axis are below, or above with `top`.
  ///   - values: The values that are marked.
  ///   - stroke: The width and the dashes of the lines; nil for unbroken ones.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { self.init(preset, position, values, Self.plain(stroke)) }

  /// Makes a line and a label at each value, which is written in a format.
  ///
  /// - Parameters:
  ///   - format: The format of the labels.
  ///   - preset: The place of the labels: with `aligned` they stand within the ends of the axis, with `inset` in the plot.
  ///   - position: The side; `automatic` is the leading one for categories, and
  ///     else the trailing one; marks of the horizontal axis are below, or above with `top`.
  ///   - values: The values that are marked.
  ///   - stroke: The width and the dashes of the lines; nil for unbroken ones.
  public init<F: FormatStyle>(
    format: F,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) where F.FormatOutput == String, F.FormatInput: Plottable {
    self.init(preset, position, values) { _ in
      AxisMarkGroup(marks: [
        AxisGridLine(stroke: stroke), AxisTick(), AxisValueLabel(format: format),
      ])
    }
  }

  /// Makes a line and a label, which is written in a format, at each of some values.
  ///
  /// - Parameters:
  ///   - format: The format of the labels.
  ///   - preset: The place of the labels: with `aligned` they stand within the ends of the axis, with `inset` in the plot.
  ///   - position: The side; `automatic` is the leading one for categories, and
  ///     else the trailing one; marks of the horizontal axis are below, or above with `top`.
  ///   - values: The values that are marked.
  ///   - stroke: The width and the dashes of the lines; nil for unbroken ones.
  public init<F: FormatStyle, Value: Plottable>(
    format: F,
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) where F.FormatOutput == String, F.FormatInput == Value {
    self.init(
      format: format,
      preset: preset,
      position: position,
      values: .values(values.map(\._place)),
      stroke: stroke
    )
  }

  /// Makes a line and a label at each of some values.
  ///
  /// - Parameters:
  ///   - preset: The place of the labels: with `aligned` they stand within the ends of the axis, with `inset` in the plot.
  ///   - position: The side; `automatic` is the leading one for categories, and
  ///     else the trailing one; marks of the horizontal axis are below, or above with `top`.
  ///   - values: The values that are marked.
  ///   - stroke: The width and the dashes of the lines; nil for unbroken ones.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    stroke: StrokeStyle? = nil
  ) { self.init(preset, position, .values(values.map(\._place)), Self.plain(stroke)) }

  /// Makes marks at each value.
  ///
  /// - Parameters:
  ///   - preset: The place of the labels: with `aligned` they stand within the ends of the axis, with `inset` in the plot.
  ///   - position: The side; `automatic` is the leading one for categories, and
  ///     else the trailing one; marks of the horizontal axis are below, or above with `top`.
  ///   - values: The values that are marked.
  ///   - content: Makes the marks at a value, at each evaluation of the chart.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) { self.init(preset, position, values) { AxisMarkGroup(marks: [content($0)]) } }

  /// Makes the same marks at each value.
  ///
  /// - Parameters:
  ///   - preset: The place of the labels: with `aligned` they stand within the ends of the axis, with `inset` in the plot.
  ///   - position: The side; `automatic` is the leading one for categories, and
  ///     else the trailing one; marks of the horizontal axis are below, or above with `top`.
  ///   - values: The values that are marked.
  ///   - content: Makes the marks at a value, at each evaluation of the chart.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) { self.init(preset, position, values) { _ in AxisMarkGroup(marks: [content()]) } }

  /// Makes marks at each of some values.
  ///
  /// - Parameters:
  ///   - preset: The place of the labels: with `aligned` they stand within the ends of the axis, with `inset` in the plot.
  ///   - position: The side; `automatic` is the leading one for categories, and
  ///     else the trailing one; marks of the horizontal axis are below, or above with `top`.
  ///   - values: The values that are marked.
  ///   - content: Makes the marks at a value, at each evaluation of the chart.
  public init<Value: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset, position, .values(values.map(\._place))) {
      AxisMarkGroup(marks: [content($0)])
    }
  }

  /// Makes the same marks at each of some values.
  ///
  /// - Parameters:
  ///   - preset: The place of the labels: with `aligned` they stand within the ends of the axis, with `inset` in the plot.
  ///   - position: The side; `automatic` is the leading one for categories, and
  ///     else the trailing one; marks of the horizontal axis are below, or above with `top`.
  ///   - values: The values that are marked.
  ///   - content: Makes the marks at a value, at each evaluation of the chart.
  public init<Value: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }
}

/// A way to place the labels of an axis.
public struct AxisMarkPreset: Hashable, Sendable {
  let placement: ChartDrawing.Tick.Placement
  private let name: String

  /// As the renderer chooses: beside the plot.
  public static let automatic = AxisMarkPreset(placement: .beside, name: "automatic")
  /// Beside the plot. The first and the last label may reach over the ends of the axis.
  public static let extended = AxisMarkPreset(placement: .beside, name: "extended")
  /// Beside the plot. The first and the last label stand within the ends of the axis.
  public static let aligned = AxisMarkPreset(placement: .aligned, name: "aligned")
  /// In the plot.
  public static let inset = AxisMarkPreset(placement: .inset, name: "inset")
}

/// The side an axis is drawn at.
public struct AxisMarkPosition: Hashable, Sendable {
  let name: String
  /// As the renderer chooses.
  public static let automatic = AxisMarkPosition(name: "automatic")
  /// The leading side.
  public static let leading = AxisMarkPosition(name: "leading")
  /// The trailing side.
  public static let trailing = AxisMarkPosition(name: "trailing")
  /// The upper side.
  public static let top = AxisMarkPosition(name: "top")
  /// The lower side.
  public static let bottom = AxisMarkPosition(name: "bottom")
}

/// The values of an axis that are marked.
public struct AxisMarkValues: Sendable {
  enum Rule: Sendable {
    case automatic(count: Int?)
    case distance(Double)
    case units(Calendar.Component, count: Int, calendar: Calendar)
    case values([ChartDrawing.Value])
  }

  let rule: Rule

  /// As the renderer chooses.
  public static let automatic = AxisMarkValues(rule: .automatic(count: nil))

  static func values(_ values: [ChartDrawing.Value]) -> AxisMarkValues {
    AxisMarkValues(rule: .values(values))
  }

  /// Round values.
  ///
  /// - Parameters:
  ///   - desiredCount: About how many.
  ///   - roundLowerBound: No effect here: an axis of numbers begins at a round one.
  ///   - roundUpperBound: No effect here: an axis of numbers ends at a round one.
  public static func automatic(
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(rule: .automatic(count: desiredCount)) }

  /// Round values.
  ///
  /// - Parameters:
  ///   - minimumStride: No effect here: round values are as far apart as there is room.
  ///   - desiredCount: About how many.
  ///   - roundLowerBound: No effect here: an axis of numbers begins at a round one.
  ///   - roundUpperBound: No effect here: an axis of numbers ends at a round one.
  public static func automatic<P: Plottable>(
    minimumStride: P,
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(rule: .automatic(count: desiredCount)) }

  /// At even distances.
  ///
  /// - Parameters:
  ///   - step: The distance, in the unit of the values.
  ///   - roundLowerBound: No effect here: an axis of numbers begins at a round one.
  ///   - roundUpperBound: No effect here: an axis of numbers ends at a round one.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by step: P,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(rule: .distance(Double(step))) }

  /// At even distances.
  ///
  /// - Parameters:
  ///   - step: The distance, in the unit of the values.
  ///   - roundLowerBound: No effect here: an axis of numbers begins at a round one.
  ///   - roundUpperBound: No effect here: an axis of numbers ends at a round one.
  @_disfavoredOverload
  public static func stride<P: Plottable & BinaryInteger>(
    by step: P,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(rule: .distance(Double(step))) }

  /// The values at which units of a calendar begin.
  ///
  /// - Parameters:
  ///   - component: The unit.
  ///   - count: How many of them are between two marks.
  ///   - roundLowerBound: No effect here: an axis of dates begins at the first one.
  ///   - roundUpperBound: No effect here: an axis of dates ends at the last one.
  ///   - calendar: The calendar that has the units.
  public static func stride(
    by component: Calendar.Component,
    count: Int = 1,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      rule: .units(component, count: count, calendar: calendar ?? .autoupdatingCurrent)
    )
  }

  /// The values on a scale.
  func values(on scale: ChartScale) -> [ChartDrawing.Value] {
    switch rule {
    case .automatic(let count): scale.ticks(count: count)
    case .distance(let step): scale.ticks(by: step)
    case .units(let component, let count, let calendar):
      scale.ticks(by: component, count: count, in: calendar)
    case .values(let values): values
    }
  }

  /// The value behind the last marked one, where the rule goes on; nil for the end of the axis.
  func next(after value: ChartDrawing.Value) -> ChartDrawing.Value? {
    switch (rule, value) {
    case (.distance(let step), .number(let number)): .number(number + step)
    case (.distance(let step), .date(let date)): .date(date.addingTimeInterval(step))
    case (.units(let component, let count, let calendar), .date(let date)):
      calendar.date(byAdding: component, value: count, to: date).map { .date($0) }
    default: nil
    }
  }
}

/// A value of an axis.
public struct AxisValue: Sendable {
  /// The index of the value among the marked ones, from 0.
  public let index: Int
  /// The number of marked values.
  public let count: Int
  let place: ChartDrawing.Value

  /// The value as a type; nil if it is of another type.
  ///
  /// - Parameter type: The type of the values along the axis.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { place.plottable(type) }
}

extension ChartDrawing.Value {
  /// The value as a type of the application; nil if it is of another type.
  func plottable<P: Plottable>(_ type: P.Type) -> P? {
    if P.PrimitivePlottable.self != P.self {
      return plottable(P.PrimitivePlottable.self).flatMap { P(primitivePlottable: $0) }
    }
    switch self {
    case .category(let text): return text as? P
    case .date(let date): return date as? P
    case .number(let number):
      if let type = P.self as? any BinaryInteger.Type { return Self.integer(number, type) as? P }
      if P.self == Double.self { return number as? P }
      if P.self == CGFloat.self { return CGFloat(number) as? P }
      if P.self == Float.self { return Float(number) as? P }
      return Decimal(number) as? P
    }
  }

  private static func integer<I: BinaryInteger>(_ number: Double, _ type: I.Type) -> Any? {
    I(exactly: number.rounded())
  }
}
