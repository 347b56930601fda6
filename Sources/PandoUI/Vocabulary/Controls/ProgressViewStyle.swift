/// The look of progress indicators.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the drawn view.
  associatedtype Body: View

  /// Draws an indicator.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The parts of an indicator.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The progress and the labels of an indicator.
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

  /// The fraction that is done, from 0 to 1; nil if it is unknown.
  public var fractionCompleted: Double? {
    progress.parts.map { $0.value / $0.total }
  }
}

/// A style that renderers draw themselves, by its name.
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

/// The platform's style for indicators.
public struct DefaultProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  var _name: String? { nil }

  /// Makes the style.
  public init() {}

  /// Draws an indicator.
  ///
  /// - Parameter configuration: The progress and the labels of the indicator.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The platform's style for indicators.
  @MainActor @preconcurrency public static var automatic: DefaultProgressViewStyle { .init() }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, BuiltInProgressViewStyle {
  var _name: String? { "linear" }

  private let tint: Color?

  /// Makes the style.
  public init() { tint = nil }

  /// Makes the style with a colour, as `tint(_:)` does.
  ///
  /// - Parameter tint: The colour of the bar.
  public init(tint: Color) { self.tint = tint }

  /// Draws an indicator.
  ///
  /// - Parameter configuration: The progress and the labels of the indicator.
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
  ///
  /// - Parameter tint: The colour of the circle.
  public init(tint: Color) { self.tint = tint }

  /// Draws an indicator.
  ///
  /// - Parameter configuration: The progress and the labels of the indicator.
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
  ///
  /// - Parameter style: The style, which stays in force until another one is set further in.
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    environment(\.progressViewStyle, style)
  }
}
