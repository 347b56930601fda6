public import Foundation

extension View {
  /// No effect here: labels keep the room that they need.
  ///
  /// - Parameter value: The width that is kept free for the icon, in points.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }

  /// No effect here: labels keep the room that they need.
  ///
  /// - Parameter value: The space between icon and title, in points.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { self }

  /// No effect here: renderers draw sliders in their own way.
  ///
  /// - Parameter visibility: Whether the knob of sliders is seen.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }

  /// No effect here: buttons are as large as they need to be.
  ///
  /// - Parameter sizing: How wide the buttons inside are.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// No effect here: menus keep the order in which they are written.
  ///
  /// - Parameter order: The order of the items in the menus inside.
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// No effect here: a menu closes when something in it is pressed.
  ///
  /// - Parameter behavior: Whether a menu closes after a press.
  public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }

  /// No effect here: renderers show the selection in their own way.
  ///
  /// - Parameter effect: How the chosen item of a palette is marked.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}

/// The width of buttons. No effect here: buttons are as large as they need to be.
public struct ButtonSizing: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// As wide as the label.
  public static let fitted = Self(name: "fitted")
  /// As wide as the available space.
  public static let flexible = Self(name: "flexible")
}

/// The order of what is in a menu. No effect here: menus keep the order in which they are written.
public struct MenuOrder: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// The most important item is next to the pointer.
  public static let priority = Self(name: "priority")
  /// As it is written.
  public static let fixed = Self(name: "fixed")
}

/// The behaviour of a menu when something in it is pressed. No effect here: a menu closes when
/// something in it is pressed.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// A press closes the menu.
  public static let enabled = Self(name: "enabled")
  /// The menu stays open after a press.
  public static let disabled = Self(name: "disabled")
}

/// The effect on a chosen item of a palette. No effect here: renderers show the selection in their
/// own way.
public struct PaletteSelectionEffect: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// No effect of the platform.
  public static let custom = Self(name: "custom")
}

extension PaletteSelectionEffect {
  /// By another form of the image.
  ///
  /// - Parameter variant: The form of the symbol of the chosen item.
  public static func symbolVariant(_ variant: SymbolVariants) -> Self {
    Self(name: "symbolVariant")
  }
}
