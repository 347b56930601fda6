public import Foundation

extension View {
  /// Accepted; renderers draw bars in their own way.
  public func toolbarForegroundStyle<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Accepted; the bar of tabs stays where it is.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// Accepted; searching looks as in any other tab.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// Accepted; tabs cannot be arranged.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }

  /// Accepted; tabs cannot be arranged.
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  /// Accepted; the search field stands where the renderer puts it.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

  /// Accepted; the search field stands where the renderer puts it.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Accepted; whether one can dictate is the browser's.
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> some View { self }

  /// Accepted; a screen stands for no file.
  public func navigationDocument(_ url: URL) -> some View { self }

  /// Accepted; a screen stands for no file.
  public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  /// Hides the item, or shows it.
  @ViewBuilder
  public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    if !hidden { self }
  }

  /// Puts a view under what tabs show.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
}

extension TabContent {
  /// Accepted; tabs cannot be arranged.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// Accepted; tabs cannot be arranged.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
}

extension CustomizableToolbarContent {
  /// Accepted; toolbars cannot be arranged.
  public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Accepted; toolbars cannot be arranged.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic,
    options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent { self }
}

/// When the bar of tabs gets smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// Never.
  public static let never = Self(name: "never")
  /// When content is scrolled down.
  public static let onScrollDown = Self(name: "onScrollDown")
  /// When content is scrolled up.
  public static let onScrollUp = Self(name: "onScrollUp")
}

/// What the tab for searching does.
public struct TabSearchActivation: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// It begins to search.
  public static let searchTabSelection = Self(name: "searchTabSelection")
}

/// Whether a tab can be arranged.
public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// It cannot.
  public static let disabled = Self(name: "disabled")
  /// It can be moved.
  public static let reorderable = Self(name: "reorderable")
}

/// Where tabs are.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// In a bar.
  public static let tabBar = Self(name: "tabBar")
  /// In a sidebar.
  public static let sidebar = Self(name: "sidebar")
}

/// Where a tab is.
public struct TabPlacement: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// In the bar, always.
  public static let pinned = Self(name: "pinned")
  /// In the sidebar only.
  public static let sidebarOnly = Self(name: "sidebarOnly")
}

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

/// How the search field looks.
public struct SearchToolbarBehavior: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// As a button.
  public static let minimize = Self(name: "minimize")
}

/// What becomes of the bar while searching.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// It stays.
  public static let avoidHidingContent = Self(name: "avoidHidingContent")
}

/// When dictation begins.
public struct TextInputDictationActivation: Hashable, Sendable {
  let name: String
  /// When it is chosen.
  public static let onSelect = Self(name: "onSelect")
  /// When it is looked at.
  public static let onLook = Self(name: "onLook")
}

/// Whether an item can be arranged.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  let name: String
  /// It can.
  public static let `default` = Self(name: "default")
  /// It can be moved.
  public static let reorderable = Self(name: "reorderable")
  /// It cannot.
  public static let disabled = Self(name: "disabled")
}

/// Whether one can dictate into a field.
public struct TextInputDictationBehavior: Hashable, Sendable {
  let name: String
  /// As the platform has it.
  public static let automatic = Self(name: "automatic")
  /// One can.
  public static func inline(activation: TextInputDictationActivation) -> Self {
    Self(name: "inline")
  }
}

/// How an item can be arranged.
public struct ToolbarCustomizationOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is always there to choose from.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1 << 0)
}

/// How somebody arranged tabs. Nobody can.
public struct TabViewCustomization: Codable, Hashable, Sendable {
  /// As they are written.
  public init() {}

  /// Puts the tabs back.
  public mutating func resetTabOrder() {}

  /// Puts the tabs back.
  public mutating func resetSectionOrder() {}

  /// Puts the tabs back.
  public mutating func resetVisibility() {}
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
