import Foundation

/// The content of a tab view: tabs and sections of tabs.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that identify tabs.
  associatedtype TabValue: Hashable
  /// The type of the body.
  associatedtype Body: TabContent

  /// The tabs that this content consists of.
  @MainActor @preconcurrency var body: Body { get }

  /// The views that are drawn. An application's own tab content does not implement it.
  @_documentation(visibility: internal)
  static func _tabs(of content: Self) -> AnyView
}

extension TabContent {
  /// Makes the views that are drawn.
  ///
  /// - Parameter content: The tabs to draw.
  @_documentation(visibility: internal)
  public static func _tabs(of content: Self) -> AnyView {
    Body._tabs(of: content.body)
  }
}

extension Never: TabContent {
  /// No value identifies it.
  public typealias TabValue = Never

  /// Makes the views that are drawn.
  ///
  /// - Parameter content: The tabs to draw; there are none.
  @_documentation(visibility: internal)
  public static func _tabs(of content: Never) -> AnyView {}
}

/// One or several tabs, ready to be drawn.
@_documentation(visibility: internal)
public struct TabViews<TabValue: Hashable>: TabContent {
  let views: AnyView

  /// Never evaluated.
  public var body: Never { fatalError("tabs that are ready have no body") }

  /// Makes the views that are drawn.
  ///
  /// - Parameter content: The tabs to draw.
  @_documentation(visibility: internal)
  public static func _tabs(of content: Self) -> AnyView { content.views }
}

/// A tab or none.
@_documentation(visibility: internal)
public struct OptionalTab<Content: TabContent>: TabContent {
  /// The type of the values that identify tabs.
  public typealias TabValue = Content.TabValue

  let content: Content?

  /// Never evaluated.
  public var body: Never { fatalError("tabs that are ready have no body") }

  /// Makes the views that are drawn.
  ///
  /// - Parameter optional: The tab to draw, if there is one.
  @_documentation(visibility: internal)
  public static func _tabs(of optional: Self) -> AnyView {
    AnyView(optional.content.map { Content._tabs(of: $0) })
  }
}

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
  /// Makes a tab without a label, for tab bars of an application's own.
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

/// Tabs with a common header, which is not drawn.
public struct TabSection<Header: View, Content: TabContent>: TabContent {
  /// The type of the values that identify tabs.
  public typealias TabValue = Content.TabValue

  let header: Header
  let content: Content

  /// Makes a section with a view as its header.
  ///
  /// - Parameters:
  ///   - content: The tabs; built at once.
  ///   - header: The header, which is not drawn; built at once.
  public init(
    @TabContentBuilder<Content.TabValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.header = header()
    self.content = content()
  }

  /// Never evaluated.
  public var body: Never { fatalError("a section of tabs has no body to evaluate") }

  /// Makes the views that are drawn.
  ///
  /// - Parameter section: The section whose tabs are drawn.
  @_documentation(visibility: internal)
  public static func _tabs(of section: Self) -> AnyView { Content._tabs(of: section.content) }
}

// Without values to choose by, the compiler does not find the type of the builder by itself.
extension TabSection where Content.TabValue == Never {
  /// Makes a section of tabs without values, with a view as its header.
  ///
  /// - Parameters:
  ///   - content: The tabs; built at once.
  ///   - header: The header, which is not drawn; built at once.
  public init(
    @TabContentBuilder<Never> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.header = header()
    self.content = content()
  }
}

extension TabSection where Header == Text, Content.TabValue == Never {
  /// Makes a section of tabs without values, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is not drawn.
  ///   - content: The tabs; built at once.
  public init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<Never> content: () -> Content
  ) {
    header = Text(titleKey)
    self.content = content()
  }
}

extension TabSection where Header == Text {
  /// Makes a section with a title.
  ///
  /// - Parameters:
  ///   - titleKey: The title, which is not drawn.
  ///   - content: The tabs; built at once.
  public init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<Content.TabValue> content: () -> Content
  ) {
    header = Text(titleKey)
    self.content = content()
  }

  /// Makes a section with a title.
  ///
  /// - Parameters:
  ///   - title: The title, which is not drawn.
  ///   - content: The tabs; built at once.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @TabContentBuilder<Content.TabValue> content: () -> Content
  ) {
    header = Text(title)
    self.content = content()
  }
}

extension TabContent {
  /// Shows a number on the tab; 0 shows nothing.
  ///
  /// - Parameter count: The number on the tab.
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    TabViews(views: AnyView(Self._tabs(of: self).badge(count)))
  }

  /// Shows a text on the tab; nil shows nothing.
  ///
  /// - Parameter label: The text on the tab.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    TabViews(views: AnyView(Self._tabs(of: self).badge(label)))
  }

  /// Shows a text on the tab; nil shows nothing.
  ///
  /// - Parameter key: The text on the tab, translated for the reader.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    TabViews(views: AnyView(Self._tabs(of: self).badge(key)))
  }

  /// Leaves the tab out.
  ///
  /// - Parameter hidden: Whether the tab is left out; its page then loses its state.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    TabViews<TabValue>(views: AnyView(hidden ? nil : Self._tabs(of: self)))
  }
}

/// Builds the tabs of a tab view from a list of statements.
@MainActor @preconcurrency
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// A tab as it is.
  ///
  /// - Parameter content: The tab of one statement.
  public static func buildExpression<Content: TabContent<TabValue>>(
    _ content: Content
  ) -> Content { content }

  /// The first tab.
  ///
  /// - Parameter content: The tab of the first statement.
  public static func buildPartialBlock<Content: TabContent<TabValue>>(
    first content: Content
  ) -> Content { content }

  /// The tabs so far, and the next one.
  ///
  /// - Parameters:
  ///   - accumulated: The tabs so far.
  ///   - next: The tab of the next statement.
  public static func buildPartialBlock<
    Accumulated: TabContent<TabValue>,
    Next: TabContent<TabValue>
  >(
    accumulated: Accumulated,
    next: Next
  ) -> TabViews<TabValue> {
    TabViews(
      views: AnyView(
        TupleView(Accumulated._tabs(of: accumulated), Next._tabs(of: next))
      )
    )
  }

  /// An `if` without an `else`.
  ///
  /// - Parameter content: The tab; nil if the condition is false.
  public static func buildIf<Content: TabContent<TabValue>>(
    _ content: Content?
  ) -> OptionalTab<Content> {
    OptionalTab(content: content)
  }

  /// The first branch of an `if`.
  ///
  /// - Parameter first: The tab of the branch.
  public static func buildEither<First: TabContent<TabValue>>(
    first: First
  ) -> TabViews<TabValue> {
    TabViews(views: AnyView(ToolbarBranch(isFirst: true, views: First._tabs(of: first))))
  }

  /// The other branch of an `if`.
  ///
  /// - Parameter second: The tab of the branch.
  public static func buildEither<Second: TabContent<TabValue>>(
    second: Second
  ) -> TabViews<TabValue> {
    TabViews(views: AnyView(ToolbarBranch(isFirst: false, views: Second._tabs(of: second))))
  }
}
