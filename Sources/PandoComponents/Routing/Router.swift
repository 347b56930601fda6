public import OpenCombine
import PandoSharing
import PandoUI

/// Decides which component a ``RouterComponent`` shows. It has a stack of routes: key paths from
/// the router component to components in it.
///
/// ```swift
/// struct OfficeComponent: RouterComponent {
///   let desk = DeskComponent()
///   let archive = ArchiveComponent()
///   @ObservedObject var router = Router(start: \Self.desk)
/// }
/// ```
///
/// The component of the last route is shown. The components of the routes below are out of sight, and keep
/// their state. In a browser each pushed route is an entry in the page's history, and the names of the routes
/// make its address.
///
/// A route may lead further inside, as `\Self.home.detail` does, to the component in an optional, or to an element of
/// an array or a dictionary. A route that leads to nothing that can be shown is refused with a report. A route whose
/// component ends, for example when a ``DynamicComponent`` is destroyed, leaves the stack.
@MainActor
public final class Router: ObservableObject {
  /// A route in the stack. The same key path may be there more than once.
  // Sendable because a key path does not change.
  struct Route: Identifiable, @unchecked Sendable {
    let id: Int
    let path: AnyKeyPath
  }

  /// Never sends, because reads of the stack are tracked; `@ObservedObject` requires it.
  /// Unsafe because the publisher has locks of its own.
  public nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()

  /// Emits the route that was pushed.
  public let didPush = Emitter<AnyKeyPath>()
  /// Emits each route that was popped, from the top of the stack.
  public let didPop = Emitter<AnyKeyPath>()
  /// Emits the route that replaced the whole stack.
  public let didReplace = Emitter<AnyKeyPath>()

  var membership = ComponentMembership()
  let start: AnyKeyPath?
  private var lastID = 0
  /// The routes that nothing has checked, because the router belonged to no component yet.
  private var unchecked: Set<Int> = []
  private let routes = Shared(value: [Route]())
  /// An address that the component leads elsewhere for now.
  let awaited = Shared<AwaitedAddress?>(value: nil)
  /// The component of the last route, which has the focus.
  private weak var focused: ComponentNode?
  private(set) var stack: [Route] {
    get { routes.wrappedValue }
    set { routes.withLock { $0 = newValue } }
  }

  /// A router whose stack begins with a route.
  ///
  /// - Parameter start: A key path from the component that has the router to one in it.
  public init(start: AnyKeyPath) {
    self.start = start
    stack = [makeRoute(start)]
  }

  /// A router whose stack begins empty, for a ``RouterView`` with content of its own.
  public init() {
    start = nil
  }

  /// The route that is shown; nil while the stack is empty. A body that reads it is evaluated again when the stack
  /// changes.
  public var path: AnyKeyPath? { stack.last?.path }

  /// All routes, from the bottom.
  public var paths: [AnyKeyPath] { stack.map(\.path) }

  /// Pushes a route, whose component is shown on top.
  ///
  /// - Parameter path: A key path from the component that has the router to a component. One that leads to nothing
  ///   that can be shown is reported, and changes nothing.
  public func push(_ path: AnyKeyPath) {
    guard canShow(path) else { return }
    let route = makeRoute(path)
    routes.withLock { $0.append(route) }
    didPush.send(path)
    moveFocus()
  }

  /// Pops the last route; does nothing if it is the only one of a router with a start.
  public func pop() { pop(to: stack.count - 1) }

  /// Goes back to the route that the router began with.
  public func popToRoot() {
    guard let start else { return pop(to: 0) }
    if stack.first?.path == start {
      pop(to: 1)
    } else {
      replace(start)
    }
  }

  /// Replaces the whole stack by a route.
  ///
  /// - Parameter path: A key path from the component that has the router to a component. One that leads to nothing
  ///   that can be shown is reported, and changes nothing.
  public func replace(_ path: AnyKeyPath) {
    guard canShow(path), paths != [path] else { return }
    stack = [makeRoute(path)]
    didReplace.send(path)
    moveFocus()
  }

  /// Goes back to what the router began with: its start, or no route.
  public func clear() { popToRoot() }

  private func makeRoute(_ path: AnyKeyPath) -> Route {
    lastID += 1
    if membership.owner == nil { unchecked.insert(lastID) }
    return Route(id: lastID, path: path)
  }

  /// Pops routes until `count` are left.
  func pop(to count: Int) {
    guard count >= (start == nil ? 0 : 1), count < stack.count else { return }
    let gone = stack[count...].reversed().map(\.path)
    stack.removeLast(stack.count - count)
    for path in gone { didPop.send(path) }
    moveFocus()
  }

  /// Removes routes that lead to nothing. A route that never led anywhere is reported. The start stays while there
  /// is nothing else.
  func remove(_ gone: [Int]) {
    // Routes that lead somewhere now have been checked.
    defer { unchecked = [] }
    guard !gone.isEmpty, let owner = membership.owner else { return }
    let removed = stack.filter { gone.contains($0.id) }
    var kept = stack.filter { !gone.contains($0.id) }
    if kept.isEmpty, let start {
      guard paths != [start] else { return }
      kept = [makeRoute(start)]
    }
    guard !removed.isEmpty else { return }
    for route in removed where unchecked.contains(route.id) {
      if let reason = owner.target(of: route.path).reason { reportMisuse(reason) }
    }
    stack = kept
    for route in removed.reversed() { didPop.send(route.path) }
    moveFocus()
  }

  /// Whether a route can be shown. A route that cannot be shown is reported.
  private func canShow(_ path: AnyKeyPath) -> Bool {
    guard let reason = membership.owner?.target(of: path).reason else { return true }
    reportMisuse(reason)
    return false
  }

  /// Gives the focus to the component of the last route.
  func moveFocus() {
    guard let owner = membership.owner else { return }
    let new = path.flatMap { owner.target(of: $0).node }
    let old = focused
    guard new !== old else { return }
    focused = new
    outsideOfEvaluation {
      old?.focusLeft()
      new?.focusEntered()
    }
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
    guard membership.owner == nil else { return }
    membership = ComponentMembership(owner: owner, name: name)
    didPush.take(owner, "\(name).didPush")
    didPop.take(owner, "\(name).didPop")
    didReplace.take(owner, "\(name).didReplace")
  }
}
