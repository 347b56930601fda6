extension View {
  /// Sets the background of bars, which is visible if ``toolbarBackgroundVisibility(_:for:)`` is
  /// `.visible`. Otherwise the bar of a screen that is scrolled to its top has no background.
  ///
  /// - Parameters:
  ///   - style: The fill of the background.
  ///   - bars: The bars; none stands for `.automatic`. The bar of the screen has a background; others have the renderer's.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.paint = style._paint() }
  }

  /// Sets whether the background of bars is seen.
  ///
  /// - Parameters:
  ///   - visibility: `.visible` shows the background that ``toolbarBackground(_:for:)-(S,_)`` sets.
  ///   - bars: The bars; none stands for `.automatic`.
  public func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.visibility = visibility }
  }

  /// Sets whether the background of bars is seen.
  ///
  /// - Parameters:
  ///   - visibility: `.visible` shows the background that ``toolbarBackground(_:for:)-(S,_)`` sets.
  ///   - bars: The bars; none stands for `.automatic`.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.visibility = visibility }
  }

  /// Sets the colour scheme of bars whose background is seen.
  ///
  /// - Parameters:
  ///   - colorScheme: Light or dark; nil is that of the window.
  ///   - bars: The bars; none stands for `.automatic`.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View {
    barLook(bars) { $0.colorScheme = colorScheme }
  }

  private func barLook(
    _ bars: [ToolbarPlacement],
    _ change: (inout BarAppearance) -> Void
  ) -> some View {
    let names = bars.isEmpty ? ["automatic"] : bars.map(\.name)
    return screenSettings { settings in
      if names.contains("automatic") || names.contains("navigationBar") { change(&settings.look) }
    }
  }
}

/// The look of a screen's bar.
struct BarAppearance: Equatable {
  var paint: Paint?
  var visibility: Visibility?
  var colorScheme: ColorScheme?

  /// Takes what is still missing from another look.
  mutating func fill(from other: BarAppearance) {
    paint = paint ?? other.paint
    visibility = visibility ?? other.visibility
    colorScheme = colorScheme ?? other.colorScheme
  }

  func describe(_ element: inout ElementDescription) {
    guard visibility == .visible else { return }
    // Without a fill of its own a bar with a scheme has the background of that scheme.
    let paint = paint ?? colorScheme.map { _ in .role(.background) }
    element[.barBackground] = paint.map { .paint($0) }
    element[.barColorScheme] = colorScheme.map { .text($0.rawValue) }
  }
}
