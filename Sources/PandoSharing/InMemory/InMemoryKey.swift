internal import PandoDependencies

extension SharedReaderKey {
  /// Keeps a value in memory under a name. All users of the name share the value. It lives until its storage or
  /// the process ends.
  ///
  /// ```swift
  /// @Shared(.inMemory("filter")) var filter = Filter.all
  /// ```
  ///
  /// The name belongs to the dependency `defaultInMemoryStorage`: each test and each browser session has its own.
  /// Server code without a session gets a value that no other code sees, and an issue is reported.
  ///
  /// - Parameter key: The name. The same name with another value type names another value.
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    let storage = DependencyValues.current.inMemoryStorage { "'.inMemory(\"\(key)\")'" }
    return InMemoryKey(key, storage: storage)
  }

  /// Keeps a value in memory under a name, in a given scope.
  ///
  /// - Parameters:
  ///   - key: The name. The same name with another value type names another value.
  ///   - scope: The scope that shares the name.
  public static func inMemory<Value>(
    _ key: String,
    scope: InMemoryScope
  ) -> Self where Self == InMemoryKey<Value> {
    switch scope {
    case .session: inMemory(key)
    case .process:
      InMemoryKey(key, storage: DependencyValues.current.processInMemoryStorage)
    }
  }
}

/// The scope that shares a name in memory.
public enum InMemoryScope: Hashable, Sendable {
  /// One instance of the application: the process, one test, or one visitor's session.
  case session
  /// All sessions of the process; in tests, one test.
  case process
}

/// A key for a value kept in memory. See ``SharedReaderKey/inMemory(_:)``.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  let key: String
  let storage: InMemoryStorage

  init(_ key: String, storage: InMemoryStorage) {
    self.key = key
    self.storage = storage
  }

  /// The identity of a key: the name and the storage.
  public struct ID: Hashable, Sendable {
    let key: String
    let storage: ObjectIdentifier
  }

  /// The name and the storage.
  public var id: ID {
    ID(key: key, storage: ObjectIdentifier(storage))
  }

  /// Answers synchronously with the value of the name, if there is one.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: .success(storage.existingRoot(key, of: Value.self)?.peek()))
  }

  /// Reports nothing: memory is the storage, so the key's users make all changes themselves.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  /// Replaces the value of the name, synchronously.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    let place = DeclarationPlace(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    storage.root(key, declaredAt: place) { value }.replace(value)
    continuation.resume()
  }
}

extension InMemoryKey: CustomStringConvertible {
  /// `.inMemory("filter")`
  public var description: String { ".inMemory(\"\(key)\")" }
}
