public import PandoUI

/// A component that shows one of its components at a time, the one that its router chooses.
///
/// Without a body of its own it presents a ``RouterView``.
@MainActor @preconcurrency
public protocol RouterComponent: Component {
  /// Decides which component is shown. A component has exactly one router, declared with `@ObservedObject` if
  /// the body reads it.
  var router: Router { get }

  /// Whether an address may lead to a route. This is called when a user arrives with an address, by a link, a
  /// reload or the history of a browser, and never when the application itself goes there.
  ///
  /// Anyone can type an address. Return false for what is behind a login while nobody is logged in.
  func canOpen(_ route: AnyKeyPath) -> Bool
}

extension RouterComponent {
  /// The screens of the router.
  public var body: RouterView { RouterView() }

  /// Allows all routes.
  public func canOpen(_ route: AnyKeyPath) -> Bool { true }
}

/// A router component that is a route itself: the route `\Self.self` shows its ``routableBody``.
@MainActor @preconcurrency
public protocol RoutableView: View {
  /// The type of the view that the route `\Self.self` shows.
  associatedtype RoutableBody: View

  /// The view that the route `\Self.self` shows.
  @ViewBuilder var routableBody: RoutableBody { get }
}

/// Shows the screens of the enclosing component's router.
public struct RouterView: View {
  @Environment(\.componentNode) private var node
  @Environment(\.routersAround) private var around

  /// Shows the component of the last route.
  public init() {}

  /// The screens of the routes.
  public var body: some View {
    if let node, let problem = around.problem(of: "RouterView", in: node) {
      ProblemView(problem)
    } else if let owner = node?.routing, let router = owner.router {
      RouterScreens(owner: owner, router: router)
    } else {
      let _ = reportMisuse(
        """
        A RouterView stands in no component that has a router: there is nothing to show. Put it into \
        the body of a RouterComponent.
        """
      )
      EmptyView()
    }
  }
}

/// The screens of a router's stack.
struct RouterScreens: View {
  let owner: ComponentNode
  @ObservedObject var router: Router
  /// The route of the tab that shows these screens, which is shown alone while another route is at the bottom
  /// of the stack; nil shows the whole stack.
  var tab: AnyKeyPath?
  @State private var actions = RouteActions()
  @Environment(\.routersAround) private var around

  var body: some View {
    let isShown = tab == nil || tab == router.stack[0].path
    let paths = isShown ? router.paths : tab.map { [$0] } ?? []
    // The first screen of a tab keeps its identity whenever the tab is chosen.
    let first = tab == nil ? router.stack[0].id : 0
    let above = isShown ? router.stack.dropFirst().map(\.id) : []
    let _ = actions.pop = { [weak router] in router?.pop(to: $0 + 1) }
    let _ = actions.navigate = { [weak router] in router?.navigate(to: $0) }
    RouteScreens([first] + above, address: isShown ? router.address : [], actions: actions) {
      owner.view(at: paths[$0])
    }
    .environment(\.routersAround, around.inside(owner))
  }
}

/// The components whose routers' screens enclose a view.
struct RoutersAround: Equatable {
  private var owners: [ObjectIdentifier] = []

  @MainActor
  func inside(_ owner: ComponentNode) -> RoutersAround {
    var new = self
    new.owners.append(ObjectIdentifier(owner))
    return new
  }

  /// The reason why the nearest router of a component cannot be shown here; nil if it can.
  @MainActor
  func problem(of view: String, in node: ComponentNode) -> String? {
    guard let owner = node.routing, owners.contains(ObjectIdentifier(owner)) else { return nil }
    return """
      \(owner === node ? "A route of \(node.path)" : node.path) has a \(view) and is shown by one: both \
      would show the router of \(owner.path), one inside of the other, without an end. Give \
      \(owner === node ? "what the route shows" : node.path) a router of its own, by having it conform to \
      RouterComponent, or leave the \(view) out.
      """
  }
}

private enum RoutersAroundKey: EnvironmentKey {
  static var defaultValue: RoutersAround { RoutersAround() }
}

extension EnvironmentValues {
  /// The components whose routers' screens enclose the view.
  var routersAround: RoutersAround {
    get { self[RoutersAroundKey.self] }
    set { self[RoutersAroundKey.self] = newValue }
  }
}

/// The body of a component as a route of its own router, with the component's properties linked as those of a
/// view.
private struct RoutableBody<C: RoutableView>: View, StandIn {
  let component: C

  static var original: any Any.Type { C.self }

  var body: C.RoutableBody { component.routableBody }
}

extension ComponentNode {
  /// This component, or the nearest enclosing one, that has a router.
  var routing: ComponentNode? {
    router == nil ? parent?.routing : self
  }

  /// The component's router.
  var router: Router? { (component as? any RouterComponent)?.router }

  /// The view of a route.
  func view(at path: AnyKeyPath) -> AnyView {
    guard let target = child(at: path) else {
      reportMisuse(
        """
        \(self.path) has no component at '\(path)': there is nothing to show. A route leads to a \
        stored property that is a component.
        """
      )
      return AnyView(EmptyView())
    }
    if target === self {
      if let own = component as? any RoutableView { return AnyView(Self.routableView(own)) }
      reportMisuse(
        """
        \(self.path) is a route of its own router and has nothing to show as one. Have it conform to \
        RoutableView, and say what it shows in 'routableBody'.
        """
      )
      return AnyView(EmptyView())
    }
    return Self.view(target.component, at: target)
  }

  private static func view<C: Component>(_ component: C, at node: ComponentNode) -> AnyView {
    AnyView(ComponentPresentation(component: component, node: node))
  }

  private static func routableView<C: RoutableView>(_ component: C) -> some View {
    RoutableBody(component: component)
  }
}
