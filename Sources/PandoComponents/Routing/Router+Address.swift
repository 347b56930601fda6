import PandoSharing
import PandoUI

/// An address that opens later, and what is shown until then.
struct AwaitedAddress: Equatable {
  let names: [String]
  /// The ID of the route that is shown instead.
  let route: Int
  /// Whether the user has left what is shown instead.
  var isAbandoned = false

  /// The state of a requested address.
  enum Status {
    case nothing, waits, isOpen, isLeft
  }
}

extension Router {
  /// The mark before the name of a first route other than `start`.
  private static let replaced = "~"

  /// The names of the routes above the first one. If the first route is not `start`, its name comes before
  /// them, with a mark.
  var address: [String] {
    guard let node = membership.owner else { return [] }
    var names: [String] = []
    for (index, route) in stack.enumerated() where index > 0 || route.path != start {
      guard let name = node.routeName(of: route.path) else { break }
      names.append(index == 0 && start != nil ? Self.replaced + name : name)
    }
    return names
  }

  /// Goes to the routes with these names, as far as the component allows. The routes that both stacks begin
  /// with stay.
  func navigate(to names: [String]) -> AddressAnswer {
    switch awaitedStatus {
    case .waits where awaited.wrappedValue?.names == names:
      // The stack does not change while another route is shown instead.
      return .redirected
    case .isLeft where awaited.wrappedValue?.names == names:
      awaited.withLock { $0 = nil }
      return .closed
    case .nothing: break
    default: awaited.withLock { $0 = nil }
    }
    let resolved = resolve(names)
    go(to: resolved.routes)
    guard let closed = resolved.closed else { return .known }
    if case .route(let path) = closed, let other = redirection(from: path) {
      if !(stack.last.map { isSame($0.path, other) } ?? false) { push(other) }
      if let route = stack.last, isSame(route.path, other) {
        awaited.withLock { $0 = AwaitedAddress(names: names, route: route.id) }
        return .redirected
      }
    }
    return .closed
  }

  /// The routes with the names of an address.
  private struct ResolvedRoute {
    var routes: [AnyKeyPath]
    /// The reason why a known name cannot be opened, which ends the routes; nil if there is none.
    var closed: Closed?
  }

  private enum Closed {
    /// The component does not allow the route now.
    case route(AnyKeyPath)
    /// The component of the route does not exist now.
    case missing
  }

  private func resolve(_ names: [String]) -> ResolvedRoute {
    var resolved = ResolvedRoute(routes: start.map { [$0] } ?? [])
    guard let node = membership.owner else { return resolved }
    for (index, text) in names.enumerated() {
      let isFirst = index == 0 && start != nil && text.hasPrefix(Self.replaced)
      let name = isFirst ? String(text.dropFirst()) : text
      guard let route = node.route(named: name) else {
        if node.isRouteName(name) { resolved.closed = .missing }
        break
      }
      guard route.isOpen else {
        resolved.closed = .route(route.path)
        break
      }
      if isFirst { resolved.routes = [route.path] } else { resolved.routes.append(route.path) }
    }
    return resolved
  }

  /// Whether the routes with these names can all be opened.
  private func opens(_ names: [String]) -> Bool { resolve(names).closed == nil }

  private func go(to routes: [AnyKeyPath]) {
    let standing = zip(paths, routes).prefix { isSame($0, $1) }.count
    if standing == 0, let first = routes.first, start != nil {
      replace(first)
    } else {
      pop(to: standing)
    }
    for path in routes.dropFirst(start == nil ? standing : max(standing, 1)) { push(path) }
  }

  /// Whether two routes lead to the same component.
  private func isSame(_ path: AnyKeyPath, _ other: AnyKeyPath) -> Bool {
    if path == other { return true }
    guard let owner = membership.owner, let node = owner.target(of: path).node else { return false }
    return node === owner.target(of: other).node
  }

  private func redirection(from path: AnyKeyPath) -> AnyKeyPath? {
    (membership.owner?.component as? any RouterComponent)?.redirect(path)
  }

  // MARK: Addresses that wait

  /// The status of the awaited address. An evaluation that reads it is repeated when the component may decide
  /// otherwise.
  var awaitedStatus: AwaitedAddress.Status {
    guard let address = awaited.wrappedValue else { return .nothing }
    if address.isAbandoned { return .isLeft }
    if opens(address.names) { return .isOpen }
    return stack.contains { $0.id == address.route } ? .waits : .isLeft
  }

  /// Opens the awaited address if that is possible now, or notes that the address is given up.
  func settleAwaited() {
    switch awaitedStatus {
    case .isOpen:
      if let names = awaited.wrappedValue?.names { _ = navigate(to: names) }
    case .isLeft:
      guard var address = awaited.wrappedValue else { return }
      address.isAbandoned = true
      awaited.withLock { [address] in $0 = address }
    case .nothing, .waits: break
    }
  }
}
