/// The look of a group of controls.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the drawn view.
  associatedtype Body: View

  /// Draws a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The parts of a group.
  typealias Configuration = ControlGroupStyleConfiguration
}

/// The parts of a group that a style draws.
public struct ControlGroupStyleConfiguration {
  /// The type of the label.
  public typealias Label = _StyleContent
  /// The type of the content.
  public typealias Content = _StyleContent

  /// The label of the group.
  public let label: Label
  /// The controls.
  public let content: Content
}

/// The platform's style: one group with lines between the controls.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}

  /// Draws a group.
  ///
  /// - Parameter configuration: The label and the controls of the group.
  public func makeBody(configuration: Configuration) -> some View {
    JoinedControls(content: configuration.content)
  }
}

/// The style for a navigation bar. Here the controls stand side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}

  /// Draws a group.
  ///
  /// - Parameter configuration: The label and the controls of the group.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// The style for a palette of small controls. Here the controls stand side by side.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}

  /// Draws a group.
  ///
  /// - Parameter configuration: The label and the controls of the group.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

/// The style that puts the controls into a menu under the label of the group.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}

  /// Draws a group.
  ///
  /// - Parameter configuration: The label and the controls of the group.
  public func makeBody(configuration: Configuration) -> some View {
    Menu(content: { configuration.content }, label: { configuration.label })
  }
}

/// The style for a group inside a menu. Here the controls stand side by side.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public init() {}

  /// Draws a group.
  ///
  /// - Parameter configuration: The label and the controls of the group.
  public func makeBody(configuration: Configuration) -> some View {
    HStack { configuration.content }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The platform's style.
  @MainActor @preconcurrency public static var automatic: AutomaticControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The style for a navigation bar.
  @MainActor @preconcurrency public static var navigation: NavigationControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The style for a palette of small controls.
  @MainActor @preconcurrency public static var palette: PaletteControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The style that puts the controls into a menu under the label of the group.
  @MainActor @preconcurrency public static var menu: MenuControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The style for a group inside a menu.
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
  ///
  /// - Parameter style: The style, which stays in force until another one is set further in.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, style)
  }
}
