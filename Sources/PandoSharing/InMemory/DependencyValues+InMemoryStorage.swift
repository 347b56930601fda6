public import PandoDependencies

extension DependencyValues {
  /// The storage that `inMemory` keys use.
  ///
  /// It lives as long as the process; each test has a fresh one, and so has each browser session.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[InMemoryStorageKey.self] }
    set { self[InMemoryStorageKey.self] = newValue }
  }

  /// What `inMemory(_:scope: .process)` keys use; fresh in each test.
  var processInMemoryStorage: InMemoryStorage {
    get { self[ProcessStorageKey.self] }
    set { self[ProcessStorageKey.self] = newValue }
  }

  /// The roots of all keys that are in use.
  var rootRegistry: RootRegistry {
    get { self[RootRegistryKey.self] }
    set { self[RootRegistryKey.self] = newValue }
  }
}

private enum InMemoryStorageKey: DependencyKey {
  static var liveValue: InMemoryStorage { InMemoryStorage() }
  static var previewValue: InMemoryStorage { InMemoryStorage() }
  static var testValue: InMemoryStorage { InMemoryStorage() }
}

private enum RootRegistryKey: DependencyKey {
  static var liveValue: RootRegistry { RootRegistry() }
  static var previewValue: RootRegistry { RootRegistry() }
  static var testValue: RootRegistry { RootRegistry() }
}

private enum ProcessStorageKey: DependencyKey {
  static var liveValue: InMemoryStorage { InMemoryStorage() }
  static var previewValue: InMemoryStorage { InMemoryStorage() }
  static var testValue: InMemoryStorage { InMemoryStorage() }
}
