/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  let content: Content

  /// Puts controls side by side.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Puts controls side by side. The label is for menus and is not drawn.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content(), label: label())
  }

  /// Puts controls side by side. The title is for menus and is not drawn.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(titleKey))
  }

  /// Puts controls side by side. The title is for menus and is not drawn.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content(), label: Text(title))
  }

  /// The controls side by side.
  public var body: some View {
    HStack { content }
  }
}

/// Controls that belong together, and what they are called.
public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content
  let label: Label

  /// The controls.
  public var body: some View { content }
}
