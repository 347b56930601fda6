public import Foundation
import PandoSharing

extension View {
  /// No effect here: the bar of tabs stays where it is.
  ///
  /// - Parameter behavior: The condition under which the bar of tabs gets smaller.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }

  /// No effect here: a tab for searching looks like any other tab.
  ///
  /// - Parameter activation: What choosing the tab for searching does.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

  /// No effect here: tabs cannot be arranged.
  ///
  /// - Parameter customization: The user's arrangement of the tabs. It is neither read nor written.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }

  /// No effect here: tabs cannot be arranged.
  ///
  /// - Parameter defaultPlacement: The placement of tabs at first.
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }

  /// No effect here: renderers draw the dots in their own way.
  ///
  /// - Parameter style: The style of the dots under pages.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

extension TabContent {
  /// No effect here: tabs cannot be arranged.
  ///
  /// - Parameters:
  ///   - behavior: Whether the tab can be arranged.
  ///   - placements: The places that this is for.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior,
    for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }

  /// No effect here: tabs cannot be arranged.
  ///
  /// - Parameter placement: Where the tab is.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }

  /// Gives the tab an identity. No effect here: tabs cannot be arranged.
  ///
  /// - Parameter id: The identity under which the arrangement of the tab is kept.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}

/// The condition under which the bar of tabs gets smaller. No effect here: the bar of tabs stays
/// where it is.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// Never.
  public static let never = Self(name: "never")
  /// When content is scrolled down.
  public static let onScrollDown = Self(name: "onScrollDown")
  /// When content is scrolled up.
  public static let onScrollUp = Self(name: "onScrollUp")
}

/// The effect of selecting the tab for searching. No effect here: a tab for searching looks like
/// any other tab.
public struct TabSearchActivation: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// Selecting the tab starts a search.
  public static let searchTabSelection = Self(name: "searchTabSelection")
}

/// The behaviour of a tab when tabs are arranged. No effect here: tabs cannot be arranged.
public struct TabCustomizationBehavior: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// The tab cannot be arranged.
  public static let disabled = Self(name: "disabled")
  /// The tab can be moved.
  public static let reorderable = Self(name: "reorderable")
}

/// The placement of tabs. No effect here: tabs cannot be arranged.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// In a bar.
  public static let tabBar = Self(name: "tabBar")
  /// In a sidebar.
  public static let sidebar = Self(name: "sidebar")
}

/// The placement of a tab. No effect here: tabs cannot be arranged.
public struct TabPlacement: Hashable, Sendable {
  let name: String
  /// The platform's default.
  public static let automatic = Self(name: "automatic")
  /// Always in the bar.
  public static let pinned = Self(name: "pinned")
  /// In the sidebar only.
  public static let sidebarOnly = Self(name: "sidebarOnly")
}

/// The arrangement of tabs by the user. No effect here: tabs cannot be arranged.
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

extension AppStorage where Value == TabViewCustomization {
  /// Makes an arrangement of tabs. No effect here: tabs cannot be arranged, and nothing is stored.
  ///
  /// - Parameters:
  ///   - wrappedValue: The arrangement.
  ///   - key: The key in the storage.
  ///   - store: The storage.
  public init(
    wrappedValue: TabViewCustomization = TabViewCustomization(),
    _ key: String,
    store: UserDefaults? = nil
  ) {
    self.init(store: store) { _ in Shared(value: wrappedValue) }
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// Makes an arrangement of tabs. No effect here: tabs cannot be arranged.
  ///
  /// - Parameter key: The key in the storage.
  public init(_ key: String) { self.init(wrappedValue: TabViewCustomization(), key) }
}

/// The style of the dots under pages. No effect here: renderers draw the dots in their own way.
@MainActor @preconcurrency
public protocol IndexViewStyle {}

/// Dots, one for each page. No effect here: renderers draw the dots in their own way.
public struct PageIndexViewStyle: IndexViewStyle {
  /// The condition under which the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String
    /// The platform's default.
    public static let automatic = Self(name: "automatic")
    /// While they are used.
    public static let interactive = Self(name: "interactive")
    /// Always.
    public static let always = Self(name: "always")
    /// Never.
    public static let never = Self(name: "never")
  }

  /// Makes the style.
  ///
  /// - Parameter backgroundDisplayMode: The condition under which the dots have a background.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots on a background.
  ///
  /// - Parameter backgroundDisplayMode: The condition under which the dots have a background.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
