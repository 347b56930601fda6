public import PandoSharing

extension State {
  /// A read-only shared value whose handle the view owns like a state.
  @propertyWrapper
  public struct SharedReader: DynamicProperty {
    private let make: () -> PandoSharing.SharedReader<Value>
    private var kept: PropertyStorage<PandoSharing.SharedReader<Value>>?

    init(make: @escaping () -> PandoSharing.SharedReader<Value>) {
      self.make = make
    }

    fileprivate var reader: PandoSharing.SharedReader<Value> { kept?.value ?? make() }

    /// The shared value.
    public var wrappedValue: Value { reader.wrappedValue }

    /// The handle, to pass on or to redirect to another storage.
    public var projectedValue: PandoSharing.SharedReader<Value> {
      get { reader }
      nonmutating set { reader.projectedValue = newValue }
    }
  }
}

extension State.SharedReader {
  /// Reads the value of a key.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default; computed only if the storage has no value.
  ///   - key: The key of the value.
  ///   - fileID: Where the value is declared, for messages.
  ///   - filePath: Where the value is declared, for messages.
  ///   - line: Where the value is declared, for messages.
  ///   - column: Where the value is declared, for messages.
  public init<Key: SharedReaderKey>(
    wrappedValue: @autoclosure @escaping () -> Key.Value,
    _ key: Key,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.init {
      PandoSharing.SharedReader(
        wrappedValue: wrappedValue(),
        key,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }

  /// Reads the value of a key, or nil if there is none.
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
    self.init {
      PandoSharing.SharedReader(key, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Reads the value of a key that has a default.
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
    self.init {
      PandoSharing.SharedReader(key, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Reads the value of a key, with a default that replaces the key's own.
  ///
  /// - Parameters:
  ///   - wrappedValue: The default; computed only if the storage has no value.
  ///   - key: The key of the value, with its default.
  ///   - fileID: Where the value is declared, for messages.
  ///   - filePath: Where the value is declared, for messages.
  ///   - line: Where the value is declared, for messages.
  ///   - column: Where the value is declared, for messages.
  public init<Key: SharedReaderKey>(
    wrappedValue: @autoclosure @escaping () -> Key.Value,
    _ key: Key.Default,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.init {
      PandoSharing.SharedReader(
        wrappedValue: wrappedValue(),
        key,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
  }

  /// Reads the value of another reader.
  ///
  /// - Parameter base: The other reader; taken once, when the view is added to the graph.
  public init(_ base: PandoSharing.SharedReader<Value>) {
    self.init { PandoSharing.SharedReader(projectedValue: base) }
  }

  /// Reads the value of a handle that can write it.
  ///
  /// - Parameter base: The handle; taken once, when the view is added to the graph.
  public init(_ base: PandoSharing.Shared<Value>) {
    self.init { PandoSharing.SharedReader(base) }
  }

  /// Reads the value of another reader.
  ///
  /// - Parameter projectedValue: The other reader; taken once, when the view is added to the graph.
  public init(projectedValue: PandoSharing.SharedReader<Value>) {
    self.init(projectedValue)
  }

  /// Reads a value that never changes.
  ///
  /// - Parameter value: The value; computed once, when the view is added to the graph.
  public init(value: @autoclosure @escaping () -> Value) {
    self.init { PandoSharing.SharedReader(value: value()) }
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
    require key: some SharedReaderKey<Value>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    self.init(
      try await PandoSharing.SharedReader(
        require: key,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    )
  }
}

extension State.SharedReader: LinkedProperty {
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
    return at(field).pointee.reader.isWatched(by: watch)
  }
}
