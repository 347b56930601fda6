import Foundation

/// What is in a tab view: tabs and sections of them.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that stand for tabs.
  associatedtype TabValue: Hashable
  /// The type of what it consists of.
  associatedtype Body: TabContent

  /// What it consists of.
  @MainActor @preconcurrency var body: Body { get }

  /// The views that are drawn. Tabs of an application do not implement it.
  @_documentation(visibility: internal)
  static func _tabs(of content: Self) -> AnyView
}

extension TabContent {
  /// Makes the views that are drawn.
  @_documentation(visibility: internal)
  public static func _tabs(of content: Self) -> AnyView {
    Body._tabs(of: content.body)
  }
}

extension Never: TabContent {
  /// No value stands for it.
  public typealias TabValue = Never

  /// Makes the views that are drawn.
  @_documentation(visibility: internal)
  public static func _tabs(of content: Never) -> AnyView {}
}

/// A tab or several, made ready to be drawn.
@_documentation(visibility: internal)
public struct TabViews<TabValue: Hashable>: TabContent {
  let views: AnyView

  /// Never evaluated.
  public var body: Never { fatalError("tabs that are ready have no body") }

  /// Makes the views that are drawn.
  @_documentation(visibility: internal)
  public static func _tabs(of content: Self) -> AnyView { content.views }
}

/// A tab or none.
@_documentation(visibility: internal)
public struct OptionalTab<Content: TabContent>: TabContent {
  /// The type of the values that stand for tabs.
  public typealias TabValue = Content.TabValue

  let content: Content?

  /// Never evaluated.
  public var body: Never { fatalError("tabs that are ready have no body") }

  /// Makes the views that are drawn.
  @_documentation(visibility: internal)
  public static func _tabs(of optional: Self) -> AnyView {
    AnyView(optional.content.map { Content._tabs(of: $0) })
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  let name: String
  /// For searching.
  public static let search = TabRole(name: "search")
}

/// One tab: a value that stands for it, a label, and a view that is made when it is first shown.
///
/// ```swift
/// TabView(selection: $tab) {
///   Tab("Home", systemImage: "house", value: Page.home) { HomeView() }
///   Tab("Search", systemImage: "magnifyingglass", value: Page.search) { SearchView() }
/// }
/// ```
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of the values that stand for tabs.
  public typealias TabValue = Value

  let value: Value?
  let role: TabRole?
  let content: Content
  let label: Label

  /// Never evaluated.
  public var body: Never { fatalError("a tab has no body to evaluate") }

  /// Makes the views that are drawn.
  @_documentation(visibility: internal)
  public static func _tabs(of tab: Self) -> AnyView {
    let page = tab.content.tabPage(role: tab.role) { tab.label }
    return tab.value.map { AnyView(page.tag($0)) } ?? AnyView(page)
  }
}

extension Tab {
  /// A tab with a label of its own.
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
  /// A tab that no value stands for, with a label of its own.
  public init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, role: role, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab with a title and a system image.
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

  /// A tab with a title and a system image.
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

  /// A tab with a title and an image.
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

  /// A tab for a role, with the label that the role has.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content(), label: .search)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with a title and a system image, which no value stands for.
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

  /// A tab with a title and a system image, which no value stands for.
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

  /// A tab for a role, with the label that the role has.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: nil, role: role, content: content(), label: .search)
  }
}

/// A title with an image.
public struct DefaultTabLabel: View {
  let title: Text
  let image: Image

  static var search: DefaultTabLabel {
    DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
  }

  /// The image and the title.
  public var body: some View {
    image
    title
  }
}

/// Tabs with a common header.
public struct TabSection<Header: View, Content: TabContent>: TabContent {
  /// The type of the values that stand for tabs.
  public typealias TabValue = Content.TabValue

  let header: Header
  let content: Content

  /// Tabs with a header.
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
  @_documentation(visibility: internal)
  public static func _tabs(of section: Self) -> AnyView { Content._tabs(of: section.content) }
}

extension TabSection where Header == Text {
  /// Tabs with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<Content.TabValue> content: () -> Content
  ) {
    header = Text(titleKey)
    self.content = content()
  }

  /// Tabs with a title.
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
  public func badge(_ count: Int) -> some TabContent<TabValue> {
    TabViews(views: AnyView(Self._tabs(of: self).badge(count)))
  }

  /// Shows words on the tab; nil shows nothing.
  public func badge(_ label: Text?) -> some TabContent<TabValue> {
    TabViews(views: AnyView(Self._tabs(of: self).badge(label)))
  }

  /// Shows words on the tab; nil shows nothing.
  public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    TabViews(views: AnyView(Self._tabs(of: self).badge(key)))
  }

  /// Says whether the tab is there.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    TabViews<TabValue>(views: AnyView(hidden ? nil : Self._tabs(of: self)))
  }
}

/// Builds the tabs of a tab view from a list of statements.
@MainActor @preconcurrency
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// A tab as it is.
  public static func buildExpression<Content: TabContent<TabValue>>(
    _ content: Content
  ) -> Content { content }

  /// The first tab.
  public static func buildPartialBlock<Content: TabContent<TabValue>>(
    first content: Content
  ) -> Content { content }

  /// The tabs so far, and the next one.
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
  public static func buildIf<Content: TabContent<TabValue>>(
    _ content: Content?
  ) -> OptionalTab<Content> {
    OptionalTab(content: content)
  }

  /// The first branch of an `if`.
  public static func buildEither<First: TabContent<TabValue>>(
    first: First
  ) -> TabViews<TabValue> {
    TabViews(views: AnyView(ToolbarBranch(isFirst: true, views: First._tabs(of: first))))
  }

  /// The other branch of an `if`.
  public static func buildEither<Second: TabContent<TabValue>>(
    second: Second
  ) -> TabViews<TabValue> {
    TabViews(views: AnyView(ToolbarBranch(isFirst: false, views: Second._tabs(of: second))))
  }
}
