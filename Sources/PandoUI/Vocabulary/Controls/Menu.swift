/// A button that shows what can be chosen.
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

  /// The menu, as the style around it draws it.
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
    // A style that draws it with changes does not ask itself again.
    return AnyView(
      StyledBody(style: style) { $0.makeBody(configuration: configuration) }
        .environment(\.menuStyle, nil)
    )
  }
}

extension Menu {
  /// A menu with a view as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), items: content(), primaryAction: nil)
  }

  /// A menu whose label does something by itself when it is pressed.
  public init(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(label: label(), items: content(), primaryAction: primaryAction)
  }
}

extension Menu where Label == Text {
  /// A menu with words as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A menu with words as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A menu with words as its label, which does something by itself when it is pressed.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// A menu with words as its label, which does something by itself when it is pressed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == PandoUI.Label<Text, Image> {
  /// A menu with words and a picture as its label.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PandoUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A menu with words and a picture as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { PandoUI.Label(title, systemImage: systemImage) }
  }

  /// A menu with words and a picture as its label, which does something by itself when pressed.
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
  /// What a style was given, to draw it with changes.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      label: configuration.label,
      items: configuration.content,
      primaryAction: configuration.primaryAction
    )
  }
}

/// A menu as it is drawn. Whether it is open is the renderer's business.
struct MenuElement<Content: View>: ElementView {
  let style: String?
  let primaryAction: (@MainActor () -> Void)?
  let content: Content

  var kind: ElementKind { .menu }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.style] = style.map { .text($0) }
    element.describeControl(in: environment)
    if let primaryAction { element.onTap { MainActor.assumeIsolated { primaryAction() } } }
  }
}
