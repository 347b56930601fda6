/// A field whose text is not shown: for passwords.
public struct SecureField<Label: View>: View {
  let source: TextSource
  let label: Label
  let prompt: Text?
  var onCommit: () -> Void = {}

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
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    source = TextSource(text)
    self.label = label()
    self.prompt = prompt
  }
}

extension SecureField where Label == Text {
  /// A field with words as its label.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// A field with words as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  /// A field that shows a prompt while it is empty.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// A field that shows a prompt while it is empty.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// A field in the form of the first SwiftUI.
  public init(
    _ titleKey: LocalizedStringKey,
    text: Binding<String>,
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
    self.onCommit = onCommit
  }

  /// A field in the form of the first SwiftUI.
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
