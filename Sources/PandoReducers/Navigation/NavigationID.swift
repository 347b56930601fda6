internal import Foundation
package import PandoDependencies
internal import PandoSharing

/// The path from the root to a presented, pushed or listed feature.
package struct NavigationIDPath: Hashable, Sendable {
  package private(set) var path: [NavigationID]

  package init(path: [NavigationID] = []) { self.path = path }

  /// This path and its prefixes, the shortest last.
  var prefixes: [NavigationIDPath] {
    (0...path.count).reversed().map { NavigationIDPath(path: Array(path.prefix($0))) }
  }

  package func appending(_ element: NavigationID) -> Self { Self(path: path + [element]) }

  package mutating func append(_ element: NavigationID) { path.append(element) }
}

/// One step of a ``NavigationIDPath``: the place of a child's state in its parent's, and the identity of the child.
// Sendable because identifiers and key paths are only compared and hashed.
package struct NavigationID: Hashable, @unchecked Sendable {
  private enum Place: Hashable {
    case keyPath(AnyKeyPath)
    case cases(root: ObjectIdentifier, value: ObjectIdentifier)
    case root
  }

  private let place: Place
  private let identity: ValueIdentity

  /// A unique step, for a root store.
  package init() {
    place = .root
    identity = ValueIdentity(tag: nil, id: AnyHashable(UUID()))
  }

  /// The step to a child in an optional property, or to a presented child.
  init(child: some Any, at keyPath: AnyKeyPath) {
    place = .keyPath(keyPath)
    identity = ValueIdentity(of: child)
  }

  /// The step to one of many children in a collection or a stack.
  init(id: some Hashable, in keyPath: AnyKeyPath) {
    place = .keyPath(keyPath)
    identity = ValueIdentity(tag: nil, id: AnyHashable(id))
  }

  /// The step to a child in a case of an enum.
  init<Root, Value>(root: Root, value: Value) {
    place = .cases(root: ObjectIdentifier(Root.self), value: ObjectIdentifier(Value.self))
    identity = ValueIdentity(tag: EnumTag.tag(of: root), id: identifiableID(of: value))
  }
}

extension DependencyValues {
  /// The path of the feature whose code is running.
  package var navigationIDPath: NavigationIDPath {
    get { self[NavigationIDPathKey.self] }
    set { self[NavigationIDPathKey.self] = newValue }
  }
}

private enum NavigationIDPathKey: DependencyKey {
  static let liveValue = NavigationIDPath()
  static let testValue = NavigationIDPath()
}
