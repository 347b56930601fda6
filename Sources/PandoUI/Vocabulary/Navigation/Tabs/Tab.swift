import Foundation

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  let name: String
  /// A tab for searching.
  public static let search = TabRole(name: "search")
}

/// One tab: a value that identifies it, a label, and a page whose nodes are made when it is first
/// shown.
///
/// ```swift
/// TabView(selection: $tab) {
///   Tab("Home", systemImage: "house", value: Page.home) { HomeView() }
///   Tab("Search", systemImage: "magnifyingglass", value: Page.search) { SearchView() }
/// }
/// ```
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of the values that identify tabs.
  public typealias TabValue = Value

  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label

  /// Never evaluated.
  public var body: Never { fatalError("a tab has no body to evaluate") }

  /// Makes the views that are drawn.
  ///
  /// - Parameter tab: The tab to draw.
  @_documentation(visibility: internal)
  public static func _tabs(of tab: Self) -> AnyView {
    let page = tab.content.tabPage(role: tab.role) { tab.label }
    return tab.value.map { AnyView(page.tag($0)) } ?? AnyView(page)
  }
}

extension Tab {
  /// Makes a tab with a label of its own.
  ///
  /// - Parameters:
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab; it does not change how the tab looks.
  ///   - content: The page; its views are evaluated when it is first shown.
  ///   - label: The label of the tab; built at once.
  public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, role: role, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// Makes a tab without a value, with a label of its own.
  ///
  /// - Parameters:
  ///   - role: The purpose of the tab; it does not change how the tab looks.
  ///   - content: The page; its views are evaluated when it is first shown.
  ///   - label: The label of the tab; built at once.
  public init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Label == EmptyView {
  /// Makes a tab without a label, for a tab bar that the application draws.
  ///
  /// - Parameters:
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab; it does not change how the tab looks.
  ///   - content: The page; its views are evaluated when it is first shown.
  public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, role: role, content: content(), label: EmptyView())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Makes a tab with a title and a system image.
  ///
  /// - Parameters:
  ///   - titleKey: The title, translated for the reader.
  ///   - systemImage: The name of the system image in the label.
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab; it does not change how the tab looks.
  ///   - content: The page; its views are evaluated when it is first shown.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value,
      role: role,
      content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    )
  }

  /// Makes a tab with a title and a system image.
  ///
  /// - Parameters:
  ///   - title: The title, shown as it is.
  ///   - systemImage: The name of the system image in the label.
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab; it does not change how the tab looks.
  ///   - content: The page; its views are evaluated when it is first shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value,
      role: role,
      content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    )
  }

  /// Makes a tab with a title and an image.
  ///
  /// - Parameters:
  ///   - titleKey: The title, translated for the reader.
  ///   - image: The name of the image in the label.
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab; it does not change how the tab looks.
  ///   - content: The page; its views are evaluated when it is first shown.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: value,
      role: role,
      content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(image))
    )
  }

  /// Makes a tab for a role, with the role's label.
  ///
  /// - Parameters:
  ///   - value: The value of the selection while the tab is selected.
  ///   - role: The purpose of the tab, which gives it the label "Search".
  ///   - content: The page; its views are evaluated when it is first shown.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content(), label: .search)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Makes a tab without a value, with a title and a system image.
  ///
  /// - Parameters:
  ///   - titleKey: The title, translated for the reader.
  ///   - systemImage: The name of the system image in the label.
  ///   - role: The purpose of the tab; it does not change how the tab looks.
  ///   - content: The page; its views are evaluated when it is first shown.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil,
      role: role,
      content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    )
  }

  /// Makes a tab without a value, with a title and a system image.
  ///
  /// - Parameters:
  ///   - title: The title, shown as it is.
  ///   - systemImage: The name of the system image in the label.
  ///   - role: The purpose of the tab; it does not change how the tab looks.
  ///   - content: The page; its views are evaluated when it is first shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil,
      role: role,
      content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    )
  }

  /// Makes a tab for a role, with the role's label.
  ///
  /// - Parameters:
  ///   - role: The purpose of the tab, which gives it the label "Search".
  ///   - content: The page; its views are evaluated when it is first shown.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: .search)
  }
}

/// A title with an image.
public struct DefaultTabLabel: View {
  let title: Text
  let image: Image

  static var search: DefaultTabLabel {
    DefaultTabLabel(title: Text(.search), image: Image(systemName: "magnifyingglass"))
  }

  /// The image and the title.
  public var body: some View {
    image
    title
  }
}
