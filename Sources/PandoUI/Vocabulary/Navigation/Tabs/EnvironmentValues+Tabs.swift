/// The position of the tab bar.
public struct TabBarPlacement: Hashable, Sendable {
  let name: String
  /// At the top.
  public static let topBar = Self(name: "topBar")
  /// At the bottom.
  public static let bottomBar = Self(name: "bottomBar")
  /// At the side.
  public static let sidebar = Self(name: "sidebar")
  /// The tabs are dots.
  public static let pageIndicator = Self(name: "pageIndicator")
  /// Beside the window.
  public static let ornament = Self(name: "ornament")
}

/// The position of the accessory view below the tabs.
public struct TabViewBottomAccessoryPlacement: Hashable, Sendable {
  let name: String
  /// In the bar.
  public static let inline = Self(name: "inline")
  /// Above the bar.
  public static let expanded = Self(name: "expanded")
}

private enum TabBarPlacementKey: EnvironmentKey {
  static var defaultValue: TabBarPlacement? { nil }
}

private enum TabAccessoryPlacementKey: EnvironmentKey {
  static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
  /// The position of the tab bar; always nil, because the renderer decides.
  public var tabBarPlacement: TabBarPlacement? { self[TabBarPlacementKey.self] }

  /// The position of the accessory view below the tabs; always nil, because the renderer decides.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    self[TabAccessoryPlacementKey.self]
  }
}
