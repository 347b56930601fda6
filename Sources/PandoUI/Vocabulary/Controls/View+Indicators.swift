extension View {
  /// Shows or hides the arrow beside the labels of the menus inside.
  ///
  /// - Parameter visibility: Whether the arrow is seen; a menu in a menu has one in any case.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    transformEnvironment(\.hiddenIndicators) { $0.change(.menus, visibility) }
  }

  /// Shows or hides the arrow at the end of the rows inside that are links to a screen.
  ///
  /// - Parameter visibility: Whether the arrow is seen.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.hiddenIndicators) { $0.change(.links, visibility) }
  }

  /// Shows or hides the headers of the columns of the tables inside.
  ///
  /// - Parameter visibility: Whether the headers are seen. Hidden ones are read aloud all the same.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View {
    transformEnvironment(\.hiddenIndicators) { $0.change(.tableHeaders, visibility) }
  }
}

/// The indicators that are not drawn.
struct HiddenIndicators: OptionSet {
  let rawValue: UInt8

  static let menus = HiddenIndicators(rawValue: 1)
  static let links = HiddenIndicators(rawValue: 2)
  static let tableHeaders = HiddenIndicators(rawValue: 4)

  mutating func change(_ indicators: HiddenIndicators, _ visibility: Visibility) {
    if visibility == .hidden { formUnion(indicators) } else { subtract(indicators) }
  }
}

private enum HiddenIndicatorsKey: EnvironmentKey {
  static var defaultValue: HiddenIndicators { [] }
}

extension EnvironmentValues {
  var hiddenIndicators: HiddenIndicators {
    get { self[HiddenIndicatorsKey.self] }
    set { self[HiddenIndicatorsKey.self] = newValue }
  }
}
