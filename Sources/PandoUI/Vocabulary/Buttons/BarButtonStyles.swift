/// As a card. Renderers draw it as a button with a border.
public struct CardButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var _name: String? { "bordered" }

  /// Makes the style.
  public init() {}

  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// As in a bar that says what is looked for. Renderers draw it as a button without a border.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var _name: String? { "borderless" }

  /// Makes the style.
  public init() {}

  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// As in a bar that says what is done. Renderers draw it as a button with a border.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var _name: String? { "bordered" }

  /// Makes the style.
  public init() {}

  /// Draws a button.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// As a card.
  @MainActor @preconcurrency public static var card: CardButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// As in a bar that says what is looked for.
  @MainActor @preconcurrency public static var accessoryBar: AccessoryBarButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// As in a bar that says what is done.
  @MainActor @preconcurrency public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    .init()
  }
}
