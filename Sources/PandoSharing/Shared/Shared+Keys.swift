internal import PandoDependencies

// The default is a `Key.Value` rather than a `Value`, though both are the same type: the compiler then infers
// the type of '[]' in '@Shared(.users) var users = []' from the key, instead of guessing '[Any]'.

extension Shared {
  /// Shares the value that a key names.
  ///
  /// ```swift
  /// @Shared(.appStorage("launchCount")) var launchCount = 0
  /// ```
  ///
  /// - Parameters:
  ///   - wrappedValue: The default; computed only if the storage has no value.
  ///   - key: The key of the value.
  ///   - fileID: Where the value is declared, for messages.
  ///   - filePath: Where the value is declared, for messages.
  ///   - line: Where the value is declared, for messages.
  ///   - column: Where the value is declared, for messages.
  public init<Key: SharedKey>(
    wrappedValue: @autoclosure () -> Key.Value,
    _ key: Key,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.init(
      handle: key.makeHandle(
        declaredAt: DeclarationPlace(
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        ),
        default: wrappedValue
      )
    )
  }

  /// Shares the value that a key names, or nil if there is none.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - fileID: Where the value is declared, for messages.
  ///   - filePath: Where the value is declared, for messages.
  ///   - line: Where the value is declared, for messages.
  ///   - column: Where the value is declared, for messages.
  @_disfavoredOverload
  public init<Wrapped>(
    _ key: some SharedKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Value == Wrapped? {
    self.init(
      wrappedValue: nil,
      key,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Shares the value that a key names, with the default that the key carries.
  ///
  /// - Parameters:
  ///   - key: The key of the value, with its default.
  ///   - fileID: Where the value is declared, for messages.
  ///   - filePath: Where the value is declared, for messages.
  ///   - line: Where the value is declared, for messages.
  ///   - column: Where the value is declared, for messages.
  public init<Key: SharedKey<Value>>(
    _ key: Key.Default,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      handle: key.makeBaseHandle(
        declaredAt: DeclarationPlace(
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        ),
        default: key.defaultValue
      )
    )
  }

  /// Shares the value that a key names, with a default that replaces the key's own.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default; computed only if the storage has no value.
  ///   - key: The key of the value.
  ///   - fileID: Where the value is declared, for messages.
  ///   - filePath: Where the value is declared, for messages.
  ///   - line: Where the value is declared, for messages.
  ///   - column: Where the value is declared, for messages.
  public init<Key: SharedKey>(
    wrappedValue: @autoclosure () -> Key.Value,
    _ key: Key.Default,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.init(
      handle: key.makeBaseHandle(
        declaredAt: DeclarationPlace(
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        ),
        default: wrappedValue
      )
    )
  }

  /// Loads the value that a key names, and fails if there is none.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - fileID: Where the value is declared, for messages.
  ///   - filePath: Where the value is declared, for messages.
  ///   - line: Where the value is declared, for messages.
  ///   - column: Where the value is declared, for messages.
  /// - Throws: The error of the key, or a ``SharedError`` with the code `valueRequired`.
  public init(
    require key: some SharedKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    self.init(
      handle: try await key.makeRequiredHandle(
        declaredAt: DeclarationPlace(
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
      )
    )
  }

  /// Not available: the value needs a default.
  @available(
    *,
    unavailable,
    message: "Give the value a default, as in '@Shared(.key) var value = 0', or use a key with one"
  )
  @_disfavoredOverload
  public init(_ key: some SharedKey<Value>) {
    fatalError("unavailable")
  }

  /// Not available: pass a key that names the storage.
  @available(
    *,
    unavailable,
    message: "Say where the value is kept, '@Shared(.key)', or make it with 'Shared(value:)'"
  )
  public init(wrappedValue: Value) {
    fatalError("unavailable")
  }
}

extension SharedReader {
  /// Reads the value that a key names.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default; computed only if the storage has no value.
  ///   - key: The key of the value.
  ///   - fileID: Where the value is declared, for messages.
  ///   - filePath: Where the value is declared, for messages.
  ///   - line: Where the value is declared, for messages.
  ///   - column: Where the value is declared, for messages.
  public init<Key: SharedReaderKey>(
    wrappedValue: @autoclosure () -> Key.Value,
    _ key: Key,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.init(
      handle: key.makeHandle(
        declaredAt: DeclarationPlace(
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        ),
        default: wrappedValue
      )
    )
  }

  /// Reads the value that a key names, or nil if there is none.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - fileID: Where the value is declared, for messages.
  ///   - filePath: Where the value is declared, for messages.
  ///   - line: Where the value is declared, for messages.
  ///   - column: Where the value is declared, for messages.
  @_disfavoredOverload
  public init<Wrapped>(
    _ key: some SharedReaderKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Value == Wrapped? {
    self.init(
      wrappedValue: nil,
      key,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Reads the value that a key names, with the default that the key carries.
  ///
  /// - Parameters:
  ///   - key: The key of the value, with its default.
  ///   - fileID: Where the value is declared, for messages.
  ///   - filePath: Where the value is declared, for messages.
  ///   - line: Where the value is declared, for messages.
  ///   - column: Where the value is declared, for messages.
  public init<Key: SharedReaderKey<Value>>(
    _ key: Key.Default,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      wrappedValue: key.defaultValue(),
      key.base,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Reads the value that a key names, with a default that replaces the key's own.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default; computed only if the storage has no value.
  ///   - key: The key of the value.
  ///   - fileID: Where the value is declared, for messages.
  ///   - filePath: Where the value is declared, for messages.
  ///   - line: Where the value is declared, for messages.
  ///   - column: Where the value is declared, for messages.
  public init<Key: SharedReaderKey>(
    wrappedValue: @autoclosure () -> Key.Value,
    _ key: Key.Default,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.init(
      wrappedValue: wrappedValue(),
      key.base,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Loads the value that a key names, and fails if there is none.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - fileID: Where the value is declared, for messages.
  ///   - filePath: Where the value is declared, for messages.
  ///   - line: Where the value is declared, for messages.
  ///   - column: Where the value is declared, for messages.
  /// - Throws: The error of the key, or a ``SharedError`` with the code `valueRequired`.
  public init(
    require key: some SharedReaderKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    self.init(
      handle: try await key.makeRequiredHandle(
        declaredAt: DeclarationPlace(
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
      )
    )
  }

  /// Not available: the value needs a default.
  @available(
    *,
    unavailable,
    message:
      "Give the value a default, as in '@SharedReader(.key) var value = 0', or use a key with one"
  )
  @_disfavoredOverload
  public init(_ key: some SharedReaderKey<Value>) {
    fatalError("unavailable")
  }

  /// Not available: pass a key that names the storage.
  @available(
    *,
    unavailable,
    message: "Say where the value is kept, '@SharedReader(.key)', or use 'SharedReader(value:)'"
  )
  public init(wrappedValue: Value) {
    fatalError("unavailable")
  }
}

extension _SharedKeyDefault where Base: SharedKey {
  /// A handle on the root of the base key.
  fileprivate func makeBaseHandle(
    declaredAt place: DeclarationPlace,
    default makeDefault: () -> Base.Value
  ) -> Reference<Base.Value> {
    isImmediate
      ? base.immediately.makeHandle(declaredAt: place, default: makeDefault)
      : base.makeHandle(declaredAt: place, default: makeDefault)
  }
}

extension SharedReaderKey {
  /// A handle on the root of this key, found or made.
  // A method of the key, because a method of the handle's type would look up that type at run time in each call.
  fileprivate func makeHandle(
    declaredAt place: DeclarationPlace,
    default makeDefault: () -> Value
  ) -> Reference<Value> {
    if Self.self == InMemoryKey<Value>.self {
      let key = unsafeBitCast(self, to: InMemoryKey<Value>.self)
      return Handle(key.storage.root(key.key, declaredAt: place, default: makeDefault))
    }
    let registry = DependencyValues.current.rootRegistry
    return Handle(registry.lease(self, declaredAt: place, default: makeDefault))
  }

  /// A handle on the key's value, which is loaded once: `completion` gets whether the storage has one. The root may be
  /// in use before that.
  func makeHandle(
    default makeDefault: () -> Value,
    whenLoaded completion: @escaping AnyConnection.LoadWaiter
  ) -> Reference<Value> {
    let registry = DependencyValues.current.rootRegistry
    let place = DeclarationPlace(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
    return Handle(
      registry.lease(
        self,
        declaredAt: place,
        from: .awaitedStorage(completion),
        default: makeDefault
      )
    )
  }

  /// A handle on the value that the storage has, which is loaded once.
  fileprivate func makeRequiredHandle(
    declaredAt place: DeclarationPlace
  ) async throws -> Reference<Value> {
    let registry = DependencyValues.current.rootRegistry
    if let lease = registry.existingLease(self) {
      let hasValue = try await withCheckedThrowingContinuation { continuation in
        lease.load { continuation.resume(with: $0) }
      }
      guard hasValue else { throw missing }
      return Handle(lease)
    }
    let value = try await withCheckedThrowingContinuation { continuation in
      load(
        context: .userInitiated,
        continuation: LoadContinuation(displayName) { continuation.resume(with: $0) }
      )
    }
    guard let value else { throw missing }
    return Handle(registry.lease(self, declaredAt: place, from: .loaded) { value })
  }

  private var missing: SharedError {
    SharedError(
      .valueRequired,
      key: displayName,
      reason: "a value is required, and the storage has none",
      remedy: "Save one first, or declare the value with a default."
    )
  }
}
