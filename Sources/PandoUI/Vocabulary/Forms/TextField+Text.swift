extension TextField {
  /// A field for text, with a view as its label.
  ///
  /// - Parameters:
  ///   - text: The text of the field; written after each input event, on the main actor.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  ///   - label: Makes the label, once, when this view is made.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(source: TextSource(text), label: label(), prompt: prompt)
  }

  /// A field for text that may have several lines, with a view as its label.
  ///
  /// - Parameters:
  ///   - text: The text of the field; written after each input event, on the main actor.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  ///   - axis: `.vertical` makes an area that grows, where Return begins a line; `.horizontal`, one
  ///     line.
  ///   - label: Makes the label, once, when this view is made.
  public init(
    text: Binding<String>,
    prompt: Text? = nil,
    axis: Axis,
    @ViewBuilder label: () -> Label
  ) {
    self.init(source: TextSource(text), label: label(), prompt: prompt, axis: axis)
  }
}

extension TextField where Label == Text {
  /// A field for text.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - text: The text of the field; written after each input event, on the main actor.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(source: TextSource(text), label: Text(titleKey))
  }

  /// A field for text.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - text: The text of the field; written after each input event, on the main actor.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(source: TextSource(text), label: Text(title))
  }

  /// A field for text, with a prompt while it is empty.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - text: The text of the field; written after each input event, on the main actor.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(source: TextSource(text), label: Text(titleKey), prompt: prompt)
  }

  /// A field for text, with a prompt while it is empty.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - text: The text of the field; written after each input event, on the main actor.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(source: TextSource(text), label: Text(title), prompt: prompt)
  }

  /// A field for text that may have several lines.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - text: The text of the field; written after each input event, on the main actor.
  ///   - axis: `.vertical` makes an area that grows, where Return begins a line; `.horizontal`, one
  ///     line.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(source: TextSource(text), label: Text(titleKey), axis: axis)
  }

  /// A field for text that may have several lines.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - text: The text of the field; written after each input event, on the main actor.
  ///   - axis: `.vertical` makes an area that grows, where Return begins a line; `.horizontal`, one
  ///     line.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(source: TextSource(text), label: Text(title), axis: axis)
  }

  /// A field for text that may have several lines, with a prompt while it is empty.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - text: The text of the field; written after each input event, on the main actor.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  ///   - axis: `.vertical` makes an area that grows, where Return begins a line; `.horizontal`, one
  ///     line.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    prompt: Text?,
    axis: Axis
  ) {
    self.init(source: TextSource(text), label: Text(titleKey), prompt: prompt, axis: axis)
  }

  /// A field for text that may have several lines, with a prompt while it is empty.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - text: The text of the field; written after each input event, on the main actor.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  ///   - axis: `.vertical` makes an area that grows, where Return begins a line; `.horizontal`, one
  ///     line.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(source: TextSource(text), label: Text(title), prompt: prompt, axis: axis)
  }

  /// A field for text that reports when it is submitted, as in the first version of SwiftUI.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - text: The text of the field; written after each input event, on the main actor.
  ///   - onEditingChanged: Called on the main actor with true when the field gets the focus, and
  ///     false after.
  ///   - onCommit: Called on the main actor when the user submits the field with the Return key.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: (() -> Void)? = nil
  ) {
    self.init(source: TextSource(text), label: Text(titleKey))
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// A field for text that reports when it is submitted, as in the first version of SwiftUI.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - text: The text of the field; written after each input event, on the main actor.
  ///   - onCommit: Called on the main actor when the user submits the field with the Return key.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(source: TextSource(text), label: Text(titleKey))
    self.onCommit = onCommit
  }

  /// A field for text that reports when it is submitted, as in the first version of SwiftUI.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - text: The text of the field; written after each input event, on the main actor.
  ///   - onEditingChanged: Called on the main actor with true when the field gets the focus, and
  ///     false after.
  ///   - onCommit: Called on the main actor when the user submits the field with the Return key.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void,
    onCommit: (() -> Void)? = nil
  ) {
    self.init(source: TextSource(text), label: Text(title))
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// A field for text that reports when it is submitted, as in the first version of SwiftUI.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - text: The text of the field; written after each input event, on the main actor.
  ///   - onCommit: Called on the main actor when the user submits the field with the Return key.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(source: TextSource(text), label: Text(title))
    self.onCommit = onCommit
  }
}
