public import PandoUI

/// A bar of tabs over the screens of the enclosing component's router, with a tab for each route.
///
/// ```swift
/// struct HomeComponent: RouterComponent, View {
///   let notes = NotesComponent()
///   let profile = ProfileComponent()
///   @ObservedObject var router = Router(start: \Self.notes)
///
///   var observers: Void { None }
///
///   var body: some View {
///     RouterTabView {
///       RouteTab("Notes", systemImage: "note.text", route: \Self.notes)
///       RouteTab("Profile", systemImage: "person", route: \Self.profile)
///     }
///   }
/// }
/// ```
///
/// The selected tab is the one whose route is at the bottom of the router's stack. Choosing another tab
/// replaces the stack; choosing the selected one goes back to its first screen. Tabs look and work like the
/// tabs of `TabView`: the page of a tab is made when it is first shown, and keeps its state. While the route
/// at the bottom has no tab, its screens are shown without the bar.
public struct RouterTabView<Tabs: TabContent>: View where Tabs.TabValue == AnyKeyPath {
  private let tabs: Tabs
  @Environment(\.componentNode) private var node
  @Environment(\.enclosingRouters) private var around

  /// Shows the tabs of routes.
  public init(@TabContentBuilder<AnyKeyPath> tabs: () -> Tabs) {
    self.tabs = tabs()
  }

  /// The bar, and the screens of the router.
  public var body: some View {
    if let node, let problem = around.problem(of: "RouterTabView", in: node) {
      ProblemView(problem)
    } else if let owner = node?.routing, let router = owner.router {
      RouterTabs(owner: owner, router: router, tabs: tabs)
    } else {
      let _ = reportMisuse(
        """
        A RouterTabView stands in no component that has a router: there is nothing to show. Put it into \
        the body of a RouterComponent.
        """
      )
      EmptyView()
    }
  }
}

/// A tab that stands for a route; see ``RouterTabView``.
public struct RouteTab<Label: View>: TabContent {
  /// The type of a tab's value: a route.
  public typealias TabValue = AnyKeyPath

  private let route: AnyKeyPath
  private let label: Label

  /// A tab with a label of its own.
  ///
  /// - Parameters:
  ///   - route: The key path from the component that has the router to the one that the tab shows.
  ///   - label: The content of the tab.
  public init<Root: Component, Target: Component>(
    route: KeyPath<Root, Target>,
    @ViewBuilder label: () -> Label
  ) {
    self.route = route
    self.label = label()
  }

  /// The tab.
  public var body: some TabContent<AnyKeyPath> {
    Tab(value: route) {
      RouteTabPage(route: route)
    } label: {
      label
    }
  }

  /// Makes the views that are drawn.
  @_documentation(visibility: internal)
  public static func _tabs(of tab: Self) -> AnyView {
    AnyView(Body._tabs(of: tab.body).preference(key: TabRoutes.self, value: [tab.route]))
  }
}

/// The routes that have a tab.
private enum TabRoutes: PreferenceKey {
  static var defaultValue: [AnyKeyPath] { [] }

  static func reduce(value: inout [AnyKeyPath], nextValue: () -> [AnyKeyPath]) {
    value += nextValue()
  }
}

extension RouteTab where Label == PandoUI.Label<Text, Image> {
  /// A tab with a title and a system image.
  public init<Root: Component, Target: Component>(
    _ title: LocalizedStringKey,
    systemImage: String,
    route: KeyPath<Root, Target>
  ) {
    self.init(route: route) { PandoUI.Label(title, systemImage: systemImage) }
  }
}

private struct RouterTabs<Tabs: TabContent>: View where Tabs.TabValue == AnyKeyPath {
  let owner: ComponentNode
  @ObservedObject var router: Router
  let tabs: Tabs
  /// The routes that have a tab; nil before the tabs were made.
  @State private var routes: [AnyKeyPath]?

  var body: some View {
    if let bottom = router.stack.first?.path, routes?.contains(bottom) ?? true {
      TabView(selection: Binding(get: { bottom }, set: choose)) { tabs }
        // The router's part of the address has the tab.
        .withoutAddress()
        .onPreferenceChange(TabRoutes.self) { routes = $0 }
    } else {
      RouterScreens(owner: owner, router: router)
    }
  }

  private func choose(_ route: AnyKeyPath) {
    if router.stack.first?.path == route {
      router.pop(to: 1)
    } else {
      router.replace(route)
    }
  }
}

private struct RouteTabPage: View {
  let route: AnyKeyPath
  @Environment(\.componentNode) private var node

  var body: some View {
    if let owner = node?.routing, let router = owner.router {
      RouterScreens(owner: owner, router: router, tab: route)
    }
  }
}
