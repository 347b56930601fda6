import IssueReporting

/// Sets dependencies for the whole process, or, in a test, for the whole test.
///
/// Call it once, where the application starts, before a dependency is used:
///
/// ```swift
/// @main
/// struct Station: App {
///   init() {
///     prepareDependencies {
///       $0.database = try! .open("/var/lib/station.sqlite")
///     }
///   }
/// }
/// ```
///
/// The values take the place of the defaults, so ``withDependencies(_:operation:)`` still overrides
/// them. A dependency that was already used, or already prepared, keeps its value; that is
/// reported. The ``DependencyValues/context`` cannot be prepared.
///
/// Call it from any isolation. A closure that throws prepares nothing.
///
/// - Parameters:
///   - fileID: The source location to report under.
///   - filePath: The source location to report under.
///   - line: The source location to report under.
///   - column: The source location to report under.
///   - updateValues: Sets the dependencies.
/// - Returns: What `updateValues` returns.
/// - Throws: What `updateValues` throws.
@discardableResult
public func prepareDependencies<R>(
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ updateValues: (inout DependencyValues) throws -> R
) rethrows -> R {
  var preparation = DependencyPreparation(
    CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  let result = try DependencyUpdate.run { try updateValues(&preparation.values) }
  preparation.commit()
  return result
}

/// Sets dependencies for the whole process, or, in a test, for the whole test, asynchronously.
///
/// See ``prepareDependencies(fileID:filePath:line:column:_:)``, the synchronous counterpart.
///
/// - Parameters:
///   - isolation: Where the closure runs: the actor of the caller.
///   - fileID: The source location to report under.
///   - filePath: The source location to report under.
///   - line: The source location to report under.
///   - column: The source location to report under.
///   - updateValues: Sets the dependencies.
/// - Returns: What `updateValues` returns.
/// - Throws: What `updateValues` throws.
@discardableResult
public func prepareDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  _ updateValues: (inout DependencyValues) async throws -> R
) async rethrows -> R {
  var preparation = DependencyPreparation(
    CodeLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  let result = try await DependencyUpdate.run(isolation: isolation) {
    try await updateValues(&preparation.values)
  }
  preparation.commit()
  return result
}

/// One run of `prepareDependencies`.
private struct DependencyPreparation {
  /// The values that the closure changes. They begin without overrides, so that every override was
  /// prepared.
  var values: DependencyValues

  private let access: DependencyAccess
  private let start: DependencyStorage

  init(_ sourceLocation: CodeLocation) {
    access = DependencyAccess(purpose: .preparation, sourceLocation: sourceLocation)
    start = DependencyValues.capture().storage.withoutOverrides()
    values = DependencyValues(storage: start, access: access)
  }

  /// Sets the prepared values, and reports those that were used or prepared before.
  func commit() {
    let cache = start.defaults ?? TestScope.current
    var problems: [String] = []
    if values.context != start.context {
      problems.append(
        "The context cannot be prepared; override it with 'withDependencies' instead."
      )
    }
    values.storage.overrides?.forEach { key, box in
      guard let earlier = cache.prepare(box, for: key, by: access) else { return }
      // Unsafe because not every object's identifier is that of a type. The keys of overrides are
      // identifiers of metatypes, which are never freed; any other key would break it.
      let name = typeName(unsafeBitCast(key, to: Any.Type.self))
      problems.append(
        earlier.kind == .prepared
          ? "'\(name)' was already prepared at \(earlier.sourceLocation)."
          : "'\(name)' was already used at \(earlier.sourceLocation)."
      )
    }
    guard !problems.isEmpty else { return }
    reportIssue(
      """
      'prepareDependencies' came too late for some dependencies; they keep the values they have.

      \(problems.sorted().map { "• \($0)" }.joined(separator: "\n"))

      To mend this, call 'prepareDependencies' once for each dependency, before anything uses it: \
      where the application starts, or at the start of the test.
      """,
      fileID: access.sourceLocation.fileID,
      filePath: access.sourceLocation.filePath,
      line: access.sourceLocation.line,
      column: access.sourceLocation.column
    )
  }
}
