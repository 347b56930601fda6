/// A field for one line of text, or for a value that is written as text.
///
/// ```swift
/// TextField("Name", text: $name)
/// TextField("Price", value: $price, format: .currency(code: "EUR"))
/// ```
///
/// With a format, the field keeps the text as the user types it, and writes the value whenever the
/// text parses. After a submit, or when it loses the focus, the field shows the formatted value
/// again.
public struct TextField<Label: View>: View {
  var source: TextSource
  var label: Label
  var prompt: Text?
  var axis = Axis.horizontal
  var selection: Binding<TextSelection?>?
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: (() -> Void)?
  /// Whether a custom style draws this field, so that the style is not applied again.
  var isInStyle = false

  @Environment(\.textFieldStyle) private var style

  init(source: TextSource, label: Label, prompt: Text? = nil, axis: Axis = .horizontal) {
    self.source = source
    self.label = label
    self.prompt = prompt
    self.axis = axis
  }

  /// The field, drawn by the style in the environment.
  public var body: some View {
    if let style, !isInStyle, !(style is any BuiltInTextFieldStyle) {
      styled(style)
    } else {
      FieldElement(
        kind: .textField,
        source: source,
        label: FieldLabel(label: label),
        prompt: prompt,
        axis: axis,
        style: (style as? any BuiltInTextFieldStyle)?._name,
        selection: selection,
        onEditingChanged: onEditingChanged,
        onCommit: onCommit
      )
    }
  }

  private func styled<Style: TextFieldStyle>(_ style: Style) -> AnyView {
    var field = TextField<_TextFieldStyleLabel>(
      source: source,
      label: _TextFieldStyleLabel(label),
      prompt: prompt ?? (label as? Text),
      axis: axis
    )
    field.selection = selection
    field.onEditingChanged = onEditingChanged
    field.onCommit = onCommit
    field.isInStyle = true
    let configuration = field
    return AnyView(StyledBody(style: style) { $0._body(configuration: configuration) })
  }
}
