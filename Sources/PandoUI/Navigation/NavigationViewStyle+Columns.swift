/// Columns. An older navigation view is a stack whatever its style is.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  init() {}
}

/// Two columns. An older navigation view is a stack whatever its style is.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the style.
  public init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns. An older navigation view is a stack whatever its style is.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}
