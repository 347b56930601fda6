import PandoDependencies
import PandoUI

/// The target of a route: a component, or the reason why there is none.
enum RouteTarget {
  case component(ComponentNode)
  /// Nothing that can be shown, for a reason.
  case nothing(String)

  /// The component; nil if there is none.
  var node: ComponentNode? {
    if case .component(let node) = self { return node }
    return nil
  }

  /// Why there is nothing to show; nil if there is something.
  var reason: String? {
    if case .nothing(let reason) = self { return reason }
    return nil
  }
}

// Routes as key paths, as components and as names.
extension ComponentNode {
  /// The present target of a route. An evaluation depends on components that come and go.
  func target(of path: AnyKeyPath) -> RouteTarget {
    guard type(of: path).rootType == type(of: component) else {
      return .nothing(
        """
        A router of \(self.path) cannot show '\(path)': the route begins at \
        \(type(of: path).rootType). Routes begin at the component that has the router, as \
        '\\Self.\(children.first?.name ?? "child")' does.
        """
      )
    }
    if isSelf(path) { return selfTarget }
    let known = place { $0.paths.contains(path) }
    let found = known.map { RouteTarget.component($0.node) } ?? evaluated(path)
    guard case .component(let node) = found else { return found }
    if let problem = node.problem { return .nothing(problem) }
    if Self.isBlank(node.component) {
      return .nothing(
        """
        \(node.path) is a route and has nothing to show. Give it a 'body', in an extension that has it \
        conform to 'View'.
        """
      )
    }
    return found
  }

  /// Whether a key path leads from the component to itself.
  private func isSelf(_ path: AnyKeyPath) -> Bool { path == Self.selfRoute(of: component) }

  private static func selfRoute<C: Component>(of component: C) -> AnyKeyPath { \C.self }

  private static func isBlank<C: Component>(_ component: C) -> Bool { C.Body.self == NoBody.self }

  private var selfTarget: RouteTarget {
    if component is any RoutableView { return .component(self) }
    return .nothing(
      """
      \(path) is a route of its own router and has nothing to show as one. Have it conform to \
      RoutableView, and say what it shows in 'routableBody'.
      """
    )
  }

  /// The target of a route that no chain of stored properties makes: an optional chain, a computed property, or
  /// something in a component that was created later.
  private func evaluated(_ path: AnyKeyPath) -> RouteTarget {
    dependOnDynamicComponents()
    guard !mayTrap(path) else {
      return .nothing(
        """
        \(self.path) has no component at '\(path)' now: the optional is nil, or the element is not there. \
        Go there only while it is, or write the route with '?'.
        """
      )
    }
    guard let value = Self.value(in: component, at: path) as? any Component else {
      return .nothing(
        """
        \(self.path) has no component at '\(path)': there is nothing to show. A route leads to a \
        component that is there, in a stored property.
        """
      )
    }
    if let node = Self.node(of: value, in: self) { return .component(node) }
    return .nothing(
      """
      '\(path)' of \(self.path) makes a component, or holds one that is not in the tree: it has no state \
      and no subscriptions, and cannot be shown. A route leads to a component in a stored property of \
      \(type(of: component)) or of a component in it, or in an optional, an array or a dictionary there.
      """
    )
  }

  /// Whether it is unsafe to evaluate a key path that leads to no known place. A key path to an element of a
  /// collection traps if there is no such element, and the element cannot be read from the key path.
  private func mayTrap(_ path: AnyKeyPath) -> Bool {
    let text = path.debugDescription
    if text.contains("!") { return true }
    var rest = text[...]
    while let mark = rest.firstRange(of: ".<computed ") {
      let before = rest[..<mark.lowerBound].split(separator: ".").last.map(String.init) ?? ""
      rest = rest[mark.upperBound...]
      // The subscript of a dictionary and properties like `first` are optional.
      let isOptional = rest.drop { $0 != "(" }.hasPrefix("(Optional<")
      if !isOptional, hasCollection(named: before) { return true }
    }
    return false
  }

  /// Whether a property with a name, here or further inside, is a collection of components.
  private func hasCollection(named name: String) -> Bool {
    RouteFields.of(component).contains { $0.isCollection && $0.name == name }
      || children.contains { $0.hasCollection(named: name) }
  }

  /// Makes the running evaluation depend on the dynamic components inside this one.
  private func dependOnDynamicComponents() {
    for child in children {
      _ = child.problem
      child.dependOnDynamicComponents()
    }
  }

  /// The node of a component inside another one; nil if there is no such node, or if several could be meant.
  private static func node<C: Component>(of value: C, in owner: ComponentNode) -> ComponentNode? {
    let found = owner.descendants { $0.represents(value) }
    if ComponentProperties.of(C.self).members(of: value).isEmpty, found.count > 1 { return nil }
    return found.first
  }

  private func descendants(where isWanted: (ComponentNode) -> Bool) -> [ComponentNode] {
    var found: [ComponentNode] = []
    for child in children {
      if isWanted(child) { found.append(child) }
      found += child.descendants(where: isWanted)
    }
    return found
  }

  // MARK: Names

  /// The name of a route in an address; nil if it has none.
  func routeName(of path: AnyKeyPath) -> String? {
    if isSelf(path) { return Self.selfName }
    if let place = self.place(where: { $0.paths.contains(path) }) { return place.name }
    guard let node = target(of: path).node else { return nil }
    return place { $0.node === node }?.name
  }

  /// The route with a name, and whether an address may lead there; nil if no such component is there now.
  func route(named name: String) -> (path: AnyKeyPath, isOpen: Bool)? {
    if name == Self.selfName {
      let path = Self.selfRoute(of: component)
      return (path, selfTarget.node != nil && allows(path))
    }
    guard let place = self.place(where: { $0.name == name }), let path = place.paths.first else {
      return nil
    }
    return (path, target(of: path).node != nil && opens(place))
  }

  /// Whether a name is that of a route at times: it begins at a component that is not there, or at an element.
  func isRouteName(_ name: String) -> Bool {
    let head = name.prefix { $0 != "-" }
    return name == Self.selfName || RouteFields.of(component).contains { $0.name == head }
  }

  private func allows(_ path: AnyKeyPath) -> Bool {
    (component as? any RouterComponent)?.canOpen(path) ?? true
  }

  private static var selfName: String { "self" }
}
