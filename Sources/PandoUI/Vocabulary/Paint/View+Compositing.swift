extension View {
  /// Draws the view and its content as one layer, before outer effects and blend modes are applied.
  ///
  /// Views inside with a `blendMode(_:)` are blended with each other, and not with what is behind the group.
  public func compositingGroup() -> some View {
    attribute(.isIsolated, .flag(true))
  }

  /// Draws the view and its content as one layer, as `compositingGroup()` does.
  ///
  /// - Parameters:
  ///   - opaque: No effect here: what the view does not cover stays clear.
  ///   - colorMode: No effect here: browsers mix colours in one way.
  public func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { compositingGroup() }
}
