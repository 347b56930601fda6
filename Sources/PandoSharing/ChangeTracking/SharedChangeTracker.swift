internal import IssueReporting
internal import PandoDependencies

/// Gathers the shared values that change while it is the current one, so that a test can be told
/// which changes it did not assert.
package final class SharedChangeTracker: Sendable {
  /// The tracker of the scope that runs.
  @TaskLocal package static var current: SharedChangeTracker?

  /// A change, and the root it was made to, which is kept so that the change of a value that nobody
  /// uses any more when the scope ends is reported as well.
  private struct Entry {
    let tracking: AnyChangeTracking
    let root: AnyReference
  }

  private let changed = Locked<[Entry]>([])

  /// Whether snapshots are taken for each step of a test anew, as a test store asserts them.
  let isStepwise: Bool

  /// Makes a tracker that saw no change.
  ///
  /// - Parameter isStepwise: Whether what others changed before does not count.
  package init(isStepwise: Bool = false) {
    self.isStepwise = isStepwise
  }

  /// Whether there is a change that is not asserted.
  package var hasChanges: Bool {
    changed.withLock { $0 }.contains { $0.tracking.isChanged }
  }

  /// Whether a value was written, also if it is what it was before.
  package var hasWrites: Bool {
    changed.withLock { !$0.isEmpty }
  }

  func insert(_ tracking: AnyChangeTracking, of root: AnyReference) {
    changed.withLock { $0.append(Entry(tracking: tracking, root: root)) }
  }

  /// Describes every change that is not asserted, once, in the order in which they began.
  package func takeReports() -> [String] {
    take().compactMap { $0.tracking.takeReport() }
  }

  /// Reports every change that is not asserted, once.
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

  /// Forgets every change that is not asserted.
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

/// Runs an operation, and reports each change it made to shared state that was not asserted with
/// ``Shared/assert(_:fileID:filePath:line:column:)`` when it ends.
///
/// Changes are tracked in tests only, for values that the test creates. A change made in a task that
/// the operation starts counts as well, if it comes before the end.
///
/// - Parameters:
///   - fileID: The source location to report under.
///   - filePath: The source location to report under.
///   - line: The source location to report under.
///   - column: The source location to report under.
///   - operation: What may change shared state.
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

/// Runs an asynchronous operation, and reports each change it made to shared state that was not
/// asserted with ``Shared/assert(_:fileID:filePath:line:column:)`` when it ends.
///
/// - Parameters:
///   - isolation: The actor the operation runs on; the caller's by default.
///   - fileID: The source location to report under.
///   - filePath: The source location to report under.
///   - line: The source location to report under.
///   - column: The source location to report under.
///   - operation: What may change shared state.
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
