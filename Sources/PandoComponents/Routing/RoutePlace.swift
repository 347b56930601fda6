import PandoDependencies
import PandoUI

/// A step from a component to one that a stored property of it holds.
struct RouteStep {
  let node: ComponentNode
  /// The name in an address: that of the property, with the key of an element.
  let name: String
  /// The key paths of the property and of the component in it. The last one leads to the component itself.
  let paths: [AnyKeyPath]
  /// The index in `paths` of the first one that leads to the component; those before lead to its collection.
  let first: Int
}

/// A component inside another one, and the key paths that lead to it.
@MainActor
struct RoutePlace {
  /// The steps, each with the component that it begins at.
  private var steps: [(owner: ComponentNode, step: RouteStep)] = []
  /// The component.
  private(set) var node: ComponentNode
  /// The name in an address, such as `home-detail`.
  private(set) var name = ""
  /// The key paths to the component, the plainest first: `\Self.note` and `\Self.note!` of an optional.
  private(set) var paths: [AnyKeyPath] = []

  init(_ owner: ComponentNode) {
    node = owner
  }

  /// The place of a component in the component here; nil if no key path leads there.
  func inner(_ step: RouteStep) -> RoutePlace? {
    var new = self
    if steps.isEmpty {
      new.paths = Array(step.paths[step.first...])
    } else {
      guard let base = paths.last else { return nil }
      new.paths = step.paths[step.first...].compactMap { base.appending(path: $0) }
    }
    guard !new.paths.isEmpty else { return nil }
    new.steps.append((node, step))
    new.name = steps.isEmpty ? step.name : "\(name)-\(step.name)"
    new.node = step.node
    return new
  }

  /// Whether an address may lead here: every router component on the way allows the way from it, and each part of
  /// that way, in all spellings.
  var isOpen: Bool {
    for start in steps.indices {
      guard let router = steps[start].owner.component as? any RouterComponent else { continue }
      var base: AnyKeyPath?
      for (_, step) in steps[start...] {
        for path in step.paths {
          guard let route = Self.join(base, path), router.canOpen(route) else { return false }
        }
        guard let last = step.paths.last else { return false }
        base = Self.join(base, last)
      }
    }
    return true
  }

  /// The components on the way, and the number of steps to each.
  var way: [(depth: Int, node: ComponentNode)] {
    steps.enumerated().map { (depth: $0.offset + 1, node: $0.element.step.node) }
  }

  /// The number of steps.
  var depth: Int { steps.count }

  private static func join(_ base: AnyKeyPath?, _ path: AnyKeyPath) -> AnyKeyPath? {
    guard let base else { return path }
    return base.appending(path: path)
  }
}

extension ComponentNode {
  /// The place of the nearest component that fulfills a condition.
  func place(where isWanted: (RoutePlace) -> Bool) -> RoutePlace? {
    var level = [RoutePlace(self)]
    while !level.isEmpty {
      var next: [RoutePlace] = []
      for outer in level {
        for step in outer.node.routeSteps {
          guard let place = outer.inner(step) else { continue }
          if isWanted(place) { return place }
          next.append(place)
        }
      }
      level = next
    }
    return nil
  }

  /// Whether an address may lead to a place. A component that was handed further inside is also asked for where it
  /// came from.
  func opens(_ place: RoutePlace) -> Bool {
    guard place.isOpen else { return false }
    for (depth, node) in place.way where depth > 1 {
      let closed = self.place {
        $0.depth < depth && $0.node.hasMembers(of: node.component) && !$0.isOpen
      }
      if closed != nil { return false }
    }
    return true
  }

  /// Whether a component of another place has the members of this one.
  private func hasMembers<C: Component>(of other: C) -> Bool {
    !ComponentProperties.of(C.self).members(of: other).isEmpty && represents(other)
  }

  /// The steps to the components that stored properties hold.
  private var routeSteps: [RouteStep] {
    RouteFields.of(component).flatMap { field -> [RouteStep] in
      guard field.isCollection else {
        guard let child = children.first(where: { $0.name == field.name }) else { return [] }
        return [RouteStep(node: child, name: field.name, paths: [field.path], first: 0)]
      }
      return elementSteps(of: field)
    }
  }

  private func elementSteps(of field: RouteFields.Field) -> [RouteStep] {
    // In two steps, because an optional is a collection itself.
    guard let value = Self.value(in: component, at: field.path),
      let collection = value as? any ComponentCollection
    else { return [] }
    return collection.parts.compactMap { part in
      let inner = part.paths.compactMap { field.path.appending(path: $0) }
      guard !inner.isEmpty, let child = children.first(where: { $0.name == field.name + part.key })
      else { return nil }
      return RouteStep(
        node: child,
        name: field.name + part.name,
        paths: [field.path] + inner,
        // The path to an optional is one to the component in it.
        first: part.key.isEmpty ? 0 : 1
      )
    }
  }

  /// The value at a key path that begins at a component.
  static func value<C: Component>(in component: C, at path: AnyKeyPath) -> Any? {
    guard let path = path as? PartialKeyPath<C> else { return nil }
    return component[keyPath: path]
  }
}

/// The stored properties of each type of component that can hold components.
@MainActor
enum RouteFields {
  struct Field {
    let name: String
    let path: AnyKeyPath
    let isCollection: Bool
  }

  private static var known: [ObjectIdentifier: [Field]] = [:]

  static func of(_ component: any Component) -> [Field] {
    let id = ObjectIdentifier(type(of: component))
    if let fields = known[id] { return fields }
    let fields = find(component)
    known[id] = fields
    return fields
  }

  private static func find<C: Component>(_ component: C) -> [Field] {
    var fields: [Field] = []
    StoredField.visitKeyPaths(of: C.self) { name, path in
      let type = Swift.type(of: path).valueType
      if type is any Component.Type {
        fields.append(Field(name: name, path: path, isCollection: false))
      } else if let type = type as? any ComponentCollection.Type, type.holdsComponents {
        fields.append(Field(name: name, path: path, isCollection: true))
      }
      return true
    }
    return fields
  }
}
