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
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    function: StaticString = #function
  ) -> Key.Value {
    get {
      let id = ObjectIdentifier(key)
      if let value = published(key, id) { return value }
      return resolve(
        key,
        property: function,
        site: DependencySite(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }
    set {
      storage = storage.setting(DependencyValueBox(newValue), for: ObjectIdentifier(key))
    }
  }

  /// The value, if it is overridden or its default has been computed.
  @inline(__always)
  private func published<Key: TestDependencyKey>(
    _ key: Key.Type,
    _ id: ObjectIdentifier
  ) -> Key.Value? {
    if let overrides = storage.overrides, let box = overrides.box(for: id) {
      return box._withUnsafeGuaranteedRef { $0.value(of: key) }
    }
    if let defaults = storage.defaults, let box = defaults.box(for: id) {
      return box._withUnsafeGuaranteedRef { $0.value(of: key) }
    }
    return nil
  }
}
