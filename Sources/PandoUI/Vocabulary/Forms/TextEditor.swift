/// A field for text of several lines.
public struct TextEditor: View {
  let source: TextSource
  var selection: Binding<TextSelection?>?

  @Environment(\.textEditorStyleName) private var style

  /// Makes a field for text of several lines.
  ///
  /// - Parameter text: The text of the field; written after each input event, on the main actor.
  public init(text: Binding<String>) {
    source = TextSource(text)
  }

  /// Makes a field for text of several lines, whose selection the application knows and sets.
  ///
  /// - Parameters:
  ///   - text: The text of the field; written after each input event, on the main actor.
  ///   - selection: The selection; see ``TextSelection``. It is written when the user selects
  ///     something else, on the main actor.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    source = TextSource(text)
    self.selection = selection
  }

  /// The field.
  public var body: some View {
    FieldElement(
      kind: .textEditor,
      source: source,
      label: FieldLabel(label: EmptyView()),
      style: style,
      selection: selection
    )
  }
}

/// The appearance of text editors.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  var _name: String? { get }
}

/// The renderer's default style.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  public var _name: String? { nil }

  /// Makes the style.
  public init() {}
}

/// No decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The name that renderers know the style by; nil for the default.
  @_documentation(visibility: internal)
  public var _name: String? { "plain" }

  /// Makes the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The renderer's default style.
  @MainActor @preconcurrency public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// No decoration.
  @MainActor @preconcurrency public static var plain: PlainTextEditorStyle { .init() }
}

extension EnvironmentValues {
  var textEditorStyleName: String? { self[StyleNameKey<TextEditor>.self] }
}

extension View {
  /// Sets the style of the text editors in this view.
  ///
  /// - Parameter style: The style for this view and the views inside.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    modifier(StyleNameModifier<TextEditor>(name: style._name))
  }
}
