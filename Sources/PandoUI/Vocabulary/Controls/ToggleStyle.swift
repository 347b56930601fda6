/// The look of toggles, and how they are used.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the drawn view.
  associatedtype Body: View

  /// Draws a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The parts of a toggle.
  typealias Configuration = ToggleStyleConfiguration
}

/// The parts of a toggle that a style draws.
public struct ToggleStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StyleContent

  /// The label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values, some on and some off.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// A style that renderers draw themselves, by its name.
@MainActor @preconcurrency
protocol BuiltInToggleStyle: ToggleStyle {
  var _name: String? { get }
  /// The colour of a toggle that is on; nil for the tint around it.
  var tint: Color? { get }
}

extension BuiltInToggleStyle {
  var tint: Color? { nil }

  func element(_ configuration: ToggleStyleConfiguration) -> some View {
    ToggleElement(
      isOn: configuration.$isOn,
      isMixed: configuration.isMixed,
      style: _name,
      tint: tint,
      content: configuration.label
    )
  }
}

/// The platform's style for toggles.
public struct DefaultToggleStyle: ToggleStyle, BuiltInToggleStyle {
  var _name: String? { nil }

  /// Makes the style.
  public init() {}

  /// Draws a toggle.
  ///
  /// - Parameter configuration: The label and the state of the toggle.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// A switch beside the label.
public struct SwitchToggleStyle: ToggleStyle, BuiltInToggleStyle {
  var _name: String? { "switch" }
  let tint: Color?

  /// Makes the style.
  public init() { tint = nil }

  /// Makes the style with a colour, as `tint(_:)` does.
  ///
  /// - Parameter tint: The colour of a switch that is on.
  public init(tint: Color) { self.tint = tint }

  /// Draws a toggle.
  ///
  /// - Parameter configuration: The label and the state of the toggle.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// A checkbox before the label.
public struct CheckboxToggleStyle: ToggleStyle, BuiltInToggleStyle {
  var _name: String? { "checkbox" }

  /// Makes the style.
  public init() {}

  /// Draws a toggle.
  ///
  /// - Parameter configuration: The label and the state of the toggle.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle, BuiltInToggleStyle {
  var _name: String? { "button" }

  /// Makes the style.
  public init() {}

  /// Draws a toggle.
  ///
  /// - Parameter configuration: The label and the state of the toggle.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The platform's style for toggles.
  @MainActor @preconcurrency public static var automatic: DefaultToggleStyle { .init() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch beside the label.
  @MainActor @preconcurrency public static var `switch`: SwitchToggleStyle { .init() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A checkbox before the label.
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
  ///
  /// - Parameter style: The style, which stays in force until another one is set further in.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, style)
  }
}
