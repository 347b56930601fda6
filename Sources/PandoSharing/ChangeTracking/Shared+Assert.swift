internal import CustomDump
internal import IssueReporting

extension Shared where Value: Equatable {
  /// Asserts how the value changed since the last assertion, or since it was created.
  ///
  /// ```swift
  /// model.incrementButtonTapped()
  /// $count.assert { $0 = 1 }
  /// ```
  ///
  /// Works in tests only, on a whole value or on a slice. Reports an issue if nothing changed, or
  /// if the value changed differently.
  ///
  /// - Parameters:
  ///   - update: Turns the value from before the change into the expected one.
  ///   - fileID: The source location to report under.
  ///   - filePath: The source location to report under.
  ///   - line: The source location to report under.
  ///   - column: The source location to report under.
  /// - Throws: What `update` throws.
  public func assert(
    _ update: (inout Value) throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) rethrows {
    let reference = handle.target
    guard let before = reference.snapshot() else {
      reportIssue(
        """
        Expected 'Shared<\(Value.self)>' to change, but it did not since the last assertion.
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
      return
    }
    var expected = before
    try update(&expected)
    let actual = reference.settle()
    guard expected != actual else { return }
    let difference = diff(expected, actual, format: .proportional) ?? "(the values print alike)"
    reportIssue(
      """
      'Shared<\(Value.self)>' changed, but not as expected: …

      \(difference.indented)

      (Expected: −, Actual: +)
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

extension Shared {
  /// In a test, drops the unasserted changes of this value.
  public func skipChanges() {
    handle.target.trackedExtras?.tracking?.skip()
  }
}

extension Reference {
  /// The extras, if changes are tracked.
  fileprivate var trackedExtras: RootExtras? {
    core.lock()
    defer { core.unlock() }
    return core.pointee.flags.contains(.tracked) ? extras : nil
  }

  /// This reference's value from before the unasserted changes; nil if there are none.
  fileprivate func snapshot() -> Value? {
    guard let tracking = trackedExtras?.tracking else { return nil }
    core.lock()
    defer { core.unlock() }
    guard tracking.hasSnapshot else { return nil }
    tracking.swapSnapshot()
    defer { tracking.swapSnapshot() }
    return copy()
  }

  /// Takes the changes of this reference's value as asserted, and returns the current value.
  /// Changes elsewhere in the root remain unasserted.
  fileprivate func settle() -> Value {
    guard let tracking = trackedExtras?.tracking else { return peek() }
    core.lock()
    defer { core.unlock() }
    let actual = copy()
    guard tracking.hasSnapshot else { return actual }
    tracking.swapSnapshot()
    if isPresent { inPlace = actual }
    tracking.swapSnapshot()
    tracking.settle()
    return actual
  }
}

extension Root {
  /// Tracks changes if this is a test.
  func track(declaredAt place: DeclarationPlace) {
    core.lock()
    defer { core.unlock() }
    extras.tracking = ChangeTracking(self, declaredAt: place)
    core.pointee.flags.insert(.tracked)
  }

  /// Connects the root to its storage, before other code sees it.
  func connect(_ connection: AnyConnection) {
    core.lock()
    defer { core.unlock() }
    extras.connection = connection
    core.pointee.flags.insert(.persisted)
  }
}
