public import PandoUI

/// A component that shows one of its components at a time, which its router chooses.
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
  ///
  /// For a route that leads further inside, such as `\Self.home.detail`, each part of the way is
  /// asked for: `\Self.home` here, and `\Self.detail` in `home`, if that is a router component. An
  /// optional is asked for with and without `!`, an element of a collection together with the
  /// collection. A component that was handed further inside is asked for where it came from.
  ///
  /// The address opens if all answers are true. Otherwise the nearest routes that can be opened are
  /// shown, and the address of the page becomes theirs.
  func canOpen(_ route: AnyKeyPath) -> Bool

  /// The route to push when an address leads to a route that cannot be opened now; nil, the default, for none.
  ///
  /// The page keeps the requested address meanwhile. When ``canOpen(_:)`` allows the route, for example after a
  /// login, the page opens it. A visitor who leaves the pushed route gives the address up.
  ///
  /// - Parameter route: The route that cannot be opened.
  func redirect(_ route: AnyKeyPath) -> AnyKeyPath?
}

extension RouterComponent {
  /// The screens of the router.
  public var body: RouterView { RouterView() }

  /// Allows all routes.
  public func canOpen(_ route: AnyKeyPath) -> Bool { true }

  /// Leads to no other route.
  public func redirect(_ route: AnyKeyPath) -> AnyKeyPath? { nil }
}

/// A router component that is a route itself: the route `\Self.self` shows its ``routableBody``.
@MainActor @preconcurrency
public protocol RoutableView: View {
  /// The type of the view that the route `\Self.self` shows.
  associatedtype RoutableBody: View

  /// The view that the route `\Self.self` shows.
  @ViewBuilder var routableBody: RoutableBody { get }
}

/// The components whose routers' screens enclose a view.
struct EnclosingRouters: Equatable {
  private var owners: [ObjectIdentifier] = []

  @MainActor
  func inside(_ owner: ComponentNode) -> EnclosingRouters {
    var new = self
    new.owners.append(ObjectIdentifier(owner))
    return new
  }

  /// The reason why the nearest router of a component cannot be shown here; nil if it can.
  @MainActor
  func problem(of view: String, in node: ComponentNode) -> String? {
    node.routing.flatMap { problem(of: view, for: $0, in: node) }
  }

  /// The reason why the router of a component cannot be shown in another one; nil if it can.
  @MainActor
  func problem(of view: String, for owner: ComponentNode, in node: ComponentNode) -> String? {
    guard owners.contains(ObjectIdentifier(owner)) else { return nil }
    return """
      \(owner === node ? "A route of \(node.path)" : node.path) has a \(view) and is shown by one: both \
      would show the router of \(owner.path), one inside of the other, without an end. Give \
      \(owner === node ? "what the route shows" : node.path) a router of its own, by having it conform to \
      RouterComponent, or leave the \(view) out.
      """
  }
}

private enum EnclosingRoutersKey: EnvironmentKey {
  static var defaultValue: EnclosingRouters { EnclosingRouters() }
}

extension EnvironmentValues {
  /// The components whose routers' screens enclose the view.
  var enclosingRouters: EnclosingRouters {
    get { self[EnclosingRoutersKey.self] }
    set { self[EnclosingRoutersKey.self] = newValue }
  }
}

/// The body of a component as a route of its own router. The properties of the component are linked like the
/// properties of a view.
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

  /// The view of a route that leads to a component.
  func view(of target: ComponentNode) -> AnyView {
    if target === self, let own = component as? any RoutableView {
      return AnyView(Self.routableView(own))
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
