extension DependencyValues {
  /// The value of a dependency.
  ///
  /// Reading gives the override if one is in place, else the default of the ``context``. A key
  /// that has no value for the context is reported, once per test or process, under the place
  /// where it was read.
  ///
  /// - Parameters:
  ///   - key: The type of the key.
  ///   - fileID: The source location to report under.
  ///   - filePath: The source location to report under.
  ///   - line: The source location to report under.
  ///   - column: The source location to report under.
  ///   - function: The property the key is read in, used in reports.
  /// - Complexity: O(1) on average to read, without a lock once the value has been computed; O(*n*)
  ///   in the number of overrides to write.
  @inlinable
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) -> Key.Value {
    get {
      // Specialized in the caller: with the type known, the value is one load away from its box.
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

  /// The box of a value that is overridden, or whose default has been computed.
  ///
  /// This value keeps the box alive.
  @usableFromInline
  func publishedBox(for key: ObjectIdentifier) -> Unmanaged<DependencyBox>? {
    if let overrides = storage.overrides, let box = overrides.box(for: key) { return box }
    return storage.defaults?.box(for: key)
  }

  @usableFromInline
  mutating func override<Key: TestDependencyKey>(_ key: Key.Type, with value: Key.Value) {
    storage = storage.setting(DependencyValueBox(value), for: ObjectIdentifier(key))
  }
}
