public import PandoUI

/// Shows the screens of a router: that of the enclosing component, or another one.
public struct RouterView: View {
  @Environment(\.componentNode) private var node
  @Environment(\.enclosingRouters) private var around
  private let given: Router?
  private let content: AnyView?

  /// Shows the component of the last route of the enclosing component's router.
  public init() {
    given = nil
    content = nil
  }

  /// Shows the component of the last route of a router, which belongs to any component.
  ///
  /// - Parameter router: The router, in a property of a component.
  public init(_ router: Router) {
    given = router
    content = nil
  }

  /// Shows a view, and the component of the last route of a router in its place while there is one.
  ///
  /// - Parameters:
  ///   - router: The router. One without a start begins with the view.
  ///   - content: The view below the routes; built at once.
  public init<Content: View>(_ router: Router, @ViewBuilder content: () -> Content) {
    given = router
    self.content = AnyView(content())
  }

  /// The screens of the routes.
  public var body: some View {
    let owner = given == nil ? node?.routing : given?.membership.owner
    if let node, let owner, let problem = around.problem(of: "RouterView", for: owner, in: node),
      given == nil || given === owner.router
    {
      ProblemView(problem)
    } else if let owner, let router = given ?? owner.router {
      RouterScreens(owner: owner, router: router, content: content)
    } else {
      ProblemView(
        """
        A RouterView stands in no component that has a router: there is nothing to show. Put it into \
        the body of a RouterComponent, or name a router that is in a property of a component.
        """
      )
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
  /// The view below the routes; nil for none.
  var content: AnyView?
  @State private var actions = RouteActions()
  @Environment(\.enclosingRouters) private var around

  var body: some View {
    let isShown = tab == nil || tab == router.stack.first?.path
    let stack = isShown ? router.stack : tab.map { [Router.Route(id: 0, path: $0)] } ?? []
    let targets = stack.map { (route: $0, target: owner.target(of: $0.path)) }
    let nodes = targets.compactMap { $0.target.node }
    let gone = targets.filter { $0.target.node == nil }.map { $0.route.id }
    // Any other route that leads nowhere is about to leave the stack.
    let isLast = tab != nil || router.stack.count == 1 && router.path == router.start
    let problem = isLast ? targets.first?.target.reason : nil
    let ids = self.ids(of: targets.filter { $0.target.node != nil }.map { $0.route.id })
    let base = content == nil ? 0 : 1
    let root = content == nil ? 1 : 0
    let _ = actions.pop = { [weak router] in router?.pop(to: $0 + root) }
    let _ = actions.navigate = { [weak router] in router?.navigate(to: $0) ?? .known }
    RouteScreens(ids, address: isShown ? router.address : [], actions: actions) { index in
      if index < base, let content {
        content
      } else if nodes.indices.contains(index - base) {
        owner.view(of: nodes[index - base])
      } else if let problem {
        ProblemView(problem)
      }
    }
    .environment(\.enclosingRouters, around.inside(owner))
    .onChange(of: gone, initial: true) { router.remove(gone) }
    .onChange(of: router.awaitedStatus) { router.settleAwaited() }
    .onAppear { router.moveFocus() }
  }

  /// The identities of the screens. There is always a first one.
  private func ids(of routes: [Int]) -> [Int] {
    if content != nil { return [0] + routes }
    // The first screen of a tab keeps its identity whenever the tab is chosen.
    guard tab == nil, let first = routes.first else { return [0] + routes.dropFirst() }
    return [first] + routes.dropFirst()
  }
}
