public import Foundation

// Entries of the environment that decide how text is drawn. A renderer gets them as attributes, which their modifiers
// set, so `environment(_:_:)` with such an entry sets them too.
extension View {
  /// Sets a value that is a font for this view and its content. For `\.font`, text in the view is drawn with it.
  ///
  /// - Parameters:
  ///   - keyPath: The value to set.
  ///   - value: The font; nil for that of the renderer.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Font?>,
    _ value: Font?
  ) -> some View {
    modifier(FontModifier())
      .modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Sets a value that is a text size for this view and its content. For `\.dynamicTypeSize`, text in the view has that size.
  ///
  /// - Parameters:
  ///   - keyPath: The value to set.
  ///   - value: The size.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, DynamicTypeSize>,
    _ value: DynamicTypeSize
  ) -> some View {
    modifier(TypeScaleModifier())
      .modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Sets a value that is a text size for this view and its content. For `\.sizeCategory`, text in the view has that size.
  ///
  /// - Parameters:
  ///   - keyPath: The value to set.
  ///   - value: The size.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, ContentSizeCategory>,
    _ value: ContentSizeCategory
  ) -> some View {
    modifier(TypeScaleModifier())
      .modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Sets a value that is an alignment of lines for this view and its content. For `\.multilineTextAlignment`, the lines of
  /// text in the view are aligned so.
  ///
  /// - Parameters:
  ///   - keyPath: The value to set.
  ///   - value: The alignment.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, TextAlignment>,
    _ value: TextAlignment
  ) -> some View {
    let isDrawn = keyPath == \EnvironmentValues.multilineTextAlignment
    return attribute(.textAlignment, isDrawn ? .text(value.rawValue) : nil)
      .modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Sets a value that is a case of letters for this view and its content. For `\.textCase`, text in the view is written so.
  ///
  /// - Parameters:
  ///   - keyPath: The value to set.
  ///   - value: The case; nil shows text as it is.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, Text.Case?>,
    _ value: Text.Case?
  ) -> some View {
    let isDrawn = keyPath == \EnvironmentValues.textCase
    return attribute(.textCase, isDrawn ? .text(value?.rawValue ?? "none") : nil)
      .modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Sets a value that is a number for this view and its content. For `\.lineSpacing`, lines of text in the view are so far
  /// apart.
  ///
  /// - Parameters:
  ///   - keyPath: The value to set.
  ///   - value: The number; a line spacing is in points.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, CGFloat>,
    _ value: CGFloat
  ) -> some View {
    let isDrawn = keyPath == \EnvironmentValues.lineSpacing
    return attribute(.lineSpacing, isDrawn ? .number(Double(value)) : nil)
      .modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }
}
