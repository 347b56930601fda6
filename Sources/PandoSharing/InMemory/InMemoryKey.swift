internal import PandoDependencies

extension SharedReaderKey {
  /// A value kept in memory under a name: everybody who uses the name shares it, and it is gone when
  /// its storage is, at the latest with the process.
  ///
  /// ```swift
  /// @Shared(.inMemory("filter")) var filter = Filter.all
  /// ```
  ///
  /// The name belongs to the dependency `defaultInMemoryStorage`, which is apart for each test and
  /// each browser session. Code of a server that belongs to no session is told so, and gets a value that
  /// nobody else sees.
  ///
  /// - Parameter key: The name. The same name with another type of value is another value.
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    let storage = DependencyValues.current.inMemoryStorage { "'.inMemory(\"\(key)\")'" }
    return InMemoryKey(key, storage: storage)
  }

  /// A value kept in memory under a name, in a scope that is said.
  ///
  /// - Parameters:
  ///   - key: The name. The same name with another type of value is another value.
  ///   - scope: Who shares the name.
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

/// Who shares a name in memory.
public enum InMemoryScope: Hashable, Sendable {
  /// One instance of the application: the process, one test, or one visitor's session.
  case session
  /// Everybody whom the process serves; one test, in tests.
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

  /// What makes two keys one: the name and the storage.
  public struct ID: Hashable, Sendable {
    let key: String
    let storage: ObjectIdentifier
  }

  /// The name and the storage.
  public var id: ID {
    ID(key: key, storage: ObjectIdentifier(storage))
  }

  /// Answers at once with the value of the name, if there is one.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: .success(storage.existingRoot(key, of: Value.self)?.peek()))
  }

  /// Reports nothing: memory is the storage, so there are no changes besides those made in it.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  /// Gives the name another value, at once.
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
