extension TextField {
  /// A field for text whose selection the application knows and sets, with a view as its label.
  ///
  /// - Parameters:
  ///   - text: The text of the field; written after each input event, on the main actor.
  ///   - selection: The selection; see ``TextSelection``. It is written when the user selects
  ///     something else, on the main actor.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  ///   - axis: `.vertical` makes an area that grows, where Return begins a line; nil and `.horizontal`, one line.
  ///   - label: Makes the label, once, when this view is made.
  public init(
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      source: TextSource(text),
      label: label(),
      prompt: prompt,
      axis: axis ?? .horizontal
    )
    self.selection = selection
  }
}

extension TextField where Label == Text {
  /// A field for text whose selection the application knows and sets.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - text: The text of the field; written after each input event, on the main actor.
  ///   - selection: The selection; see ``TextSelection``. It is written when the user selects
  ///     something else, on the main actor.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  ///   - axis: `.vertical` makes an area that grows, where Return begins a line; nil and `.horizontal`, one line.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// A field for text whose selection the application knows and sets.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - text: The text of the field; written after each input event, on the main actor.
  ///   - selection: The selection; see ``TextSelection``. It is written when the user selects
  ///     something else, on the main actor.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  ///   - axis: `.vertical` makes an area that grows, where Return begins a line; nil and `.horizontal`, one line.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    selection: Binding<TextSelection?>,
    prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}
