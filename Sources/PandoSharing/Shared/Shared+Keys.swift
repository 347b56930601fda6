internal import PandoDependencies

// A default is a `Key.Value` here and not a `Value`, which is the same type: so the compiler takes the
// type of '[]' in '@Shared(.users) var users = []' from the key, instead of guessing '[Any]'.

extension Shared {
  /// Shares the value that a key names.
  ///
  /// ```swift
  /// @Shared(.appStorage("launchCount")) var launchCount = 0
  /// ```
  ///
  /// - Parameters:
  ///   - wrappedValue: The value for a storage that has none; not computed if it has one.
  ///   - key: Says where the value is kept.
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
  ///   - key: Says where the value is kept.
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
  ///   - key: Says where the value is kept, and what it is at first.
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

  /// Shares the value that a key names, with another default than the one that the key carries.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value for a storage that has none; not computed if it has one.
  ///   - key: Says where the value is kept.
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
  ///   - key: Says where the value is kept.
  ///   - fileID: Where the value is declared, for messages.
  ///   - filePath: Where the value is declared, for messages.
  ///   - line: Where the value is declared, for messages.
  ///   - column: Where the value is declared, for messages.
  /// - Throws: What the key reports, or a ``SharedError`` with the code `valueRequired`.
  public init(
    require key: some SharedKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    let value = try await key.required()
    self.init(
      wrappedValue: value,
      key,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    try await load()
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

  /// Not available: it has to be said where the value is kept.
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
  /// Looks at the value that a key names.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value for a storage that has none; not computed if it has one.
  ///   - key: Says where the value is kept.
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

  /// Looks at the value that a key names, or nil if there is none.
  ///
  /// - Parameters:
  ///   - key: Says where the value is kept.
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

  /// Looks at the value that a key names, with the default that the key carries.
  ///
  /// - Parameters:
  ///   - key: Says where the value is kept, and what it is at first.
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

  /// Looks at the value that a key names, with another default than the one that the key carries.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value for a storage that has none; not computed if it has one.
  ///   - key: Says where the value is kept.
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
  ///   - key: Says where the value is kept.
  ///   - fileID: Where the value is declared, for messages.
  ///   - filePath: Where the value is declared, for messages.
  ///   - line: Where the value is declared, for messages.
  ///   - column: Where the value is declared, for messages.
  /// - Throws: What the key reports, or a ``SharedError`` with the code `valueRequired`.
  public init(
    require key: some SharedReaderKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    let value = try await key.required()
    self.init(
      wrappedValue: value,
      key,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    try await load()
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

  /// Not available: it has to be said where the value is kept.
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
  /// A handle on the root of the key it was made from.
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
  // A method of the key: one of the type of the handle would have that type looked up for each call.
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

  /// Loads the value, or throws if there is none.
  fileprivate func required() async throws -> Value {
    let value = try await withCheckedThrowingContinuation { continuation in
      load(
        context: .userInitiated,
        continuation: LoadContinuation(displayName) { continuation.resume(with: $0) }
      )
    }
    guard let value else {
      throw SharedError(
        .valueRequired,
        key: displayName,
        reason: "a value is required, and the storage has none",
        remedy: "Save one first, or declare the value with a default."
      )
    }
    return value
  }
}
