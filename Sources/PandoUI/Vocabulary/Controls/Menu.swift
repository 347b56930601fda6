/// A button that opens a list of controls.
///
/// ```swift
/// Menu("Actions") {
///   Button("Duplicate", action: duplicate)
///   Button("Delete…", role: .destructive, action: delete)
/// }
/// ```
public struct Menu<Label: View, Content: View>: View {
  let label: Label
  let items: Content
  let primaryAction: (@MainActor () -> Void)?

  @Environment(\.menuStyle) private var style

  /// The menu, as the style of the environment draws it.
  public var body: some View {
    if let style, !(style is any BuiltInMenuStyle) {
      styled(style)
    } else {
      MenuElement(
        style: (style as? any BuiltInMenuStyle)?._name,
        primaryAction: primaryAction,
        content: TupleView(Part("label", label), items)
      )
    }
  }

  private func styled<Style: MenuStyle>(_ style: Style) -> AnyView {
    let configuration = MenuStyleConfiguration(
      label: _StyleContent(label),
      content: _StyleContent(items.environment(\.menuStyle, style)),
      primaryAction: primaryAction
    )
    // The body of the style may contain the menu itself, which then needs another style.
    return AnyView(
      StyledBody(style: style) { $0.makeBody(configuration: configuration) }
        .environment(\.menuStyle, nil)
    )
  }
}

extension Menu {
  /// Makes a menu with a view as its label.
  ///
  /// - Parameters:
  ///   - content: Builds the items of the menu, called once in the initializer.
  ///   - label: Builds the label, called once in the initializer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), items: content(), primaryAction: nil)
  }

  /// Makes a menu whose label runs an action when it is pressed.
  ///
  /// - Parameters:
  ///   - content: Builds the items of the menu, called once in the initializer.
  ///   - label: Builds the label, called once in the initializer.
  ///   - primaryAction: Called on the main actor when the label is pressed; its mark or a long
  ///     press opens the menu.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), items: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - content: Builds the items of the menu, called once in the initializer.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a menu with a title.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - content: Builds the items of the menu, called once in the initializer.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a menu with a title that runs an action when it is pressed.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - content: Builds the items of the menu, called once in the initializer.
  ///   - primaryAction: Called on the main actor when the label is pressed; its mark or a long
  ///     press opens the menu.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Makes a menu with a title that runs an action when it is pressed.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - content: Builds the items of the menu, called once in the initializer.
  ///   - primaryAction: Called on the main actor when the label is pressed; its mark or a long
  ///     press opens the menu.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == PandoUI.Label<Text, Image> {
  /// Makes a menu with a title and a system image.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - systemImage: The name of a system image, drawn beside the title.
  ///   - content: Builds the items of the menu, called once in the initializer.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PandoUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a system image.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - systemImage: The name of a system image, drawn beside the title.
  ///   - content: Builds the items of the menu, called once in the initializer.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PandoUI.Label(title, systemImage: systemImage) }
  }

  /// Makes a menu with a title and a system image that runs an action when it is pressed.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - systemImage: The name of a system image, drawn beside the title.
  ///   - content: Builds the items of the menu, called once in the initializer.
  ///   - primaryAction: Called on the main actor when the label is pressed; its mark or a long
  ///     press opens the menu.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(
      content: content,
      label: { PandoUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction
    )
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Makes a menu from the configuration of a style, to draw it with changes.
  ///
  /// - Parameter configuration: The configuration that the style was given: label, items and
  ///   primary action.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label,
      items: configuration.content,
      primaryAction: configuration.primaryAction
    )
  }
}

/// The element of a menu. Renderers know whether it is open.
struct MenuElement<Content: View>: ElementView {
  let style: String?
  let primaryAction: (@MainActor () -> Void)?
  let content: Content

  var kind: ElementKind { .menu }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    // A menu is a button, so it looks as the buttons around do, unless its own style says more.
    let look = style == nil || style == "button" ? environment.buttonStyles.name ?? style : style
    element[.style] = look.map { .text($0) }
    element.describeControl(in: environment)
    if environment.hiddenIndicators.contains(.menus) { element[.indicatorIsHidden] = .flag(true) }
    if let primaryAction { element.onTap { MainActor.assumeIsolated { primaryAction() } } }
  }
}
