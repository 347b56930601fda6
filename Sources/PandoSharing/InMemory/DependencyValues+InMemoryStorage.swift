public import PandoDependencies

extension DependencyValues {
  /// The storage that `inMemory` keys use.
  ///
  /// It lives as long as the process. Each test and each browser session has its own.
  ///
  /// In a process that serves sessions, code without a session gets a new storage on each access, which no other code
  /// sees, and an issue is reported.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { inMemoryStorage { "'defaultInMemoryStorage'" } }
    set { self[InMemoryStorageKey.self] = newValue }
  }

  /// The storage that `inMemory` keys use.
  ///
  /// - Parameter what: The value to be kept there, for messages.
  func inMemoryStorage(for what: () -> String) -> InMemoryStorage {
    if !areOutsideOfSessions { return self[InMemoryStorageKey.self] }
    sessionHost.reportLost(
      what(),
      ofProcess: "Give what the whole process shares this scope: '.inMemory(_, scope: .process)'."
    )
    return InMemoryStorage()
  }

  /// The storage of `inMemory(_:scope: .process)` keys; a new one in each test.
  var processInMemoryStorage: InMemoryStorage {
    get { self[ProcessStorageKey.self] }
    set { self[ProcessStorageKey.self] = newValue }
  }

  /// The roots of all keys in use.
  var rootRegistry: RootRegistry {
    get { self[RootRegistryKey.self] }
    set { self[RootRegistryKey.self] = newValue }
  }
}

enum InMemoryStorageKey: DependencyKey {
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
