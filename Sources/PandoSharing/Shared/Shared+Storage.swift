extension Shared {
  /// Loads the value from its storage again. Does nothing for a value that is kept in memory only.
  ///
  /// A change made in this process during the load is newer than the loaded value, and is kept.
  ///
  /// - Throws: The key's error, which is also in ``loadError``.
  public func load() async throws { try await handle.target.load() }

  /// Points this handle at the value of another key, and loads that value.
  ///
  /// Until the load ends, the value is what the new key has in memory, or the current one.
  ///
  /// - Parameter key: The key of the other value.
  /// - Throws: The key's error, which is also in ``loadError``.
  public func load(_ key: some SharedKey<Value>) async throws {
    try await awaitLoad { completion in
      point(at: Shared(handle: key.makeHandle(default: { wrappedValue }, whenLoaded: completion)))
    }
  }

  /// Points this handle at the value of another key, and starts to load that value. ``isLoading``
  /// and ``loadError`` report the progress and the result.
  ///
  /// - Parameter key: The key of the other value.
  public func load(_ key: some SharedKey<Value>) {
    point(at: Shared(wrappedValue: wrappedValue, key))
  }

  /// Saves the value, and returns when it is durable. Does nothing for a value that is kept in
  /// memory only.
  ///
  /// Changes are saved automatically; call this to be sure that the value is durable at a certain
  /// point.
  ///
  /// - Throws: The key's error, which is also in ``saveError``.
  public func save() async throws { try await handle.target.save() }

  /// Whether a load is in progress. Reading registers with Observation.
  public var isLoading: Bool { handle.target.status?.isLoading ?? false }

  /// The error of the last load; nil if it succeeded. Reading registers with Observation.
  public var loadError: (any Error)? { handle.target.status?.loadError }

  /// The error of the last save; nil if it succeeded. Reading registers with Observation.
  public var saveError: (any Error)? { handle.target.status?.saveError }
}

extension SharedReader {
  /// Loads the value from its storage again. Does nothing for a value that is kept in memory only.
  ///
  /// - Throws: The key's error, which is also in ``loadError``.
  public func load() async throws { try await handle.target.load() }

  /// Points this reader at the value of another key, and loads that value.
  ///
  /// - Parameter key: The key of the other value.
  /// - Throws: The key's error, which is also in ``loadError``.
  public func load(_ key: some SharedReaderKey<Value>) async throws {
    try await awaitLoad { completion in
      point(
        at: SharedReader(handle: key.makeHandle(default: { wrappedValue }, whenLoaded: completion))
      )
    }
  }

  /// Points this reader at the value of another key, and starts to load that value. ``isLoading``
  /// and ``loadError`` report the progress and the result.
  ///
  /// - Parameter key: The key of the other value.
  public func load(_ key: some SharedReaderKey<Value>) {
    point(at: SharedReader(wrappedValue: wrappedValue, key))
  }

  /// Whether a load is in progress. Reading registers with Observation.
  public var isLoading: Bool { handle.target.status?.isLoading ?? false }

  /// The error of the last load; nil if it succeeded. Reading registers with Observation.
  public var loadError: (any Error)? { handle.target.status?.loadError }
}

extension AnyReference {
  var connection: AnyConnection? {
    core.lock()
    defer { core.unlock() }
    return extras.connection
  }

  fileprivate var status: ConnectionStatus? { connection?.status }

  fileprivate func load() async throws {
    guard let connection else { return }
    try await awaitLoad(connection.load)
  }

  /// Loads the value of a root that is in use.
  func load(_ completion: @escaping AnyConnection.LoadWaiter) {
    guard let connection else { return completion(.success(true)) }
    connection.load(completion)
  }

  fileprivate func save() async throws {
    guard let connection else { return }
    try await withCheckedThrowingContinuation { continuation in
      connection.save { continuation.resume(with: $0) }
    }
  }
}

/// Waits for a load that `begin` begins. Returns whether the storage has a value.
@discardableResult
func awaitLoad(_ begin: (@escaping AnyConnection.LoadWaiter) -> Void) async throws -> Bool {
  try await withCheckedThrowingContinuation { continuation in
    begin { continuation.resume(with: $0) }
  }
}
