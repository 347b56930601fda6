extension Dependency {
  /// Reads a dependency as the type that it is known to have here.
  ///
  /// For tests that override a dependency and need what is particular to the value:
  ///
  /// ```swift
  /// @Suite(.dependencies { $0.continuousClock = TestClock() })
  /// struct CountdownTests {
  ///   @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
  /// }
  /// ```
  ///
  /// The process stops at a read of a value that is of another type.
  ///
  /// - Parameters:
  ///   - keyPath: A property of ``DependencyValues``, or a part of one.
  ///   - type: The type of its value.
  ///   - fileID: The source location that reports name.
  ///   - filePath: The source location that reports name.
  ///   - line: The source location that reports name.
  ///   - column: The source location that reports name.
  public init<General>(
    _ keyPath: any KeyPath<DependencyValues, General> & Sendable,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      name: { keyPath.sourceName ?? "…" },
      read: { $0[keyPath: keyPath] },
      sourceLocation: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Reads the dependency of a key type as the type that it is known to have here.
  ///
  /// The process stops at a read of a value that is of another type.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - type: The type of its value.
  ///   - fileID: The source location that reports name.
  ///   - filePath: The source location that reports name.
  ///   - line: The source location that reports name.
  ///   - column: The source location that reports name.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    as type: Value.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      name: { "\(typeName(Key.self)).self" },
      read: { $0[Key.self] },
      sourceLocation: CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  private init<General>(
    name: @escaping @Sendable () -> String,
    read: @escaping @Sendable (DependencyValues) -> General,
    sourceLocation: CodeLocation
  ) {
    self.init(
      .reader(
        name: name,
        read: { values in
          let value = read(values)
          if let value = value as? Value { return value }
          fatalError(
            """
            @Dependency(\(name()), as: \(typeName(Value.self)).self) at \(sourceLocation) is a \
            '\(typeName(Swift.type(of: value as Any)))'.

            Override it in the test or in a trait: .dependencies { … = \(typeName(Value.self))(…) }
            """
          )
        }
      ),
      sourceLocation: sourceLocation
    )
  }
}
