public import OpenCombine
import PandoSharing
import PandoUI

/// Decides which component a ``RouterComponent`` shows, by a stack of routes, each a key path from that
/// component to one in it.
///
/// ```swift
/// struct OfficeComponent: RouterComponent {
///   let desk = DeskComponent()
///   let archive = ArchiveComponent()
///   @ObservedObject var router = Router(start: \Self.desk)
/// }
/// ```
///
/// The component of the last route is shown; those of the routes below keep their state, out of sight. In a
/// browser each pushed route is an entry in the page's history, and the names of the routes make its address.
@MainActor
public final class Router: ObservableObject {
  /// A route in the stack. The same key path may be there more than once.
  // Sendable because a key path does not change.
  struct Route: Identifiable, @unchecked Sendable {
    let id: Int
    let path: AnyKeyPath
  }

  /// Never sends, because reads of the stack are tracked; `@ObservedObject` requires it. Unsafe because the
  /// publisher has locks of its own.
  public nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

  /// Emits the route that was pushed.
  public let didPush = Emitter<AnyKeyPath>()
  /// Emits each route that was popped, from the top of the stack.
  public let didPop = Emitter<AnyKeyPath>()
  /// Emits the route that replaced the whole stack.
  public let didReplace = Emitter<AnyKeyPath>()

  var site = MemberSite()
  private let start: AnyKeyPath
  private let rootName: String
  private var lastID = 0
  private let routes = Shared(value: [Route]())
  private(set) var stack: [Route] {
    get { routes.wrappedValue }
    set { routes.withLock { $0 = newValue } }
  }

  /// A router whose stack begins with a route.
  public init<Root: Component, Target: Component>(start: KeyPath<Root, Target>) {
    self.start = start
    rootName = String(describing: Root.self)
    stack = [makeRoute(start)]
  }

  /// The route that is shown. A body that reads it is evaluated again when the stack changes.
  public var path: AnyKeyPath { stack[stack.count - 1].path }

  /// All routes, from the bottom.
  public var paths: [AnyKeyPath] { stack.map(\.path) }

  /// Pushes a route, whose component is shown on top.
  public func push<Root: Component, Target: Component>(_ path: KeyPath<Root, Target>) {
    go(pushing: path)
  }

  /// Pops the last route; does nothing if it is the only one.
  public func pop() {
    if stack.count > 1 { pop(to: stack.count - 1) }
  }

  /// Goes back to the route that the router began with.
  public func popToRoot() {
    if path == start, stack.count == 1 { return }
    if stack[0].path == start {
      pop(to: 1)
    } else {
      replace(with: start)
    }
  }

  /// Replaces the whole stack by a route.
  public func replace<Root: Component, Target: Component>(_ path: KeyPath<Root, Target>) {
    replace(with: path)
  }

  private func makeRoute(_ path: AnyKeyPath) -> Route {
    lastID += 1
    return Route(id: lastID, path: path)
  }

  private func go(pushing path: AnyKeyPath) {
    guard canShow(path) else { return }
    let route = makeRoute(path)
    routes.withLock { $0.append(route) }
    didPush.send(path)
  }

  func replace(with path: AnyKeyPath) {
    guard canShow(path), paths != [path] else { return }
    stack = [makeRoute(path)]
    didReplace.send(path)
  }

  /// Pops routes until `count` are left.
  func pop(to count: Int) {
    guard count >= 1, count < stack.count else { return }
    let gone = stack[count...].reversed().map(\.path)
    stack.removeLast(stack.count - count)
    for path in gone { didPop.send(path) }
  }

  /// Whether a route can be shown. A route that cannot be shown is reported.
  private func canShow(_ path: AnyKeyPath) -> Bool {
    guard let node = site.owner else { return true }
    guard type(of: path).rootType == type(of: node.component) else {
      reportMisuse(
        """
        A router of \(node.path) cannot show '\(path)': the route begins at \
        \(type(of: path).rootType). Routes begin at the component that has the router, as \
        '\\Self.\(node.children.first?.name ?? "child")' does.
        """
      )
      return false
    }
    if let problem = node.child(at: path)?.problem {
      reportMisuse(problem)
      return false
    }
    return true
  }

  // MARK: Addresses

  /// The mark before the name of a first route other than `start`.
  private static let replaced = "~"

  /// The names of the routes above the first one. If the first route is not `start`, its name comes before
  /// them, with a mark.
  var address: [String] {
    guard let node = site.owner else { return [] }
    var names: [String] = []
    for (index, route) in stack.enumerated() where index > 0 || route.path != start {
      guard let name = node.routeName(of: route.path) else { break }
      names.append(index == 0 ? Self.replaced + name : name)
    }
    return names
  }

  /// Goes to the routes that names lead to, as far as the component allows. The routes that both stacks begin
  /// with stay.
  func navigate(to names: [String]) {
    guard let node = site.owner else { return }
    var routes = [start]
    for name in names {
      let isFirst = routes.count == 1 && name.hasPrefix(Self.replaced)
      guard let path = node.route(named: isFirst ? String(name.dropFirst()) : name),
        node.opens(path)
      else { break }
      if isFirst { routes = [path] } else { routes.append(path) }
    }
    let standing = zip(paths, routes).prefix { $0 == $1 }.count
    if standing == 0 {
      replace(with: routes[0])
    } else {
      pop(to: standing)
    }
    for path in routes.dropFirst(max(standing, 1)) { go(pushing: path) }
  }
}

extension Router: ComponentMember {
  func describe(_ name: String, of node: ComponentNode, in snapshot: inout ComponentSnapshot) {
    let routes = paths.map { node.routeName(of: $0) ?? "\($0)" }
    snapshot.routers.append(ComponentSnapshot.Router(name: name, routes: routes))
  }

  func close() {
    for emitter in [didPush, didPop, didReplace] { emitter.close() }
  }

  func take(_ owner: ComponentNode, _ name: String) {
    guard site.owner == nil else { return }
    site = MemberSite(owner: owner, name: name)
    didPush.take(owner, "\(name).didPush")
    didPop.take(owner, "\(name).didPop")
    didReplace.take(owner, "\(name).didReplace")
  }
}
