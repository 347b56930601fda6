/// A field for text of many lines.
public struct TextEditor: View {
  let source: TextSource

  @Environment(\.textEditorStyleName) private var style

  /// A field for text.
  public init(text: Binding<String>) {
    source = TextSource(text)
  }

  /// The field.
  public var body: some View {
    FieldElement(
      kind: .textEditor,
      source: source,
      label: FieldLabel(label: EmptyView()),
      style: style
    )
  }
}

/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
  /// The style as attributes spell it; nil for the platform's.
  @_documentation(visibility: internal)
  var _name: String? { get }
}

/// The style of the platform.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// The style as attributes spell it; nil for the platform's.
  @_documentation(visibility: internal)
  public var _name: String? { nil }

  /// Makes the style.
  public init() {}
}

/// No decoration.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// The style as attributes spell it; nil for the platform's.
  @_documentation(visibility: internal)
  public var _name: String? { "plain" }

  /// Makes the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The style of the platform.
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
  /// Sets the style of the text editors inside.
  public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    modifier(StyleNameModifier<TextEditor>(name: style._name))
  }
}
