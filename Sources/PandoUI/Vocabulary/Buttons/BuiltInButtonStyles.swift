/// A style that renderers draw themselves, by its name.
@MainActor @preconcurrency
protocol BuiltInButtonStyle: PrimitiveButtonStyle {
  var _name: String? { get }
}

extension BuiltInButtonStyle {
  func element(_ configuration: PrimitiveButtonStyleConfiguration) -> some View {
    ButtonElement(
      role: configuration.role,
      style: _name,
      action: configuration.action,
      content: configuration.label
    )
  }
}

/// The platform's style for buttons.
public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var _name: String? { nil }

  /// Makes the style.
  public init() {}

  /// Draws a button.
  ///
  /// - Parameter configuration: The role, label and action of the button.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// A button with a background.
public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var _name: String? { "bordered" }

  /// Makes the style.
  public init() {}

  /// Draws a button.
  ///
  /// - Parameter configuration: The role, label and action of the button.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// A button with a background that stands out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var _name: String? { "borderedProminent" }

  /// Makes the style.
  public init() {}

  /// Draws a button.
  ///
  /// - Parameter configuration: The role, label and action of the button.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// A button without a background.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var _name: String? { "borderless" }

  /// Makes the style.
  public init() {}

  /// Draws a button.
  ///
  /// - Parameter configuration: The role, label and action of the button.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// A button that looks like its label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var _name: String? { "plain" }

  /// Makes the style.
  public init() {}

  /// Draws a button.
  ///
  /// - Parameter configuration: The role, label and action of the button.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// A button that looks like a link in a text.
public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var _name: String? { "link" }

  /// Makes the style.
  public init() {}

  /// Draws a button.
  ///
  /// - Parameter configuration: The role, label and action of the button.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The platform's style for buttons.
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button with a background.
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button with a background that stands out.
  @MainActor @preconcurrency
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button without a background.
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button that looks like its label alone.
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A button that looks like a link in a text.
  @MainActor @preconcurrency public static var link: LinkButtonStyle { .init() }
}
