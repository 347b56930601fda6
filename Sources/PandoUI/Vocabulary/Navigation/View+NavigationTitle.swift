extension View {
  /// Sets the title of the screen.
  ///
  /// - Parameter title: The title, without its styles.
  public func navigationTitle(_ title: Text) -> some View {
    screenSettings { $0.title = title }
  }

  /// Sets the title of the screen.
  ///
  /// - Parameter titleKey: The title, translated for the reader.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen.
  ///
  /// - Parameter title: The title, shown as it is.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(verbatim: String(title)))
  }

  /// Sets the title of the screen to the value of a binding.
  ///
  /// - Parameter title: The title. It is read, never written: the user cannot change it.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets the subtitle of the screen.
  ///
  /// - Parameter subtitle: The subtitle, without its styles.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    screenSettings { $0.subtitle = subtitle }
  }

  /// Sets the subtitle of the screen.
  ///
  /// - Parameter subtitleKey: The subtitle, translated for the reader.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the subtitle of the screen.
  ///
  /// - Parameter subtitle: The subtitle, shown as it is.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(verbatim: String(subtitle)))
  }

  /// Sets the title of the screen, by its older name.
  ///
  /// - Parameter title: The title, without its styles.
  public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen, by its older name.
  ///
  /// - Parameter titleKey: The title, translated for the reader.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen, by its older name.
  ///
  /// - Parameter title: The title, shown as it is.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen and its size, by its older name.
  ///
  /// - Parameters:
  ///   - title: The title, without its styles.
  ///   - displayMode: `.inline` draws a small title in the bar; all other modes draw a large one.
  public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen and its size, by its older name.
  ///
  /// - Parameters:
  ///   - titleKey: The title, translated for the reader.
  ///   - displayMode: `.inline` draws a small title in the bar; all other modes draw a large one.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen and its size, by its older name.
  ///
  /// - Parameters:
  ///   - title: The title, shown as it is.
  ///   - displayMode: `.inline` draws a small title in the bar; all other modes draw a large one.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the size of the screen's title.
  ///
  /// - Parameter displayMode: `.inline` draws a small title in the bar; all other modes draw a
  ///   large one.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    screenSettings { $0.displayMode = displayMode.rawValue }
  }

  /// Hides the back button of the screen.
  ///
  /// - Parameter hidesBackButton: Whether the button is hidden.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    screenSettings { $0.isBackHidden = hidesBackButton }
  }

  /// Hides the bar of the screen.
  ///
  /// - Parameter hidden: Whether the bar is hidden.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    screenSettings { $0.bars["navigationBar"] = hidden ? .hidden : .visible }
  }

  /// Shows or hides bars of the screen.
  ///
  /// - Parameters:
  ///   - visibility: `.hidden` hides the bars; other values show them.
  ///   - bars: The bars; none stands for `.automatic`. Only the bars of the screen and its tab view
  ///     can be hidden.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  /// Shows or hides bars of the screen.
  ///
  /// - Parameters:
  ///   - visibility: `.hidden` hides the bars; other values show them.
  ///   - bars: The bars; none stands for `.automatic`. Only the bars of the screen and its tab view
  ///     can be hidden.
  public func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    barVisibility(visibility, bars)
  }

  private func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let names = bars.isEmpty ? ["automatic"] : bars.map(\.name)
    return screenSettings { settings in
      for name in names { settings.bars[name] = visibility }
    }
    .preference(
      key: TabBarVisibilityKey.self,
      value: names.contains("tabBar") ? visibility : nil
    )
  }
}

/// The visibility of a tab view's bar.
enum TabBarVisibilityKey: PreferenceKey {
  static var defaultValue: Visibility? { nil }
  static func reduce(value: inout Visibility?, nextValue: () -> Visibility?) {
    value = value ?? nextValue()
  }
}
