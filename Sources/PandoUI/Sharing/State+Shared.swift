public import PandoSharing

extension State {
  /// A shared value whose handle the view owns, like a state: made once for the view's place, so that
  /// pointing it at another key lasts when the view is made again.
  ///
  /// ```swift
  /// @State.Shared(.inMemory("draft")) var draft = ""
  ///
  /// Button("Other") { $draft = PandoSharing.Shared(wrappedValue: "", .inMemory("other")) }
  /// ```
  @propertyWrapper
  public struct Shared: DynamicProperty {
    private let make: () -> PandoSharing.Shared<Value>
    private var kept: Kept<PandoSharing.Shared<Value>>?

    init(make: @escaping () -> PandoSharing.Shared<Value>) {
      self.make = make
    }

    fileprivate var shared: PandoSharing.Shared<Value> { kept?.value ?? make() }

    /// The shared value.
    public var wrappedValue: Value {
      get { shared.wrappedValue }
      nonmutating set { shared.wrappedValue = newValue }
    }

    /// The handle: to hand on, or to point at another storage.
    public var projectedValue: PandoSharing.Shared<Value> {
      get { shared }
      nonmutating set { shared.projectedValue = newValue }
    }
  }

  /// A shared value that is only read, whose handle the view owns like a state.
  @propertyWrapper
  public struct SharedReader: DynamicProperty {
    private let make: () -> PandoSharing.SharedReader<Value>
    private var kept: Kept<PandoSharing.SharedReader<Value>>?

    init(make: @escaping () -> PandoSharing.SharedReader<Value>) {
      self.make = make
    }

    fileprivate var reader: PandoSharing.SharedReader<Value> { kept?.value ?? make() }

    /// The shared value.
    public var wrappedValue: Value { reader.wrappedValue }

    /// The handle: to hand on, or to point at another storage.
    public var projectedValue: PandoSharing.SharedReader<Value> {
      get { reader }
      nonmutating set { reader.projectedValue = newValue }
    }
  }
}

/// What the node of a view keeps for one of its properties.
final class Kept<Value> {
  let value: Value
  init(_ value: Value) { self.value = value }
}

extension State.Shared {
  /// Shares the value that a key names.
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

  /// Shares the value that a key names, or nil if there is none.
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

  /// Shares the value that a key names, which has a default of its own.
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

  /// Shares the value that a key names, with another default than the key's own.
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

  /// Starts with what another handle shares.
  public init(_ base: PandoSharing.Shared<Value>) {
    self.init { PandoSharing.Shared(projectedValue: base) }
  }
}

extension State.SharedReader {
  /// Looks at the value that a key names.
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

  /// Looks at the value that a key names, or nil if there is none.
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

  /// Looks at the value that a key names, which has a default of its own.
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

  /// Starts with what another reader looks at.
  public init(_ base: PandoSharing.SharedReader<Value>) {
    self.init { PandoSharing.SharedReader(projectedValue: base) }
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
      previous.flatMap { at($0).pointee.kept } ?? Kept(at(field).pointee.make())
  }

  package static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool {
    guard let watch = (source as? PlaceSource)?.watch else { return false }
    return at(field).pointee.shared.isWatched(by: watch)
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
      previous.flatMap { at($0).pointee.kept } ?? Kept(at(field).pointee.make())
  }

  package static func reads(_ field: UnsafeMutableRawPointer, _ source: ReadSource) -> Bool {
    guard let watch = (source as? PlaceSource)?.watch else { return false }
    return at(field).pointee.reader.isWatched(by: watch)
  }
}
