public import Foundation

/// What is drawn along an axis. Renderers draw an axis as they see fit; these are accepted so that
/// charts which say more compile.
public protocol AxisContent {}

/// What is drawn at one value of an axis.
public protocol AxisMark {}

/// Lines, ticks and words along an axis.
public struct AxisMarks: AxisContent {
  /// The marks a renderer would draw by itself.
  public init(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic
  ) {}

  /// The marks a renderer would draw by itself.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: [Value]
  ) {}

  /// The marks a renderer would draw by itself.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {}

  /// The marks a renderer would draw by itself.
  public init<Content: AxisMark>(
    preset: AxisMarkPreset = .automatic,
    position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {}

  /// The marks a renderer would draw by itself.
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
  /// As the renderer does.
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
  /// As the renderer does.
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
  /// As the renderer does.
  public static let automatic = AxisMarkValues()
  /// As the renderer does, about as many as `desiredCount`.
  public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues { .automatic }
  /// At even distances.
  public static func stride(by step: Double) -> AxisMarkValues { .automatic }
}

/// A value of an axis.
public struct AxisValue: Sendable {
  /// Which of the marked values it is.
  public let index: Int
  /// How many are marked.
  public let count: Int
  let place: ChartDrawing.Value

  /// The value as a type.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { nil }
}

/// A line across the chart.
public struct AxisGridLine: AxisMark {
  /// Makes a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line at an axis.
public struct AxisTick: AxisMark {
  /// Makes a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// Words at an axis.
public struct AxisValueLabel: AxisMark {
  /// The value in words.
  public init(centered: Bool? = nil) {}

  /// The value in a format; renderers write it as they see fit.
  public init<F: FormatStyle>(format: F, centered: Bool? = nil) {}

  /// Words of one's own; renderers write the value.
  public init<S: StringProtocol>(_ label: S) {}

  /// A view of one's own; renderers write the value.
  public init<Content: View>(centered: Bool? = nil, @ViewBuilder content: () -> Content) {}
}

/// Several marks.
public struct AxisMarkGroup: AxisMark, AxisContent {}

/// Builds what is drawn at a value of an axis.
@resultBuilder
public struct AxisMarkBuilder {
  /// Marks.
  public static func buildBlock<each Content: AxisMark>(
    _ content: repeat each Content
  ) -> AxisMarkGroup { AxisMarkGroup() }

  /// An `if` without an `else`.
  public static func buildIf<Content: AxisMark>(_ content: Content?) -> AxisMarkGroup {
    AxisMarkGroup()
  }

  /// The first branch of an `if`.
  public static func buildEither<Content: AxisMark>(first: Content) -> AxisMarkGroup {
    AxisMarkGroup()
  }

  /// The other branch of an `if`.
  public static func buildEither<Content: AxisMark>(second: Content) -> AxisMarkGroup {
    AxisMarkGroup()
  }
}

/// Builds what is drawn along an axis.
@resultBuilder
public struct AxisContentBuilder {
  /// Marks.
  public static func buildBlock<each Content: AxisContent>(
    _ content: repeat each Content
  ) -> AxisMarkGroup { AxisMarkGroup() }

  /// An `if` without an `else`.
  public static func buildIf<Content: AxisContent>(_ content: Content?) -> AxisMarkGroup {
    AxisMarkGroup()
  }
}

extension View {
  /// Shows the horizontal axis. Renderers draw it as they see fit, whatever `content` says.
  public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    transformEnvironment(\.chartTraits.xAxis) { $0.isHidden = false }
  }

  /// Shows the vertical axis. Renderers draw it as they see fit, whatever `content` says.
  public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    transformEnvironment(\.chartTraits.yAxis) { $0.isHidden = false }
  }
}
