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
}
