/// A button with a border.
public struct BorderedButtonMenuStyle: MenuStyle, BuiltInMenuStyle {
  var _name: String? { "button" }

  /// Makes the style.
  public init() {}

  /// Draws a menu.
  public func makeBody(configuration: Configuration) -> some View { element(configuration) }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// A button with a border.
  @MainActor @preconcurrency public static var borderedButton: BorderedButtonMenuStyle { .init() }
}
