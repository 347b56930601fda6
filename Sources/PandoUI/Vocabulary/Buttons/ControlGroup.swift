/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  let content: Content
  @Environment(\.controlGroupStyle) private var style

  /// Puts controls side by side.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Puts controls side by side. The label is drawn where the group is a menu.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// Puts controls side by side. The title is drawn where the group is a menu.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
  }

  /// Puts controls side by side. The title is drawn where the group is a menu.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(title))
  }

  /// The controls, as the style around them draws them.
  public var body: some View {
    if let style {
      styled(style)
    } else {
      HStack { content }
    }
  }

  private func styled<Style: ControlGroupStyle>(_ style: Style) -> AnyView {
    let label = (content as? any LabeledControls)?.anyLabel ?? AnyView(EmptyView())
    let configuration = ControlGroupStyleConfiguration(
      label: _StyleContent(label),
      content: _StyleContent(content.environment(\.controlGroupStyle, style))
    )
    // A style that draws the group with changes does not ask itself again.
    return AnyView(
      StyledBody(style: style) { $0.makeBody(configuration: configuration) }
        .environment(\.controlGroupStyle, nil)
    )
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// What a style was given, to draw it with changes.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
  }
}

/// Controls that say what they are called.
@MainActor
protocol LabeledControls {
  var anyLabel: AnyView { get }
}

extension LabeledControlGroupContent: LabeledControls {
  var anyLabel: AnyView { AnyView(label) }
}

/// Controls that belong together, and what they are called.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// The controls.
  public var body: some View { content }
}
