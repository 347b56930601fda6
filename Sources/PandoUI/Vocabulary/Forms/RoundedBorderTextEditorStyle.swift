/// A line with round corners around the text.
public struct RoundedBorderTextEditorStyle: TextEditorStyle {
  /// Nil: the renderer's default already draws the border.
  @_documentation(visibility: internal)
  public var _name: String? { nil }

  /// Makes the style.
  public init() {}
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
  /// A line with round corners around the text.
  @MainActor @preconcurrency public static var roundedBorder: RoundedBorderTextEditorStyle {
    .init()
  }
}
