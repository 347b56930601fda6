internal import IssueReporting
internal import PandoDependencies

/// Collects the shared values that change in its scope, to report changes that a test did not
/// assert.
package final class SharedChangeTracker: Sendable {
  /// The tracker of the current scope.
  @TaskLocal package static var current: SharedChangeTracker?

  /// A change, with its root. The root is kept so that the change is reported even if the value has
  /// no users at the end of the scope.
  private struct Entry {
    let tracking: AnyChangeTracking
    let root: AnyReference
  }

  private let changed = Locked<[Entry]>([])

  /// Whether snapshots are taken anew for each step of a test, as a test store needs.
  let isStepwise: Bool

  /// Makes a tracker without changes.
  ///
  /// - Parameter isStepwise: Whether changes from before the step are ignored.
  package init(isStepwise: Bool = false) {
    self.isStepwise = isStepwise
  }

  /// Whether there are unasserted changes.
  package var hasChanges: Bool {
    changed.withLock { $0 }.contains { $0.tracking.isChanged }
  }

  /// Whether a value was written, even with an equal value.
  package var hasWrites: Bool {
    changed.withLock { !$0.isEmpty }
  }

  func insert(_ tracking: AnyChangeTracking, of root: AnyReference) {
    changed.withLock { $0.append(Entry(tracking: tracking, root: root)) }
  }

  /// Describes all unasserted changes in the order in which they began, and drops them.
  package func takeReports() -> [String] {
    take().compactMap { $0.tracking.takeReport() }
  }

  /// Reports all unasserted changes, and drops them.
  ///
  /// - Parameters:
  ///   - fileID: The source location to report under.
  ///   - filePath: The source location to report under.
  ///   - line: The source location to report under.
  ///   - column: The source location to report under.
  package func reportUnassertedChanges(
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    for report in takeReports() {
      reportIssue(report, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Drops all unasserted changes.
  package func skipChanges() {
    take().forEach { $0.tracking.skip() }
  }

  private func take() -> [Entry] {
    changed.withLock { changed in
      defer { changed = [] }
      return changed
    }
  }
}

/// Runs an operation. When it ends, reports each change of shared state that was not asserted with
/// ``Shared/assert(_:fileID:filePath:line:column:)``.
///
/// Changes are tracked in tests only, for values that the test creates. A change in a task that the
/// operation starts counts too, if it is made before the end.
///
/// - Parameters:
///   - fileID: The source location to report under.
///   - filePath: The source location to report under.
///   - line: The source location to report under.
///   - column: The source location to report under.
///   - operation: The operation, which may change shared state.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withSharedChangeTracking<R>(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ operation: () throws -> R
) rethrows -> R {
  let tracker = SharedChangeTracker()
  defer {
    tracker.reportUnassertedChanges(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
  return try SharedChangeTracker.$current.withValue(tracker, operation: operation)
}

/// Runs an asynchronous operation. When it ends, reports each change of shared state that was not
/// asserted with ``Shared/assert(_:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - isolation: The actor the operation runs on; the caller's by default.
///   - fileID: The source location to report under.
///   - filePath: The source location to report under.
///   - line: The source location to report under.
///   - column: The source location to report under.
///   - operation: The operation, which may change shared state.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
public func withSharedChangeTracking<R>(
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ operation: () async throws -> R
) async rethrows -> R {
  let tracker = SharedChangeTracker()
  defer {
    tracker.reportUnassertedChanges(
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
  return try await SharedChangeTracker.$current.withValue(tracker, operation: operation)
}
