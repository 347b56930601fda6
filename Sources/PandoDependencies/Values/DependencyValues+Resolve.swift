import IssueReporting

extension DependencyValues {
  /// The default value of a key, which is computed at its first read.
  @usableFromInline
  @inline(never)
  func resolve<Key: TestDependencyKey>(
    _ key: Key.Type,
    property: StaticString,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) -> Key.Value {
    let cache = storage.defaults ?? TestScope.current
    if let box = cache.box(for: ObjectIdentifier(key)) { return box.value(of: key) }
    if let pending = access as? PendingOverride<Key.Value> { return pending.value }
    let purpose = access?.purpose ?? .use
    let sourceLocation =
      access?.sourceLocation
      ?? CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let origin = DependencyCache.Origin(
      kind: .computed,
      sourceLocation: sourceLocation,
      preparation: purpose == .preparation ? access : nil
    )

    let box = cache.box(for: key, origin: origin) {
      let resolution = DependencyResolution(
        of: key,
        property: property,
        purpose: purpose,
        sourceLocation: sourceLocation,
        reference: access?.reference
      )
      let (value, isReported) = Self.mutingIssues(if: purpose != .use) {
        DependencyResolution.$current.withValue(resolution) {
          DependencyValues.$current.withValue(ambientValues(computing: cache)) {
            cache.defaultValue(of: key, resolution)
          }
        }
      }
      // A value whose issues were not reported is computed again at the next read, to report them
      // then.
      return (
        DependencyValueBox(value), keep: isReported && (!resolution.isMissing || purpose == .use)
      )
    }
    return withExtendedLifetime(box) { UncountedReference(to: box).value(of: key) }
  }

  /// Computes a default.
  ///
  /// - Parameters:
  ///   - isMuted: Whether the value is read only in order to override a part of it.
  ///   - compute: Computes the default.
  /// - Returns: The value, and whether nothing that is wrong with it was kept silent.
  private static func mutingIssues<Value>(
    if isMuted: Bool,
    _ compute: () -> Value
  ) -> (value: Value, isReported: Bool) {
    guard isTesting, isMuted || MutedIssues.areInUse else { return (compute(), true) }
    let issues = MutedIssues()
    // A default that reads this one has the same issues, so its reporter counts them too.
    let outer = MutedIssues.areInUse ? IssueReporters.current : []
    let value = withIssueReporters(outer + [issues], operation: compute)
    return (value, issues.isEmpty)
  }

  /// The values that a default sees while it is computed.
  ///
  /// A value for the whole process must not depend on its first reader, so it sees no overrides. A
  /// value for a test sees the overrides of the test.
  private func ambientValues(computing cache: DependencyCache) -> DependencyValues {
    switch cache.context {
    case .live: DependencyValues(storage: .live)
    case .preview: DependencyValues(storage: .preview)
    case .test: DependencyValues(storage: storage.with(defaults: cache))
    }
  }
}

extension DependencyCache {
  fileprivate func defaultValue<Key: TestDependencyKey>(
    of key: Key.Type,
    _ resolution: DependencyResolution
  ) -> Key.Value {
    switch context {
    case .preview:
      return Key.previewValue
    case .test:
      return Key.testValue
    case .live:
      if let live = key as? any DependencyKey.Type, let value = live.liveValue as? Key.Value {
        return value
      }
      resolution.reportMissingLiveValue(of: key)
      return Key.testValue
    }
  }
}

extension DependencyResolution {
  fileprivate convenience init<Key: TestDependencyKey>(
    of key: Key.Type,
    property: StaticString,
    purpose: DependencyAccess.Purpose,
    sourceLocation: CodeLocation,
    reference: String?
  ) {
    // `#function` is the name of the property in an accessor, and has parentheses anywhere else.
    let name = "\(property)"
    let isProperty = !name.isEmpty && !name.contains("(") && !name.hasPrefix("<")
    let target = isProperty ? "$0.\(name)" : "$0[\(typeName(key)).self]"
    self.init(
      key: ObjectIdentifier(key),
      purpose: purpose,
      sourceLocation: sourceLocation,
      reference: reference
        ?? (isProperty ? "@Dependency(\\.\(name))" : "@Dependency(\(typeName(key)).self)"),
      target: target
    )
  }
}
