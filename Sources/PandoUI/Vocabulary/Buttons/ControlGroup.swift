/// Controls that belong together, drawn side by side.
public struct ControlGroup<Content: View>: View {
  let content: Content
  @Environment(\.controlGroupStyle) private var style

  /// Makes a group of controls.
  ///
  /// - Parameter content: Builds the controls, called once in the initializer.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a group of controls with a label, which is drawn where the group is a menu.
  ///
  /// - Parameters:
  ///   - content: Builds the controls, called once in the initializer.
  ///   - label: Builds the label, called once in the initializer.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// Makes a group of controls with a title, which is drawn where the group is a menu.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - content: Builds the controls, called once in the initializer.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
  }

  /// Makes a group of controls with a title, which is drawn where the group is a menu.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - content: Builds the controls, called once in the initializer.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(title))
  }

  /// The controls, as the style of the environment draws them.
  public var body: some View {
    if let style {
      styled(style)
    } else {
      JoinedControls(content: content)
    }
  }

  private func styled<Style: ControlGroupStyle>(_ style: Style) -> AnyView {
    let label = (content as? any LabeledControls)?.anyLabel ?? AnyView(EmptyView())
    let configuration = ControlGroupStyleConfiguration(
      label: _StyleContent(label),
      content: _StyleContent(content.environment(\.controlGroupStyle, style))
    )
    // The body of the style may contain the group itself, which then needs another style.
    return AnyView(
      StyledBody(style: style) { $0.makeBody(configuration: configuration) }
        .environment(\.controlGroupStyle, nil)
    )
  }
}

/// Controls that a page draws as one, with lines between them. In bars, menus and rows they stand
/// side by side.
struct JoinedControls<Content: View>: View {
  let content: Content

  var body: some View { HStack { content }.attribute(.style, .text("controlGroup")) }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Makes a group from the configuration of a style, to draw it with changes.
  ///
  /// - Parameter configuration: The configuration that the style was given: the label and the
  ///   controls.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
  }
}

/// Controls with a label.
@MainActor
protocol LabeledControls {
  var anyLabel: AnyView { get }
}

extension LabeledControlGroupContent: LabeledControls {
  var anyLabel: AnyView { AnyView(label) }
}

/// Controls that belong together, and their label.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// The controls.
  public var body: some View { content }
}
