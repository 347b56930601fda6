/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of what is drawn.
  associatedtype Body: View

  /// Draws a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What there is to draw.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The controls of a group, and what they are called.
public struct ControlGroupStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StyleContent
  /// The type of the content.
  public typealias Content = _StyleContent

  /// What the controls are called.
  public let label: Label
  /// The controls.
  public let content: Content
}

/// The style of the platform: side by side.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}

  /// Draws a group.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// As at the top of a screen: side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}

  /// Draws a group.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// As small signs: side by side.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}

  /// Draws a group.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// In a menu under the label of the group.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}

  /// Draws a group.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(content: { configuration.content }, label: { configuration.label })
  }
}

/// Beside each other where the group is in a menu: side by side.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}

  /// Draws a group.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The style of the platform.
  @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// As at the top of a screen.
  @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// As small signs.
  @MainActor @preconcurrency public static var palette: PaletteControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// In a menu under the label of the group.
  @MainActor @preconcurrency public static var menu: MenuControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// Beside each other where the group is in a menu.
  @MainActor @preconcurrency public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

extension EnvironmentValues {
  var controlGroupStyle: (any ControlGroupStyle)? {
    get { self[StyleKey<any ControlGroupStyle>.self] }
    set { self[StyleKey<any ControlGroupStyle>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the groups of controls inside.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, style)
  }
}
