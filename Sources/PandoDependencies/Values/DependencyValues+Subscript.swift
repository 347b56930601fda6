extension DependencyValues {
  /// The value of a dependency.
  ///
  /// A read returns the override if there is one, and otherwise the default of the ``context``. A
  /// key without a value for the context is reported once per test or process, at the source
  /// location of the read.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - fileID: The source location to report under.
  ///   - filePath: The source location to report under.
  ///   - line: The source location to report under.
  ///   - column: The source location to report under.
  ///   - function: The property that reads the key, for reports.
  /// - Complexity: O(1) on average to read, without a lock once the value has been computed; O(*n*)
  ///   in the number of overrides to write.
  @inlinable
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID fileID: StaticString = #fileID,
    filePath filePath: StaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column,
    function function: StaticString = #function
  ) -> Key.Value {
    get {
      // This is specialized in the caller, where the value is one load from its box.
      if let box = publishedBox(for: ObjectIdentifier(key)) { return box.value(of: key) }
      return resolve(
        key,
        property: function,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
    }
    set {
      override(key, with: newValue)
    }
  }

  /// The box of an override, or of a default that has been computed.
  ///
  /// These values keep the box alive.
  @usableFromInline
  func publishedBox(for key: ObjectIdentifier) -> UncountedReference<DependencyBox>? {
    if let overrides = storage.overrides, let box = overrides.box(for: key) { return box }
    return storage.defaults?.box(for: key)
  }

  @usableFromInline
  mutating func override<Key: TestDependencyKey>(_ key: Key.Type, with value: Key.Value) {
    storage = storage.setting(DependencyValueBox(value), for: ObjectIdentifier(key))
  }
}
