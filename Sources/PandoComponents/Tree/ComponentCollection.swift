import PandoUI

/// A property wrapper that may hold a member of a component.
@MainActor
protocol MemberWrapper {
  /// The member that the wrapper at an address holds.
  static func member(at address: UnsafeRawPointer) -> (any ComponentMember)?
}

extension ObservedObject: MemberWrapper {
  static func member(at address: UnsafeRawPointer) -> (any ComponentMember)? {
    address.assumingMemoryBound(to: Self.self).pointee.heldObject as? any ComponentMember
  }
}

/// A collection that may hold components.
@MainActor
protocol ComponentCollection {
  /// Whether the type of its elements can be a component.
  static var holdsComponents: Bool { get }

  /// The components in the collection at an address, with keys that distinguish them.
  static func components(at address: UnsafeRawPointer) -> [(key: String, component: any Component)]

  /// The elements, for routes to them.
  var parts: [ComponentPart] { get }
}

/// An element of a collection of components.
struct ComponentPart {
  /// The key that distinguishes its component in the tree.
  let key: String
  /// The key of the element in an address.
  let name: String
  /// The key paths from the collection to the element. The last one leads to the component itself.
  let paths: [AnyKeyPath]
}

extension ComponentCollection {
  fileprivate static func mayBeComponent<T>(_ type: T.Type) -> Bool {
    type is any Component.Type || type == (any Component).self
  }

  fileprivate static func value(at address: UnsafeRawPointer) -> Self {
    address.assumingMemoryBound(to: Self.self).pointee
  }
}

extension Optional: ComponentCollection {
  static var holdsComponents: Bool { mayBeComponent(Wrapped.self) }

  static func components(
    at address: UnsafeRawPointer
  ) -> [(key: String, component: any Component)] {
    value(at: address).flatMap { $0 as? any Component }.map { [("", $0)] } ?? []
  }

  var parts: [ComponentPart] {
    self == nil ? [] : [ComponentPart(key: "", name: "", paths: [\Self.!])]
  }
}

extension Array: ComponentCollection {
  static var holdsComponents: Bool { mayBeComponent(Element.self) }

  static func components(
    at address: UnsafeRawPointer
  ) -> [(key: String, component: any Component)] {
    value(at: address).enumerated().compactMap { index, element in
      (element as? any Component).map { ("[\(index)]", $0) }
    }
  }

  var parts: [ComponentPart] {
    indices.map { ComponentPart(key: "[\($0)]", name: "-\($0)", paths: [\Self.[$0]]) }
  }
}

extension Dictionary: ComponentCollection {
  static var holdsComponents: Bool { mayBeComponent(Value.self) }

  static func components(
    at address: UnsafeRawPointer
  ) -> [(key: String, component: any Component)] {
    value(at: address).compactMap { key, element in
      (element as? any Component).map { ("[\(key)]", $0) }
    }
  }

  var parts: [ComponentPart] {
    keys.map { key in
      let optional: KeyPath<Self, Value?> = \Self.[key]
      return ComponentPart(
        key: "[\(key)]",
        name: "-\(key)",
        paths: [optional, optional.appending(path: \Value?.!)]
      )
    }
  }
}
