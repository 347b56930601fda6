extension View {
  /// Sets what text, shapes and images in this view are drawn with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    attribute(.foreground, .paint(style._paint()))
  }

  /// Sets what text, shapes and images in this view are drawn with. The second level is a weaker
  /// form of the first, whatever `secondary` says.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2
  ) -> some View {
    foregroundStyle(primary)
  }

  /// Sets what text, shapes and images in this view are drawn with. The further levels are weaker
  /// forms of the first, whatever `secondary` and `tertiary` say.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1,
    _ secondary: S2,
    _ tertiary: S3
  ) -> some View {
    foregroundStyle(primary)
  }

  /// Sets the colour of text, shapes and images in this view; nil leaves it as it is around it.
  public func foregroundColor(_ color: Color?) -> some View {
    attribute(.foreground, color.map { .paint(.color($0)) })
  }

  /// Sets the colour of controls in this view; nil leaves it as it is around it.
  public func tint(_ tint: Color?) -> some View {
    self.tint(paint: tint.map { .color($0) })
  }

  /// Sets what controls in this view are drawn with; nil leaves it as it is around it.
  @_disfavoredOverload
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    self.tint(paint: tint?._paint())
  }

  /// Sets the colour of controls in this view, by the older name.
  public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }

  /// Draws the view for light or dark; nil leaves that to the reader.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    attribute(.colorScheme, colorScheme.map { .text($0.rawValue) })
      .transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
  }

  /// Draws the view for light or dark.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    preferredColorScheme(colorScheme)
  }

  /// Sets how large controls in this view are.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
