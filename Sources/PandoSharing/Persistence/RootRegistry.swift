internal import PandoDependencies

/// The roots of keys in use. Two keys with equal ids find the same root, however first uses and
/// last releases interleave.
///
/// Leases and unsaved changes are counted, and a root leaves the registry in the same step in which
/// its count reaches zero. The count is explicit rather than a reference count, so that a root on
/// its way out can neither be found nor remove its successor.
final class RootRegistry: Sendable {
  private let table = Locked(RegistryTable())

  /// The root of `key`, made if it is not in use, with one more lease.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - trackedAt: Where the value is declared, in a test that tracks changes.
  ///   - makeDefault: Makes the value for a storage that has none; called at most once, without a
  ///     lock.
  func lease<Value>(
    _ key: some SharedReaderKey<Value>,
    declaredAt place: DeclarationPlace,
    default makeDefault: () -> Value
  ) -> Lease<Value> {
    let id = key.id
    let hash = RegistryTable.hash(id, of: Value.self)
    let (entry, isFirst) = table.withLock { table -> (RegistryEntry, Bool) in
      if let entry = table.find(id, of: Value.self, hash: hash) {
        entry.users += 1
        return (entry, false)
      }
      let entry = IdentifiedEntry(id, of: Value.self, hash: hash, registry: self)
      table.insert(entry)
      return (entry, true)
    }
    if isFirst {
      makeRoot(key, entry: entry, declaredAt: place, default: makeDefault)
      entry.isReady.open()
    } else {
      entry.isReady.wait { key.displayName }
    }
    if key._savesImmediately { entry.saveImmediately() }
    return Lease(entry.root(of: Value.self), entry: entry)
  }

  /// Loads the stored value or takes the default, and subscribes to the storage.
  private func makeRoot<Value>(
    _ key: some SharedReaderKey<Value>,
    entry: RegistryEntry,
    declaredAt place: DeclarationPlace,
    default makeDefault: () -> Value
  ) {
    // Generic code passes a key with a default without unwrapping it; the base key names the state.
    if let derived = key as? any _DerivedKey<Value> {
      return makeRoot(derived.base, entry: entry, declaredAt: place, default: makeDefault)
    }
    if let key = key as? InMemoryKey<Value> {
      let root = key.storage.root(key.key, declaredAt: place, default: makeDefault)
      entry.parts = RegistryEntry.Parts(root: root, connection: nil)
      return
    }
    let stored = (key as? any _SynchronousKey<Value>)?.loadStored()
    var defaultValue: Value?
    let root: Root<Value>
    if case .success(let value?) = stored {
      root = Root(value)
    } else {
      let value = makeDefault()
      defaultValue = value
      root = Root(value)
    }
    let connection = Connection(key, root: root, defaultValue: defaultValue, entry: entry)
    root.connect(connection)
    entry.parts = RegistryEntry.Parts(root: root, connection: connection)
    if stored == nil { connection.loadInitially(defaultValue.unsafelyUnwrapped) }
    if case .failure(let error) = stored { connection.status.setLoadError(error) }
    if DependencyValues.tracksChanges { root.track(declaredAt: place) }
    connection.subscribe(context: defaultValue.map { .initialValue($0) } ?? .userInitiated)
  }

  // MARK: Counting, called by the entries

  func unsavedParts(of entry: RegistryEntry) -> RegistryEntry.Parts? {
    table.withLock { _ in entry.holds > 0 ? entry.parts : nil }
  }

  /// The entry's parts; empty if the entry has no users and everything is saved.
  func parts(of entry: RegistryEntry) -> RegistryEntry.Parts {
    table.withLock { _ in entry.parts }
  }

  func change(_ entry: RegistryEntry, users: Int, holds: Int) -> RegistryEntry.Change {
    table.withLock { table in
      let before = entry.holds
      entry.users += users
      entry.holds += holds
      if entry.users == 0, entry.holds == 0 {
        table.remove(entry)
        defer { entry.parts = RegistryEntry.Parts() }
        return .unused(entry.parts)
      }
      if users < 0, entry.users == 0 { return .heldOnly(entry.parts) }
      if before == 0, entry.holds > 0 { return .firstHold }
      if before > 0, entry.holds == 0 { return .lastHold }
      return .none
    }
  }
}
