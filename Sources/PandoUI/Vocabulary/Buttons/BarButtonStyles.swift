/// A button that looks like a card. Renderers draw it as a button with a border.
public struct CardButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var _name: String? { "bordered" }

  /// Makes the style.
  public init() {}

  /// Draws a button.
  ///
  /// - Parameter configuration: The role, label and action of the button.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// A button in a bar that narrows a search. Renderers draw it as a button without a border.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var _name: String? { "borderless" }

  /// Makes the style.
  public init() {}

  /// Draws a button.
  ///
  /// - Parameter configuration: The role, label and action of the button.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

/// A button in a bar that acts on what was found. Renderers draw it as a button with a border.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, BuiltInButtonStyle {
  var _name: String? { "bordered" }

  /// Makes the style.
  public init() {}

  /// Draws a button.
  ///
  /// - Parameter configuration: The role, label and action of the button.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  // An application's own style of this name, which is common, wins. SwiftUI has this style on
  // televisions only.
  /// A button that looks like a card.
  @_disfavoredOverload
  @MainActor @preconcurrency public static var card: CardButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button in a bar that narrows a search.
  @MainActor @preconcurrency public static var accessoryBar: AccessoryBarButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A button in a bar that acts on what was found.
  @MainActor @preconcurrency public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    .init()
  }
}
