import PandoDependencies

// Routes as key paths, as components and as names.
extension ComponentNode {
  /// The component that a route leads to; nil if there is none.
  func child(at path: AnyKeyPath) -> ComponentNode? {
    Self.child(of: component, at: path, node: self)
  }

  private static func child<C: Component>(
    of component: C,
    at path: AnyKeyPath,
    node: ComponentNode
  ) -> ComponentNode? {
    guard let path = path as? PartialKeyPath<C> else { return nil }
    if path == \C.self { return node }
    if let offset = MemoryLayout<C>.offset(of: path) {
      // Components without stored properties may share an offset.
      let target = Swift.type(of: path).valueType
      return node.children.first {
        $0.offset == offset && Swift.type(of: $0.component) == target
      }
    }
    // The route leads to an element of a collection, or to a computed property.
    guard let target = component[keyPath: path] as? any Component else { return nil }
    return node.children.first { represents(target, at: $0) }
  }

  private static func represents<C: Component>(_ component: C, at node: ComponentNode) -> Bool {
    node.represents(component)
  }

  /// Whether an address may lead to a route: the route can be shown, and the component allows it.
  func opens(_ path: AnyKeyPath) -> Bool {
    guard let target = child(at: path), target.problem == nil else { return false }
    return (component as? any RouterComponent)?.canOpen(path) ?? false
  }

  /// The name of a route: that of its property.
  func routeName(of path: AnyKeyPath) -> String? {
    RouteNames.of(component).first { $0.path == path }?.name
  }

  /// The route with a name.
  func route(named name: String) -> AnyKeyPath? {
    RouteNames.of(component).first { $0.name == name }?.path
  }
}

/// The routes of each type of component, by the names of their properties.
@MainActor
enum RouteNames {
  private static var known: [ObjectIdentifier: [(name: String, path: AnyKeyPath)]] = [:]

  static func of(_ component: any Component) -> [(name: String, path: AnyKeyPath)] {
    let id = ObjectIdentifier(type(of: component))
    if let names = known[id] { return names }
    let names = find(component)
    known[id] = names
    return names
  }

  private static func find<C: Component>(_ component: C) -> [(name: String, path: AnyKeyPath)] {
    var names: [(name: String, path: AnyKeyPath)] = [("self", \C.self)]
    StoredField.visitKeyPaths(of: C.self) { name, path in
      if component[keyPath: path] is any Component { names.append((name, path)) }
      return true
    }
    return names
  }
}
