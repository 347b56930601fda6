extension View {
  /// Gives the screen a title.
  public func navigationTitle(_ title: Text) -> some View {
    screenSettings { $0.title = title }
  }

  /// Gives the screen a title.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Gives the screen a title.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(verbatim: String(title)))
  }

  /// Gives the screen a title that is kept elsewhere. The user cannot change it here.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Puts words under the title.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    screenSettings { $0.subtitle = subtitle }
  }

  /// Puts words under the title.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Puts words under the title.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(verbatim: String(subtitle)))
  }

  /// Gives the screen a title, by its older name.
  public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Gives the screen a title, by its older name.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Gives the screen a title, by its older name.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Gives the screen a title and says how large it is, by its older name.
  public func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Gives the screen a title and says how large it is, by its older name.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Gives the screen a title and says how large it is, by its older name.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Says how large the title of the screen is.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    screenSettings { $0.displayMode = displayMode.rawValue }
  }

  /// Takes the way back from the bar of the screen.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    screenSettings { $0.isBackHidden = hidesBackButton }
  }

  /// Takes the bar from the screen.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    screenSettings { $0.bars["navigationBar"] = hidden ? .hidden : .visible }
  }

  /// Says whether bars of the screen are seen.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    barVisibility(visibility, bars)
  }

  /// Says whether bars of the screen are seen.
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

/// Whether the bar of a tab view is seen.
enum TabBarVisibilityKey: PreferenceKey {
  static var defaultValue: Visibility? { nil }
  static func reduce(value: inout Visibility?, nextValue: () -> Visibility?) {
    value = value ?? nextValue()
  }
}
