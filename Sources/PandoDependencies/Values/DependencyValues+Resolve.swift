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
    let purpose = access?.purpose ?? .use
    let site =
      access?.site
      ?? DependencySite(fileID: fileID, filePath: filePath, line: line, column: column)
    let origin = DependencyCache.Origin(
      kind: .computed,
      site: site,
      preparation: purpose == .preparation ? access : nil
    )

    let box = cache.box(for: key, origin: origin) {
      let resolution = DependencyResolution(
        of: key,
        property: property,
        purpose: purpose,
        site: site,
        reference: access?.reference
      )
      let value = DependencyResolution.$current.withValue(resolution) {
        DependencyValues.$current.withValue(ambientValues(computing: cache)) {
          cache.defaultValue(of: key, resolution)
        }
      }
      // A missing value that was not reported is computed again at the next read, to report it
      // then.
      return (DependencyValueBox(value), keep: !resolution.isMissing || purpose == .use)
    }
    return withExtendedLifetime(box) { Unmanaged.passUnretained(box).value(of: key) }
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
    site: DependencySite,
    reference: String?
  ) {
    // `#function` is the name of the property in an accessor, and has parentheses anywhere else.
    let name = "\(property)"
    let isProperty = !name.isEmpty && !name.contains("(") && !name.hasPrefix("<")
    let target = isProperty ? "$0.\(name)" : "$0[\(typeName(key)).self]"
    self.init(
      key: ObjectIdentifier(key),
      purpose: purpose,
      site: site,
      reference: reference
        ?? (isProperty ? "@Dependency(\\.\(name))" : "@Dependency(\(typeName(key)).self)"),
      target: target
    )
  }
}
