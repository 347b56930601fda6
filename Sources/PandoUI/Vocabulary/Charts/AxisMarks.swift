public import Foundation

/// What is drawn along an axis. Renderers choose how an axis is drawn. These types are accepted so
/// that charts with more detailed axes compile.
public protocol AxisContent {}

/// What is drawn at one value of an axis.
public protocol AxisMark {}

/// Lines, ticks and labels along an axis.
public struct AxisMarks: AxisContent {
  /// Makes the marks that a renderer chooses.
  ///
  /// - Parameters:
  ///   - preset: No effect here: renderers place the marks.
  ///   - position: No effect here: renderers choose the side.
  ///   - values: No effect here: renderers choose the marked values.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic
  ) {}

  /// Makes the marks that a renderer chooses.
  ///
  /// - Parameters:
  ///   - preset: No effect here: renderers place the marks.
  ///   - position: No effect here: renderers choose the side.
  ///   - values: No effect here: renderers choose the marked values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value]
  ) {}

  /// Makes the marks that a renderer chooses.
  ///
  /// - Parameters:
  ///   - preset: No effect here: renderers place the marks.
  ///   - position: No effect here: renderers choose the side.
  ///   - values: No effect here: renderers choose the marked values.
  ///   - content: No effect here: never called.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}

  /// Makes the marks that a renderer chooses.
  ///
  /// - Parameters:
  ///   - preset: No effect here: renderers place the marks.
  ///   - position: No effect here: renderers choose the side.
  ///   - values: No effect here: renderers choose the marked values.
  ///   - content: No effect here: never called.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {}

  /// Makes the marks that a renderer chooses.
  ///
  /// - Parameters:
  ///   - preset: No effect here: renderers place the marks.
  ///   - position: No effect here: renderers choose the side.
  ///   - values: No effect here: renderers choose the marked values.
  ///   - content: No effect here: never called.
  public init<Value: Plottable, Content: AxisMark>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}
}

/// A way to place marks along an axis.
public struct AxisMarkPreset: Hashable, Sendable {
  let name: String
  /// As the renderer chooses.
  public static let automatic = AxisMarkPreset(name: "automatic")
  /// From edge to edge.
  public static let extended = AxisMarkPreset(name: "extended")
  /// At the edges.
  public static let aligned = AxisMarkPreset(name: "aligned")
  /// Inside.
  public static let inset = AxisMarkPreset(name: "inset")
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
  /// As the renderer chooses.
  public static let automatic = AxisMarkValues()
  /// As the renderer chooses.
  ///
  /// - Parameter desiredCount: No effect here: renderers choose how many values are marked.
  public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues { .automatic }
  /// At even distances. Here as the renderer chooses.
  ///
  /// - Parameter step: No effect here: renderers choose the distance.
  public static func stride(by step: Double) -> AxisMarkValues { .automatic }
}

/// A value of an axis.
public struct AxisValue: Sendable {
  /// The index of the value among the marked ones, from 0.
  public let index: Int
  /// The number of marked values.
  public let count: Int
  let place: ChartDrawing.Value

  /// The value as a type. It is always nil here.
  ///
  /// - Parameter type: The type of the values along the axis.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { nil }
}

/// A grid line across the chart.
public struct AxisGridLine: AxisMark {
  /// Makes a grid line.
  ///
  /// - Parameters:
  ///   - centered: No effect here: renderers place the mark.
  ///   - stroke: No effect here: renderers draw all lines in one way.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A tick at an axis.
public struct AxisTick: AxisMark {
  /// Makes a tick.
  ///
  /// - Parameters:
  ///   - centered: No effect here: renderers place the mark.
  ///   - stroke: No effect here: renderers draw all lines in one way.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A label at an axis.
public struct AxisValueLabel: AxisMark {
  /// Makes a label with the value.
  ///
  /// - Parameter centered: No effect here: renderers place the mark.
  public init(centered: Bool? = nil) {}

  /// Makes a label with the value in a format.
  ///
  /// - Parameters:
  ///   - format: No effect here: renderers choose the format.
  ///   - centered: No effect here: renderers place the mark.
  public init<F: FormatStyle>(format: F, centered: Bool? = nil) {}

  /// Makes a label with other words than the value.
  ///
  /// - Parameter label: No effect here: renderers write the value.
  public init<S: StringProtocol>(_ label: S) {}

  /// Makes a label with a view.
  ///
  /// - Parameters:
  ///   - centered: No effect here: renderers place the mark.
  ///   - content: No effect here: never called, and renderers write the value.
  public init<Content: View>(centered: Bool? = nil, @ViewBuilder content: () -> Content) {}
}

/// Several marks.
public struct AxisMarkGroup: AxisMark, AxisContent {}

/// Builds the marks at one value of an axis.
@resultBuilder
public struct AxisMarkBuilder {
  /// Takes several marks.
  ///
  /// - Parameter content: The marks, which are not drawn.
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> AxisMarkGroup { AxisMarkGroup() }

  /// Takes an `if` without an `else`.
  ///
  /// - Parameter content: The mark, which is not drawn.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> AxisMarkGroup {
    AxisMarkGroup()
  }

  /// Takes the first branch of an `if`.
  ///
  /// - Parameter first: The mark of that branch, which is not drawn.
  public static func buildEither<Content: AxisMark>(first: Content) -> AxisMarkGroup {
    AxisMarkGroup()
  }

  /// Takes the other branch of an `if`.
  ///
  /// - Parameter second: The mark of that branch, which is not drawn.
  public static func buildEither<Content: AxisMark>(second: Content) -> AxisMarkGroup {
    AxisMarkGroup()
  }
}

/// Builds the content of an axis.
@resultBuilder
public struct AxisContentBuilder {
  /// Takes several marks.
  ///
  /// - Parameter content: The marks, which are not drawn.
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> AxisMarkGroup { AxisMarkGroup() }

  /// Takes an `if` without an `else`.
  ///
  /// - Parameter content: The marks, which are not drawn.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> AxisMarkGroup {
    AxisMarkGroup()
  }
}

extension View {
  /// Shows the horizontal axis.
  ///
  /// - Parameter content: No effect here: never called, because renderers choose the marks.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    transformEnvironment(\.chartTraits.xAxis) { $0.isHidden = false }
  }

  /// Shows the vertical axis.
  ///
  /// - Parameter content: No effect here: never called, because renderers choose the marks.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    transformEnvironment(\.chartTraits.yAxis) { $0.isHidden = false }
  }
}
