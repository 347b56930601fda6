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
