/// A style that renderers know by name.
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

/// The style of the platform.
public struct DefaultButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var _name: String? { nil }

  /// Makes the style.
  public init() {}

  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// On a field of its own.
public struct BorderedButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var _name: String? { "bordered" }

  /// Makes the style.
  public init() {}

  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// On a field of its own that stands out.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var _name: String? { "borderedProminent" }

  /// Makes the style.
  public init() {}

  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// Without a field.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var _name: String? { "borderless" }

  /// Makes the style.
  public init() {}

  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// As its label is.
public struct PlainButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var _name: String? { "plain" }

  /// Makes the style.
  public init() {}

  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// As a link in a text.
public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var _name: String? { "link" }

  /// Makes the style.
  public init() {}

  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style of the platform.
  @MainActor @preconcurrency public static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// On a field of its own.
  @MainActor @preconcurrency public static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// On a field of its own that stands out.
  @MainActor @preconcurrency
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Without a field.
  @MainActor @preconcurrency public static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// As its label is.
  @MainActor @preconcurrency public static var plain: PlainButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// As a link in a text.
  @MainActor @preconcurrency public static var link: LinkButtonStyle { .init() }
}
