internal import PandoDependencies

extension Shared {
  /// Shares a value that is kept in memory while it has owners.
  ///
  /// - Parameters:
  ///   - value: The initial value.
  ///   - fileID: Where the value is declared, for messages.
  ///   - filePath: Where the value is declared, for messages.
  ///   - line: Where the value is declared, for messages.
  ///   - column: Where the value is declared, for messages.
  public init(
    value: sending Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let root = Root(value)
    if DependencyValues.tracksChanges {
      root.track(
        declaredAt: DeclarationPlace(
          fileID: fileID,
          filePath: filePath,
          line: line,
          column: column
        )
      )
    }
    self.init(handle: root)
  }

  /// Shares a value that is kept in memory; another spelling of
  /// ``init(value:fileID:filePath:line:column:)``.
  ///
  /// - Parameters:
  ///   - value: The initial value.
  ///   - fileID: Where the value is declared, for messages.
  ///   - filePath: Where the value is declared, for messages.
  ///   - line: Where the value is declared, for messages.
  ///   - column: Where the value is declared, for messages.
  @_disfavoredOverload
  public init(
    _ value: sending Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(value: value, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Shares the wrapped value of a shared optional; nil if the optional is nil. Under
  /// `withObservationTracking`, as in the body of a view, the caller is woken when the optional
  /// becomes nil or stops being nil.
  ///
  /// If the optional becomes nil later, reads give the last value that was read, and writes are
  /// dropped and reported as an issue.
  ///
  /// - Parameter base: The shared optional.
  public init?(_ base: Shared<Value?>) {
    guard let handle = base.handle.target.unwrapped() else { return nil }
    self.init(handle: handle)
  }
}

extension SharedReader {
  /// Makes a reader of a constant value.
  ///
  /// - Parameter value: The value.
  public init(value: sending Value) {
    self.init(handle: Root(value))
  }

  /// Makes a reader of a constant value, for previews and tests.
  ///
  /// - Parameter value: The value.
  public static func constant(_ value: sending Value) -> SharedReader<Value> {
    SharedReader(value: value)
  }

  /// Makes a reader of a shared value.
  ///
  /// - Parameter base: The shared value.
  public init(_ base: Shared<Value>) {
    self.init(handle: Handle(base.handle.target))
  }

  /// Reads the wrapped value of an optional; nil if the optional is nil. If it becomes nil later,
  /// reads give the last value that was read.
  ///
  /// - Parameter base: The reader of the optional.
  public init?(_ base: SharedReader<Value?>) {
    guard let handle = base.handle.target.unwrapped() else { return nil }
    self.init(handle: handle)
  }

  /// Reads the wrapped value of a shared optional; nil if the optional is nil. If it becomes nil
  /// later, reads give the last value that was read.
  ///
  /// - Parameter base: The shared optional.
  public init?(_ base: Shared<Value?>) {
    self.init(SharedReader<Value?>(base))
  }
}

extension Reference {
  fileprivate func unwrapped<Wrapped>() -> Reference<Wrapped>? where Value == Wrapped? {
    // Observes whether there is a value, but not changes inside it.
    _ = slice(\.hasValue).read()
    return peek().map { UnwrappedSlice(self, initial: $0) }
  }
}

extension Optional {
  fileprivate var hasValue: Bool { self != nil }
}
