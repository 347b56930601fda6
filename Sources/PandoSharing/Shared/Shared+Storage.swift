extension Shared {
  /// Loads the value from its storage anew. Does nothing for a value kept in memory only.
  ///
  /// A change made here while the load is on its way is newer than what it brings, and stays.
  ///
  /// - Throws: What the key reports; it is in ``loadError`` as well.
  public func load() async throws { try await handle.target.load() }

  /// Points this handle at the value of another key, and loads that.
  ///
  /// Until the load ends, the value is what the new key has in memory, or the current one.
  ///
  /// - Parameter key: Says where the value is kept from now on.
  /// - Throws: What the key reports; it is in ``loadError`` as well.
  public func load(_ key: some SharedKey<Value>) async throws {
    point(at: Shared(wrappedValue: wrappedValue, key))
    try await load()
  }

  /// Points this handle at the value of another key, and starts to load that. Whether it is loaded,
  /// and how it ended, is in ``isLoading`` and ``loadError``.
  ///
  /// - Parameter key: Says where the value is kept from now on.
  public func load(_ key: some SharedKey<Value>) {
    point(at: Shared(wrappedValue: wrappedValue, key))
  }

  /// Saves the value, and returns when it is durable. Does nothing for a value kept in memory only.
  ///
  /// Changes are saved by themselves; this is for the moment at which one has to be sure.
  ///
  /// - Throws: What the key reports; it is in ``saveError`` as well.
  public func save() async throws { try await handle.target.save() }

  /// Whether a load is on its way. Reading registers with Observation.
  public var isLoading: Bool { handle.target.status?.isLoading ?? false }

  /// Why the last load failed; nil if it did not. Reading registers with Observation.
  public var loadError: (any Error)? { handle.target.status?.loadError }

  /// Why the last save failed; nil if it did not. Reading registers with Observation.
  public var saveError: (any Error)? { handle.target.status?.saveError }
}

extension SharedReader {
  /// Loads the value from its storage anew. Does nothing for a value kept in memory only.
  ///
  /// - Throws: What the key reports; it is in ``loadError`` as well.
  public func load() async throws { try await handle.target.load() }

  /// Points this reader at the value of another key, and loads that.
  ///
  /// - Parameter key: Says where the value is kept from now on.
  /// - Throws: What the key reports; it is in ``loadError`` as well.
  public func load(_ key: some SharedReaderKey<Value>) async throws {
    point(at: SharedReader(wrappedValue: wrappedValue, key))
    try await load()
  }

  /// Points this reader at the value of another key, and starts to load that. Whether it is loaded,
  /// and how it ended, is in ``isLoading`` and ``loadError``.
  ///
  /// - Parameter key: Says where the value is kept from now on.
  public func load(_ key: some SharedReaderKey<Value>) {
    point(at: SharedReader(wrappedValue: wrappedValue, key))
  }

  /// Whether a load is on its way. Reading registers with Observation.
  public var isLoading: Bool { handle.target.status?.isLoading ?? false }

  /// Why the last load failed; nil if it did not. Reading registers with Observation.
  public var loadError: (any Error)? { handle.target.status?.loadError }
}

extension AnyReference {
  fileprivate var connection: AnyConnection? {
    core.lock()
    defer { core.unlock() }
    return extras.connection
  }

  fileprivate var status: ConnectionStatus? { connection?.status }

  fileprivate func load() async throws {
    guard let connection else { return }
    try await withCheckedThrowingContinuation { continuation in
      connection.load { continuation.resume(with: $0) }
    }
  }

  fileprivate func save() async throws {
    guard let connection else { return }
    try await withCheckedThrowingContinuation { continuation in
      connection.save { continuation.resume(with: $0) }
    }
  }
}
