import PandoDependencies

/// The relevant stored properties of one type of component, found by reflection once.
@MainActor
final class ComponentProperties {
  /// A stored property that the tree uses.
  enum Field {
    case member(any ComponentMember.Type)
    /// A property wrapper around a member.
    case wrapper(any MemberWrapper.Type)
    case component(any Component.Type)
    /// Components in a collection.
    case components(any ComponentCollection.Type)
  }

  struct Entry {
    let name: String
    let offset: Int
    let field: Field
  }

  private static var known: [ObjectIdentifier: ComponentProperties] = [:]

  let entries: [Entry]

  /// The properties of a type.
  static func of(_ type: any Component.Type) -> ComponentProperties {
    if let known = known[ObjectIdentifier(type)] { return known }
    let properties = ComponentProperties(type)
    known[ObjectIdentifier(type)] = properties
    return properties
  }

  private init(_ type: any Component.Type) {
    var entries: [Entry] = []
    StoredField.visit(of: type) { stored in
      guard let field = Self.field(stored.type) else { return true }
      var name = stored.name
      // The storage of a wrapped property has another name.
      if case .wrapper = field, name.hasPrefix("_") { name.removeFirst() }
      entries.append(Entry(name: name, offset: stored.offset, field: field))
      return true
    }
    self.entries = entries
  }

  /// The members of a component.
  func members<C: Component>(of component: C) -> [any ComponentMember] {
    withUnsafePointer(to: component) { pointer in
      let base = UnsafeRawPointer(pointer)
      return entries.compactMap { entry in
        switch entry.field {
        case .member(let type): type.member(at: base + entry.offset)
        case .wrapper(let type): type.member(at: base + entry.offset)
        case .component, .components: nil
        }
      }
    }
  }

  /// Gives a new value of a component the members of the old one, and the components in it.
  func keepMembers<C: Component>(of old: C, in new: inout C) {
    withUnsafePointer(to: old) { old in
      withUnsafeMutablePointer(to: &new) { new in
        let (old, new) = (UnsafeRawPointer(old), UnsafeMutableRawPointer(new))
        for entry in entries {
          let type: any Any.Type =
            switch entry.field {
            case .member(let type): type
            case .wrapper(let type): type
            case .component(let type): type
            case .components(let type): type
            }
          Self.assign(type, from: old + entry.offset, to: new + entry.offset)
        }
      }
    }
  }

  private static func assign(
    _ type: any Any.Type,
    from source: UnsafeRawPointer,
    to target: UnsafeMutableRawPointer
  ) {
    func open<T>(_ type: T.Type) {
      target.assumingMemoryBound(to: T.self).pointee =
        source.assumingMemoryBound(to: T.self).pointee
    }
    _openExistential(type, do: open)
  }

  private static func field(_ type: any Any.Type) -> Field? {
    if let type = type as? any ComponentMember.Type { return .member(type) }
    if let type = type as? any MemberWrapper.Type { return .wrapper(type) }
    if let type = type as? any Component.Type { return .component(type) }
    if let type = type as? any ComponentCollection.Type, type.holdsComponents {
      return .components(type)
    }
    return nil
  }
}
