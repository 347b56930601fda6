/// The entries of a registry by the ids of their keys. Ids are compared without boxing them,
/// because a key is looked up whenever a handle is made.
///
// Sendable because entries are.
struct RegistryTable: Sendable {
  private var chains: [Int: RegistryEntry] = [:]

  static func hash<ID: Hashable, Value>(_ id: ID, of type: Value.Type) -> Int {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(type))
    hasher.combine(id)
    return hasher.finalize()
  }

  func find<ID: Hashable, Value>(_ id: ID, of type: Value.Type, hash: Int) -> RegistryEntry? {
    var entry = chains[hash]
    while let candidate = entry {
      // Unsafe because the cast is not checked. Both types are compared before it.
      if candidate.idType == ObjectIdentifier(ID.self),
        candidate.valueType == ObjectIdentifier(Value.self),
        unsafeDowncast(candidate, to: IdentifiedEntry<ID, Value>.self).id == id
      {
        return candidate
      }
      entry = candidate.next
    }
    return nil
  }

  mutating func insert(_ entry: RegistryEntry) {
    entry.next = chains[entry.hash]
    chains[entry.hash] = entry
  }

  /// Removes an entry if it is in the table.
  mutating func remove(_ entry: RegistryEntry) {
    if chains[entry.hash] === entry {
      chains[entry.hash] = entry.next
      return
    }
    var previous = chains[entry.hash]
    while let current = previous, current.next !== entry { previous = current.next }
    previous?.next = entry.next
  }
}

/// An entry with the id of its key.
///
// Sendable because the id is part of a Sendable key, and `RegistryEntry` is.
final class IdentifiedEntry<ID: Hashable, Value>: RegistryEntry, @unchecked Sendable {
  let id: ID

  init(_ id: ID, of type: Value.Type, hash: Int, registry: RootRegistry) {
    self.id = id
    super.init(
      hash: hash,
      idType: ObjectIdentifier(ID.self),
      valueType: ObjectIdentifier(Value.self),
      registry: registry
    )
  }
}
