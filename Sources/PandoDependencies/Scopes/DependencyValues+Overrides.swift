extension DependencyValues {
  /// Whether a key has an override.
  package func isOverridden<Key: TestDependencyKey>(_ key: Key.Type) -> Bool {
    storage.overrides?.box(for: ObjectIdentifier(key)) != nil
  }

  /// Removes the override of a key.
  ///
  /// - Complexity: O(*n*) in the number of overrides.
  package mutating func removeOverride<Key: TestDependencyKey>(_ key: Key.Type) {
    guard isOverridden(key) else { return }
    storage = storage.removing(ObjectIdentifier(key))
  }
}

extension DependencyStorage {
  /// A storage without the override of a key.
  fileprivate func removing(_ removed: ObjectIdentifier) -> DependencyStorage {
    let table = DependencyTable(minimumCapacity: overrides?.count ?? 0)
    overrides?.forEach { key, box in
      if key != removed { table.insert(box, for: key) }
    }
    return DependencyStorage(overrides: table, defaults: defaults, context: context)
  }
}
