extension Picker {
  /// Makes a picker with views as its label and for the picked value.
  ///
  /// - Parameters:
  ///   - selection: The picked value; written when the user picks another option.
  ///   - content: Builds the options, whose tags are the values; called once in the initializer.
  ///   - label: Builds the label, called once in the initializer.
  ///   - currentValueLabel: Builds the view for the picked value, which stands in place of its
  ///     option where the options are in a menu or on a screen; called once in the initializer.
  public init(
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: label)
    self.currentValueLabel = AnyView(currentValueLabel())
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title, and a view for the picked value.
  ///
  /// - Parameters:
  ///   - titleKey: The title, as a localization key.
  ///   - selection: The picked value; written when the user picks another option.
  ///   - content: Builds the options, whose tags are the values; called once in the initializer.
  ///   - currentValueLabel: Builds the view for the picked value, which stands in place of its
  ///     option where the options are in a menu or on a screen; called once in the initializer.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(titleKey, selection: selection, content: content)
    self.currentValueLabel = AnyView(currentValueLabel())
  }

  /// Makes a picker with a title, and a view for the picked value.
  ///
  /// - Parameters:
  ///   - title: The title, drawn as it is and not localized.
  ///   - selection: The picked value; written when the user picks another option.
  ///   - content: Builds the options, whose tags are the values; called once in the initializer.
  ///   - currentValueLabel: Builds the view for the picked value, which stands in place of its
  ///     option where the options are in a menu or on a screen; called once in the initializer.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(title, selection: selection, content: content)
    self.currentValueLabel = AnyView(currentValueLabel())
  }
}
