/// How toggles look and are used.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of what is drawn.
  associatedtype Body: View

  /// Draws a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What a toggle is made of.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a toggle is made of.
public struct ToggleStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StyleContent

  /// What is switched.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether it is on for some of several values and off for others.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// A style that renderers know by name.
@MainActor @preconcurrency
protocol BuiltInToggleStyle: ToggleStyle {
  var _name: String? { get }
}

extension BuiltInToggleStyle {
  func element(_ configuration: ToggleStyleConfiguration) -> some View {
    ToggleElement(
      isOn: configuration.$isOn,
      isMixed: configuration.isMixed,
      style: _name,
      content: configuration.label
    )
  }
}

/// The style of the platform.
public struct DefaultToggleStyle: ToggleStyle, BuiltInToggleStyle {
  var _name: String? { nil }

  /// Makes the style.
  public init() {}

  /// Draws a toggle.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// A switch beside the label.
public struct SwitchToggleStyle: ToggleStyle, BuiltInToggleStyle {
  var _name: String? { "switch" }

  /// Makes the style.
  public init() {}

  /// Makes the style. The colour is that of `tint(_:)`, which is to be used instead.
  public init(tint: Color) {}

  /// Draws a toggle.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// A box before the label.
public struct CheckboxToggleStyle: ToggleStyle, BuiltInToggleStyle {
  var _name: String? { "checkbox" }

  /// Makes the style.
  public init() {}

  /// Draws a toggle.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle, BuiltInToggleStyle {
  var _name: String? { "button" }

  /// Makes the style.
  public init() {}

  /// Draws a toggle.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style of the platform.
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch beside the label.
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box before the label.
  @MainActor @preconcurrency public static var checkbox: CheckboxToggleStyle { .init() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  @MainActor @preconcurrency public static var button: ButtonToggleStyle { .init() }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: (any ToggleStyle)? { nil }
}

extension EnvironmentValues {
  var toggleStyle: (any ToggleStyle)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles inside.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, style)
  }
}
