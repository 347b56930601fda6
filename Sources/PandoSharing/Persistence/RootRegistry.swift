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
  ///   - source: Where the value of a new root comes from.
  ///   - makeDefault: Makes the value for a storage that has none; called at most once, without a
  ///     lock.
  func lease<Value>(
    _ key: some SharedReaderKey<Value>,
    declaredAt place: DeclarationPlace,
    from source: RootSource = .storage,
    default makeDefault: () -> Value
  ) -> Lease<Value> {
    if let base = key.unerased {
      let lease = lease(base, declaredAt: place, from: source, default: makeDefault)
      key._undo?.begin(lease.root)
      return lease
    }
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
      makeRoot(key, entry: entry, declaredAt: place, from: source, default: makeDefault)
      entry.isReady.open()
    }
    let lease = lease(key, of: entry)
    if !isFirst, let waiter = source.waiter { lease.load(waiter) }
    return lease
  }

  /// The root of `key` with one more lease; nil if it is not in use.
  func existingLease<Value>(_ key: some SharedReaderKey<Value>) -> Lease<Value>? {
    if let base = key.unerased {
      let lease = existingLease(base)
      if let lease { key._undo?.begin(lease.root) }
      return lease
    }
    let id = key.id
    let hash = RegistryTable.hash(id, of: Value.self)
    let entry = table.withLock { table in
      let entry = table.find(id, of: Value.self, hash: hash)
      entry?.users += 1
      return entry
    }
    return entry.map { lease(key, of: $0) }
  }

  /// A lease that is already counted.
  private func lease<Value>(
    _ key: some SharedReaderKey<Value>,
    of entry: RegistryEntry
  ) -> Lease<Value> {
    entry.isReady.wait { key.displayName }
    if key._savesImmediately { entry.saveImmediately() }
    let root = entry.root(of: Value.self)
    key._undo?.begin(root)
    return Lease(root, entry: entry)
  }

  /// Loads the stored value or takes the default, and subscribes to the storage.
  private func makeRoot<Value>(
    _ key: some SharedReaderKey<Value>,
    entry: RegistryEntry,
    declaredAt place: DeclarationPlace,
    from source: RootSource,
    default makeDefault: () -> Value
  ) {
    // Generic code passes a key with a default without unwrapping it; the base key names the state.
    if let derived = key as? any _DerivedKey<Value> {
      return makeRoot(
        derived.base,
        entry: entry,
        declaredAt: place,
        from: source,
        default: makeDefault
      )
    }
    if let key = key as? InMemoryKey<Value> {
      let root = key.storage.root(key.key, declaredAt: place, default: makeDefault)
      entry.parts = RegistryEntry.Parts(root: root, connection: nil)
      source.waiter?(.success(true))
      return
    }
    let synchronous = key as? any _SynchronousKey<Value>
    if case .loaded = source {
      let value = makeDefault()
      let isDefault = synchronous == nil
      return makeRoot(
        Root(value),
        key,
        entry: entry,
        declaredAt: place,
        context: isDefault ? .initialValue(value) : nil,
        returnsTo: isDefault ? value : nil
      )
    }
    guard let synchronous else {
      let value = makeDefault()
      makeRoot(
        Root(value),
        key,
        entry: entry,
        declaredAt: place,
        context: .initialValue(value),
        returnsTo: value
      ) { connection in
        let context: LoadContext<Value> =
          source.waiter == nil ? .initialValue(value) : .userInitiated
        connection.loadInitially(context, source.waiter ?? { _ in })
      }
      return
    }
    let stored = synchronous.loadStored()
    let storedValue = (try? stored.get()) ?? nil
    let defaultValue =
      storedValue == nil || synchronous.returnsToDefault ? makeDefault() : nil
    makeRoot(
      Root((storedValue ?? defaultValue).unsafelyUnwrapped),
      key,
      entry: entry,
      declaredAt: place,
      context: storedValue == nil ? defaultValue.map { .initialValue($0) } : nil,
      returnsTo: synchronous.returnsToDefault ? defaultValue : nil
    ) { connection in
      if case .failure(let error) = stored { connection.status.setLoadError(error) }
      source.waiter?(stored.map { $0 != nil })
    }
  }

  /// Connects a root to its storage.
  ///
  /// - Parameters:
  ///   - context: The context of the subscription; nil if the value is a loaded one.
  ///   - defaultValue: The default to which the value returns when the storage loses its own.
  ///   - load: Loads the value, or takes note of how that went.
  private func makeRoot<Value>(
    _ root: Root<Value>,
    _ key: some SharedReaderKey<Value>,
    entry: RegistryEntry,
    declaredAt place: DeclarationPlace,
    context: LoadContext<Value>? = nil,
    returnsTo defaultValue: Value? = nil,
    load: (Connection<Value>) -> Void = { _ in }
  ) {
    let connection = Connection(key, root: root, defaultValue: defaultValue, entry: entry)
    root.connect(connection)
    entry.parts = RegistryEntry.Parts(root: root, connection: connection)
    load(connection)
    if DependencyValues.tracksChanges { root.track(declaredAt: place) }
    connection.subscribe(context: context ?? .userInitiated)
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
