/// The look of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the drawn view.
  associatedtype Body: View

  /// Draws a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The parts of a gauge.
  typealias Configuration = GaugeStyleConfiguration
}

/// The value and the labels of a gauge.
public struct GaugeStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StyleContent
  /// The type of the label of the value.
  public typealias CurrentValueLabel = _StyleContent
  /// The type of the label at the lower end.
  public typealias MinimumValueLabel = _StyleContent
  /// The type of the label at the upper end.
  public typealias MaximumValueLabel = _StyleContent

  let range: GaugeRange
  /// The label.
  public var label: Label
  /// The label of the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
  /// The label at the lower end, if there is one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label at the upper end, if there is one.
  public var maximumValueLabel: MaximumValueLabel?

  /// The value as a fraction of the bounds, from 0 to 1.
  public var value: Double {
    range.maximum > range.minimum
      ? (range.value - range.minimum) / (range.maximum - range.minimum) : 0
  }
}

/// A style that renderers draw themselves, by its name.
@MainActor @preconcurrency
protocol BuiltInGaugeStyle: GaugeStyle {
  var _name: String? { get }
}

extension BuiltInGaugeStyle {
  func element(_ configuration: GaugeStyleConfiguration) -> some View {
    GaugeElement(
      range: configuration.range,
      style: _name,
      content: TupleView(
        Part("label", configuration.label),
        configuration.currentValueLabel.map { Part("currentValue", $0) },
        configuration.minimumValueLabel.map { Part("minimum", $0) },
        configuration.maximumValueLabel.map { Part("maximum", $0) }
      )
    )
  }
}

/// The platform's style for gauges.
public struct DefaultGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
  var _name: String? { nil }

  /// Makes the style.
  public init() {}

  /// Draws a gauge.
  ///
  /// - Parameter configuration: The value and the labels of the gauge.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The platform's style for gauges.
  @MainActor @preconcurrency public static var automatic: DefaultGaugeStyle { .init() }
}

/// A bar that fills up.
public struct LinearCapacityGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
  var _name: String? { "linearCapacity" }

  /// Makes the style.
  public init() {}

  /// Draws a gauge.
  ///
  /// - Parameter configuration: The value and the labels of the gauge.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that fills up.
  @MainActor @preconcurrency public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}

/// A line with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
  var _name: String? { "accessoryLinear" }

  /// Makes the style.
  public init() {}

  /// Draws a gauge.
  ///
  /// - Parameter configuration: The value and the labels of the gauge.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A line with a mark at the value.
  @MainActor @preconcurrency public static var accessoryLinear: AccessoryLinearGaugeStyle {
    .init()
  }
}

/// A line that fills up.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
  var _name: String? { "accessoryLinearCapacity" }

  /// Makes the style.
  public init() {}

  /// Draws a gauge.
  ///
  /// - Parameter configuration: The value and the labels of the gauge.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A line that fills up.
  @MainActor @preconcurrency public static var accessoryLinearCapacity:
    AccessoryLinearCapacityGaugeStyle
  { .init() }
}

/// An open circle with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
  var _name: String? { "accessoryCircular" }

  /// Makes the style.
  public init() {}

  /// Draws a gauge.
  ///
  /// - Parameter configuration: The value and the labels of the gauge.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open circle with a mark at the value.
  @MainActor @preconcurrency public static var accessoryCircular: AccessoryCircularGaugeStyle {
    .init()
  }
}

/// A circle that fills up.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, BuiltInGaugeStyle {
  var _name: String? { "accessoryCircularCapacity" }

  /// Makes the style.
  public init() {}

  /// Draws a gauge.
  ///
  /// - Parameter configuration: The value and the labels of the gauge.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A circle that fills up.
  @MainActor @preconcurrency public static var accessoryCircularCapacity:
    AccessoryCircularCapacityGaugeStyle
  { .init() }
}

extension EnvironmentValues {
  var gaugeStyle: (any GaugeStyle)? {
    get { self[StyleKey<any GaugeStyle>.self] }
    set { self[StyleKey<any GaugeStyle>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the gauges inside.
  ///
  /// - Parameter style: The style, which stays in force until another one is set further in.
  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    environment(\.gaugeStyle, style)
  }
}
