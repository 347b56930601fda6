internal import CustomDump
internal import IssueReporting

extension Shared where Value: Equatable {
  /// Asserts how the value changed since the last assertion, or since it was made.
  ///
  /// ```swift
  /// model.incrementButtonTapped()
  /// $count.assert { $0 = 1 }
  /// ```
  ///
  /// It works in tests only, on a whole value or on a slice, and reports an issue if nothing changed
  /// or if the change is another one.
  ///
  /// - Parameters:
  ///   - update: Makes the value that was expected out of the one before the change.
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
  /// Forgets, in a test, the changes of this value that were not asserted.
  public func skipChanges() {
    handle.target.trackedExtras?.tracking?.skip()
  }
}

extension Reference {
  /// The extras, if they are there.
  fileprivate var trackedExtras: RootExtras? {
    core.lock()
    defer { core.unlock() }
    return core.pointee.flags.contains(.tracked) ? extras : nil
  }

  /// What this reference's value was before the changes that are not asserted; nil if there were
  /// none.
  fileprivate func snapshot() -> Value? {
    guard let tracking = trackedExtras?.tracking else { return nil }
    core.lock()
    defer { core.unlock() }
    guard tracking.hasSnapshot else { return nil }
    tracking.swapSnapshot()
    defer { tracking.swapSnapshot() }
    return copy()
  }

  /// Counts the changes of this reference's value as asserted, and returns what it is now. Changes
  /// of the root elsewhere stay open.
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

  /// Ties the root to its storage, before anybody else sees it.
  func connect(_ connection: AnyConnection) {
    core.lock()
    defer { core.unlock() }
    extras.connection = connection
    core.pointee.flags.insert(.persisted)
  }
}
