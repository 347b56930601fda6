extension View {
  /// Sets the fill of text, shapes and images in this view.
  ///
  /// - Parameter style: The fill of text, shapes and images.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(PaintModifier(key: .foreground, paint: style._paint()))
  }

  /// Sets the fill of text, shapes and images in this view, and that of the second layer of symbols.
  ///
  /// - Parameters:
  ///   - primary: The fill of the first level.
  ///   - secondary: The fill of the second layer of symbols: of the shape around a sign, of what has a badge. The second
  ///     level of text is a weaker form of the first.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View {
    foregroundStyle(primary)
      .modifier(PaintModifier(key: .secondForeground, paint: secondary._paint()))
      .environment(\.hasSymbolPalette, true)
  }

  /// Sets the fill of text, shapes and images in this view, and that of the second layer of symbols.
  ///
  /// - Parameters:
  ///   - primary: The fill of the first level.
  ///   - secondary: The fill of the second layer of symbols: of the shape around a sign, of what has a badge. The second
  ///     level of text is a weaker form of the first.
  ///   - tertiary: No effect here: symbols have two layers, and the third level of text is a weaker form of the first.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View {
    foregroundStyle(primary, secondary)
  }

  /// Sets the colour of text, shapes and images in this view.
  ///
  /// - Parameter color: The colour; nil leaves the one from around the view.
  public func foregroundColor(_ color: Color?) -> some View {
    attribute(.foreground, color.map { .paint(.color($0)) })
  }

  /// Sets the colour of controls in this view.
  ///
  /// - Parameter tint: The fill of controls; nil leaves the one from around the view.
  public func tint(_ tint: Color?) -> some View {
    self.tint(paint: tint.map { .color($0) })
  }

  /// Sets the fill of controls in this view.
  ///
  /// - Parameter tint: The fill of controls; nil leaves the one from around the view.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    self.tint(paint: tint?._paint())
  }

  /// Sets the colour of controls in this view: an older name for `tint`.
  ///
  /// - Parameter accentColor: The colour; nil leaves the one from around the view.
  public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }

  /// Sets the colour scheme of the window, or of the sheet or dialog that the view is in: bars and pushed screens
  /// have it, too.
  ///
  /// - Parameter colorScheme: The colour scheme; nil leaves it to the user's system.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    attribute(.preferredColorScheme, colorScheme.map { .text($0.rawValue) })
      .transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
  }

  /// Sets the colour scheme of the view.
  ///
  /// - Parameter colorScheme: The colour scheme.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets a value that is a colour scheme for this view and its content. For
  /// `\.colorScheme`, the view is drawn in it.
  ///
  /// - Parameters:
  ///   - keyPath: The value to set.
  ///   - value: The colour scheme. A page begins with that of the user's system.
  public func environment(
    _ keyPath: WritableKeyPath<EnvironmentValues, ColorScheme>,
    _ value: ColorScheme
  ) -> some View {
    let isDrawn = keyPath == \EnvironmentValues.colorScheme
    return attribute(.colorScheme, isDrawn ? .text(value.rawValue) : nil)
      .modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Sets the size of the controls in this view.
  ///
  /// - Parameter controlSize: The size; only buttons and progress views are drawn in sizes.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
