/// Words with a picture.
///
/// ```swift
/// Label("Downloads", systemImage: "arrow.down.circle")
/// ```
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  @Environment(\.labelStyle) private var style

  init(title: Title, icon: Icon) {
    self.title = title
    self.icon = icon
  }

  /// A label from a view for the words and one for the picture.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }

  /// The label, as the style around it draws it.
  public var body: some View {
    if let style, !(style is any BuiltInLabelStyle) {
      styled(style)
    } else {
      LabelElement(title: title, icon: icon, style: (style as? any BuiltInLabelStyle)?._name)
    }
  }

  private func styled<Style: LabelStyle>(_ style: Style) -> AnyView {
    let configuration = LabelStyleConfiguration(
      title: _StyleContent(title),
      icon: _StyleContent(icon)
    )
    // A style that draws it with changes does not ask itself again.
    return AnyView(
      StyledBody(style: style) { $0.makeBody(configuration: configuration) }
        .environment(\.labelStyle, nil)
    )
  }
}

extension Label where Title == Text, Icon == Image {
  /// Words with one of the system's images.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// Words with one of the system's images.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// Words with an image of the application.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(decorative: name))
  }

  /// Words with an image of the application.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(decorative: name))
  }

  /// Words with an image of the application.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: Text(titleKey), icon: Image(decorative: resource.name))
  }

  /// Words with an image of the application.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: Text(title), icon: Image(decorative: resource.name))
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// A label as a style was given it, to draw it with changes.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

/// A label as it is drawn: the picture, then the words.
struct LabelElement<Title: View, Icon: View>: ElementView {
  let title: Title
  let icon: Icon
  let style: String?

  var kind: ElementKind { .label }

  @ViewBuilder var content: some View {
    if style != "titleOnly" { icon }
    if style != "iconOnly" { title }
  }

  func describe(_ element: inout ElementDescription, in environment: EnvironmentValues) {
    element[.style] = style.map { .text($0) }
    // Who does not see the picture hears the words.
    if style == "iconOnly", let text = title as? Text {
      element[.accessibilityLabel] = .text(text.words(in: environment.locale))
    }
  }
}
