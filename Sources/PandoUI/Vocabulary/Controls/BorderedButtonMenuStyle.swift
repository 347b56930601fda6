/// A menu that is a button with a border.
public struct BorderedButtonMenuStyle: MenuStyle, BuiltInMenuStyle {
  var _name: String? { "button" }

  /// Makes the style.
  public init() {}

  /// Draws a menu.
  ///
  /// - Parameter configuration: The label, items and primary action of the menu.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A menu that is a button with a border.
  @MainActor @preconcurrency public static var borderedButton: BorderedButtonMenuStyle { .init() }
}
