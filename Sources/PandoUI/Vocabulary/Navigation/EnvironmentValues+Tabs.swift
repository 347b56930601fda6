/// Where the bar of tabs is.
public struct TabBarPlacement: Hashable, Sendable {
  let name: String
  /// At the top.
  public static let topBar = Self(name: "topBar")
  /// At the bottom.
  public static let bottomBar = Self(name: "bottomBar")
  /// At the side.
  public static let sidebar = Self(name: "sidebar")
  /// It is dots.
  public static let pageIndicator = Self(name: "pageIndicator")
  /// Beside the window.
  public static let ornament = Self(name: "ornament")
}

/// Where a view under the tabs is.
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
  /// Where the bar of tabs is; nil, as the renderer decides.
  public var tabBarPlacement: TabBarPlacement? { self[TabBarPlacementKey.self] }

  /// Where a view under the tabs is; nil, as the renderer decides.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
    self[TabAccessoryPlacementKey.self]
  }
}
