/// A field that hides its text, for passwords.
public struct SecureField<Label: View>: View {
  let source: TextSource
  let label: Label
  let prompt: Text?
  var onCommit: (() -> Void)?

  @Environment(\.textFieldStyle) private var style

  /// The field.
  public var body: some View {
    FieldElement(
      kind: .secureField,
      source: source,
      label: FieldLabel(label: label),
      prompt: prompt,
      style: (style as? any BuiltInTextFieldStyle)?._name,
      onCommit: onCommit
    )
  }
}

extension SecureField {
  /// A field with a view as its label.
  ///
  /// - Parameters:
  ///   - text: The text of the field; written after each input event, on the main actor.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  ///   - label: Makes the label, once, when this view is made.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    source = TextSource(text)
    self.label = label()
    self.prompt = prompt
  }
}

extension SecureField where Label == Text {
  /// A field with text as its label.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - text: The text of the field; written after each input event, on the main actor.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// A field with text as its label.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - text: The text of the field; written after each input event, on the main actor.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// A field with a prompt while it is empty.
  ///
  /// - Parameters:
  ///   - titleKey: The label, translated for the locale in the environment.
  ///   - text: The text of the field; written after each input event, on the main actor.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field with a prompt while it is empty.
  ///
  /// - Parameters:
  ///   - title: The label, shown as it is.
  ///   - text: The text of the field; written after each input event, on the main actor.
  ///   - prompt: Shown while the field is empty; nil shows the label there, except in a form.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field that reports when it is submitted, as in the first version of SwiftUI.
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
    self.init(text: text) { Text(titleKey) }
    self.onCommit = onCommit
  }

  /// A field that reports when it is submitted, as in the first version of SwiftUI.
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
    self.init(text: text) { Text(title) }
    self.onCommit = onCommit
  }
}
