/// A title with an icon.
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

  /// Makes a label from two views.
  ///
  /// - Parameters:
  ///   - title: Makes the title, once, when the label is made.
  ///   - icon: Makes the icon, once, when the label is made.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.init(title: title(), icon: icon())
  }

  /// The label, drawn by the style in the environment.
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
    // The style is reset inside, so that a custom style can draw a `Label` without applying itself
    // again.
    return AnyView(
      StyledBody(style: style) { $0.makeBody(configuration: configuration) }
        .environment(\.labelStyle, nil)
    )
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title with a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - name: The name of a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: Text(titleKey), icon: Image(systemName: name))
  }

  /// A title with a symbol.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - name: The name of a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: Text(title), icon: Image(systemName: name))
  }

  /// A title with an image of the application.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - name: The name of an image set or of a file, or an address.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: Text(titleKey), icon: Image(decorative: name))
  }

  /// A title with an image of the application.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - name: The name of an image set or of a file, or an address.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: Text(title), icon: Image(decorative: name))
  }

  /// A title with an image of the application.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - resource: The image set.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: Text(titleKey), icon: Image(decorative: resource))
  }

  /// A title with an image of the application.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - resource: The image set.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: Text(title), icon: Image(decorative: resource))
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the view from the parts that a custom style received, with the default style.
  ///
  /// - Parameter configuration: The title and icon that a custom style received.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: configuration.title, icon: configuration.icon)
  }
}

/// The element of a label: the icon, then the title.
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
    // The title is the accessible name of the icon.
    if style == "iconOnly", let text = title as? Text {
      element[.accessibilityLabel] = .text(text.words(in: environment.locale))
    }
  }
}
