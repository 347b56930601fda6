private enum BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

private enum SidebarRowSizeKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
}

/// The prominence of the background behind a view.
public struct BackgroundProminence: Hashable, Sendable {
  let name: String
  /// The usual prominence.
  public static let standard = Self(name: "standard")
  /// The prominence behind a selected row.
  public static let increased = Self(name: "increased")
}

/// The size of the rows of a sidebar.
public enum SidebarRowSize: Hashable, Sendable {
  case small, medium, large
}

extension EnvironmentValues {
  /// The prominence of the background; always `.standard` unless the application sets it.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// The size of sidebar rows; always `.medium` unless the application sets it.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
}
