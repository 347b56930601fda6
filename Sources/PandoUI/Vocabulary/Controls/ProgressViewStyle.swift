/// How indicators of progress look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of what is drawn.
  associatedtype Body: View

  /// Draws an indicator.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What there is to draw.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// How far something is, and its labels.
public struct ProgressViewStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StyleContent
  /// The type of the label of the value.
  public typealias CurrentValueLabel = _StyleContent

  let progress: ProgressSource
  /// The label, if there is one.
  public var label: Label?
  /// The label of the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?

  init(progress: ProgressSource) {
    self.progress = progress
  }

  /// What is done, 0 to 1; nil if nobody knows.
  public var fractionCompleted: Double? {
    progress.parts.map { $0.value / $0.total }
  }
}

/// A style that renderers know by name.
@MainActor @preconcurrency
protocol BuiltInProgressViewStyle: ProgressViewStyle {
  var _name: String? { get }
}

extension BuiltInProgressViewStyle {
  func element(_ configuration: ProgressViewStyleConfiguration) -> some View {
    ProgressElement(
      progress: configuration.progress,
      style: _name,
      content: TupleView(
        configuration.label.map { Part("label", $0) },
        configuration.currentValueLabel.map { Part("currentValue", $0) }
      )
    )
  }
}

/// The style of the platform.
public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  var _name: String? { nil }

  /// Makes the style.
  public init() {}

  /// Draws an indicator.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style of the platform.
  @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { .init() }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  var _name: String? { "linear" }

  private let tint: Color?

  /// Makes the style.
  public init() { tint = nil }

  /// Makes the style with a colour, as `tint(_:)` does.
  public init(tint: Color) { self.tint = tint }

  /// Draws an indicator.
  public func makeBody(configuration: Configuration) -> some View {
    element(configuration).tint(tint)
  }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  @MainActor @preconcurrency public static var linear: LinearProgressViewStyle { .init() }
}

/// A circle.
public struct CircularProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  var _name: String? { "circular" }

  private let tint: Color?

  /// Makes the style.
  public init() { tint = nil }

  /// Makes the style with a colour, as `tint(_:)` does.
  public init(tint: Color) { self.tint = tint }

  /// Draws an indicator.
  public func makeBody(configuration: Configuration) -> some View {
    element(configuration).tint(tint)
  }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  @MainActor @preconcurrency public static var circular: CircularProgressViewStyle { .init() }
}

extension EnvironmentValues {
  var progressViewStyle: (any ProgressViewStyle)? {
    get { self[StyleKey<any ProgressViewStyle>.self] }
    set { self[StyleKey<any ProgressViewStyle>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the indicators of progress inside.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style)
  }
}
