public import PandoSharing

extension State {
  /// A shared value whose handle the view owns like a state: it is made once for the view's place, so
  /// that a redirection to another key persists when the view value is made again.
  ///
  /// ```swift
  /// @State.Shared(.inMemory("draft")) var draft = ""
  ///
  /// Button("Other") { $draft = PandoSharing.Shared(wrappedValue: "", .inMemory("other")) }
  /// ```
  @propertyWrapper
  public struct Shared: DynamicProperty {
    private let make: () -> PandoSharing.Shared<Value>
    private var kept: PropertyStorage<PandoSharing.Shared<Value>>?

    init(make: @escaping () -> PandoSharing.Shared<Value>) {
      self.make = make
    }

    fileprivate var shared: PandoSharing.Shared<Value> { kept?.value ?? make() }

    /// The shared value.
    public var wrappedValue: Value {
      get { shared.wrappedValue }
      nonmutating set { shared.wrappedValue = newValue }
    }

    /// The handle, to pass on or to redirect to another storage.
    public var projectedValue: PandoSharing.Shared<Value> {
      get { shared }
      nonmutating set { shared.projectedValue = newValue }
    }
  }
}

extension State.Shared {
  /// Shares the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default; computed only if the storage has no value.
  ///   - key: The key of the value.
  ///   - fileID: Where the value is declared, for messages.
  ///   - filePath: Where the value is declared, for messages.
  ///   - line: Where the value is declared, for messages.
  ///   - column: Where the value is declared, for messages.
  public init<Key: SharedKey>(
    wrappedValue: @autoclosure @escaping () -> Key.Value,
    _ key: Key,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.init {
      PandoSharing.Shared(
        wrappedValue: wrappedValue(),
        key,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }

  /// Shares the value of a key, or nil if there is none.
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
    self.init {
      PandoSharing.Shared(key, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Shares the value of a key that has a default.
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
    self.init {
      PandoSharing.Shared(key, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Shares the value of a key, with a default that replaces the key's own.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default; computed only if the storage has no value.
  ///   - key: The key of the value, with its default.
  ///   - fileID: Where the value is declared, for messages.
  ///   - filePath: Where the value is declared, for messages.
  ///   - line: Where the value is declared, for messages.
  ///   - column: Where the value is declared, for messages.
  public init<Key: SharedKey>(
    wrappedValue: @autoclosure @escaping () -> Key.Value,
    _ key: Key.Default,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.init {
      PandoSharing.Shared(
        wrappedValue: wrappedValue(),
        key,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }

  /// Shares the value of another handle.
  ///
  /// - Parameter base: The other handle; taken once, when the view is added to the graph.
  public init(_ base: PandoSharing.Shared<Value>) {
    self.init { PandoSharing.Shared(projectedValue: base) }
  }

  /// Shares the value of another handle.
  ///
  /// - Parameter projectedValue: The other handle; taken once, when the view is added to the graph.
  public init(projectedValue: PandoSharing.Shared<Value>) {
    self.init(projectedValue)
  }

  /// Shares a value that is kept in memory for as long as it has users.
  ///
  /// - Parameter value: The first value; computed once, when the view is added to the graph.
  public init(value: @autoclosure @escaping () -> Value) {
    self.init { PandoSharing.Shared(value: value()) }
  }

  /// Loads the value that a key names, and fails if there is none.
  ///
  /// - Parameters:
  ///   - key: The key of the value.
  ///   - fileID: Where the value is declared, for messages.
  ///   - filePath: Where the value is declared, for messages.
  ///   - line: Where the value is declared, for messages.
  ///   - column: Where the value is declared, for messages.
  /// - Throws: The error of the key, or a `SharedError` with the code `valueRequired`.
  public init(
    require key: some SharedKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    self.init(
      try await PandoSharing.Shared(
        require: key,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    )
  }
}

extension State.Shared: LinkedProperty {
  package static var valueType: any Any.Type { Value.self }

  package static func link(
    _ field: UnsafeMutableRawPointer,
    previous: UnsafeMutableRawPointer?,
    in node: GraphNode
  ) {
    at(field).pointee.kept =
      previous.flatMap { at($0).pointee.kept } ?? PropertyStorage(at(field).pointee.make())
  }

  package static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool {
    guard let watch = (source as? PlaceSource)?.watch else { return false }
    return at(field).pointee.shared.isWatched(by: watch)
  }
}
