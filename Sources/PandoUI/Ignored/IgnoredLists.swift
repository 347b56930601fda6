public import Foundation

extension View {
  /// Accepted; renderers draw rows of tables and lists in one colour.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View { self }

  /// Accepted; renderers draw badges in their own way.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

  /// Accepted; renderers draw rows in their own way.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Accepted; renderers draw rows in their own way.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Accepted; renderers draw rows in their own way.
  public func listRowPlatterColor(_ color: Color?) -> some View { self }

  /// Accepted; there is no index at the side of lists.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Accepted; there is no index at the side of lists.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Accepted; there is no index at the side of lists.
  public func sectionIndexLabel(_ label: LocalizedStringKey?) -> some View { self }

  /// Accepted; renderers draw sections in their own way.
  public func listSectionMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?
  ) -> some View { self }

  /// Accepted; renderers show that a row leads somewhere in their own way.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }

  /// Accepted; labels keep the room that they need.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }

  /// Accepted; labels keep the room that they need.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { self }

  /// Accepted; renderers draw sliders in their own way.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View { self }

  /// Accepted; buttons are as large as they need to be.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Accepted; menus keep the order in which they are written.
  public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Accepted; a menu closes when something in it is pressed.
  public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View { self }

  /// Accepted; renderers show what is chosen in their own way.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { self }
}

/// Whether every second row has another colour.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// It has.
  public static let enabled = Self(name: "enabled")
  /// It has not.
  public static let disabled = Self(name: "disabled")
}

/// How far a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  let name: String
  /// Less than usual.
  public static let decreased = Self(name: "decreased")
  /// As usual.
  public static let standard = Self(name: "standard")
  /// More than usual.
  public static let increased = Self(name: "increased")
}

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// As wide as the label.
  public static let fitted = Self(name: "fitted")
  /// As wide as the room.
  public static let flexible = Self(name: "flexible")
}

/// The order of what is in a menu.
public struct MenuOrder: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// The first next to the finger.
  public static let priority = Self(name: "priority")
  /// As it is written.
  public static let fixed = Self(name: "fixed")
}

/// Whether a menu closes when something in it is pressed.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// It does.
  public static let enabled = Self(name: "enabled")
  /// It does not.
  public static let disabled = Self(name: "disabled")
}

/// How what is chosen in a palette is shown.
public struct PaletteSelectionEffect: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// Not at all.
  public static let custom = Self(name: "custom")
}

extension PaletteSelectionEffect {
  /// By another form of the image.
  public static func symbolVariant(_ variant: SymbolVariants) -> Self {
    Self(name: "symbolVariant")
  }
}

private enum BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

private enum SidebarRowSizeKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
}

/// How far what is behind a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
  let name: String
  /// As usual.
  public static let standard = Self(name: "standard")
  /// As behind a row that is selected.
  public static let increased = Self(name: "increased")
}

/// How high rows of a sidebar are.
public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}

extension EnvironmentValues {
  /// How far what is behind the view stands out: always as usual.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// How high rows of a sidebar are: always of medium height.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}
