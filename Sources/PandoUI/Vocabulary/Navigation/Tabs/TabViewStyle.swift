/// The appearance of a tab view.
@MainActor @preconcurrency
public protocol TabViewStyle {
  /// The name of the style in attributes.
  @_documentation(visibility: internal)
  var _name: String { get }
}

/// The platform's default.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// `automatic`.
  public var _name: String { "automatic" }
}

/// Pages side by side, with dots instead of tabs.
public struct PageTabViewStyle: TabViewStyle {
  /// The condition under which the dots are visible.
  public struct IndexDisplayMode: Hashable, Sendable {
    let name: String
    /// If there are several pages.
    public static let automatic = Self(name: "automatic")
    /// Always.
    public static let always = Self(name: "always")
    /// Never.
    public static let never = Self(name: "never")
  }

  let mode: IndexDisplayMode

  /// Makes the style.
  ///
  /// - Parameter indexDisplayMode: The condition under which the dots are visible. With `never`,
  ///   they appear only while the pointer is at their place or the keyboard focus is on them.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  /// `page`, or `pageWithoutIndex`.
  public var _name: String { mode == .never ? "pageWithoutIndex" : "page" }
}

/// A bar of tabs only.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// `tabBarOnly`.
  public var _name: String { "tabBarOnly" }
}

/// Tabs in a bar, or in a sidebar if there is room.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// `sidebarAdaptable`.
  public var _name: String { "sidebarAdaptable" }
}

/// Tabs in a box, as in a window of settings.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// `grouped`.
  public var _name: String { "grouped" }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The platform's default.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages beside each other, with dots instead of tabs.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages side by side, with optional dots.
  ///
  /// - Parameter indexDisplayMode: The condition under which the dots are visible. With `never`,
  ///   they appear only while the pointer is at their place or the keyboard focus is on them.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs only.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs in a bar, or in a sidebar if there is room.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// Tabs in a box, as in a window of settings.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension View {
  /// Sets the style of the tab views inside.
  ///
  /// - Parameter style: The style. A browser draws all but the page styles alike.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewStyle, style._name)
  }

  /// Puts a view below the pages of the tabs, and above their bar if that is at the bottom.
  ///
  /// - Parameter content: The view below the pages; built at once.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    environment(\.tabAccessory, AnyView(content()))
  }
}
