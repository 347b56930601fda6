/// Runs an operation with some dependencies changed.
///
/// ```swift
/// let forecast = withDependencies {
///   $0.date.now = Date(timeIntervalSince1970: 0)
///   $0.weather = .storm
/// } operation: {
///   Forecast()
/// }
/// ```
///
/// The change holds for everything the operation calls, for the tasks it starts, and for the
/// objects it creates that have a ``Dependency``. It does not reach detached tasks and other
/// threads; see ``withEscapedDependencies(_:)`` for these. The operation runs on the thread of the
/// caller.
///
/// - Parameters:
///   - updateValues: Changes the dependencies.
///   - operation: What to do with the changed dependencies.
/// - Returns: What `operation` returns.
/// - Throws: What the closures throw.
@discardableResult
public func withDependencies<R>(
  _ updateValues: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues.startUpdate()
  try DependencyUpdate.run { try updateValues(&values) }
  values.access = nil
  return try values.run(operation)
}

/// Runs an asynchronous operation with some dependencies changed.
///
/// See ``withDependencies(_:operation:)``, the synchronous counterpart, for what the change
/// reaches.
///
/// - Parameters:
///   - isolation: Where the closures run: the actor of the caller.
///   - updateValues: Changes the dependencies.
///   - operation: What to do with the changed dependencies.
/// - Returns: What `operation` returns.
/// - Throws: What the closures throw.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValues: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues.startUpdate()
  try await DependencyUpdate.run(isolation: isolation) { try await updateValues(&values) }
  values.access = nil
  return try await values.run(isolation: isolation, operation)
}

extension DependencyValues {
  /// The access of values that are read in order to be overridden.
  static let overriding = DependencyAccess(
    purpose: .override,
    sourceLocation: CodeLocation(
      fileID: #fileID,
      filePath: #filePath,
      line: #line,
      column: #column
    )
  )

  /// The values that an update closure begins with.
  static func startUpdate(from base: DependencyValues = .capture()) -> DependencyValues {
    DependencyValues(storage: base.storage, access: overriding)
  }

  /// Makes these the current values while `operation` runs.
  func run<R>(_ operation: () throws -> R) rethrows -> R {
    let result = try DependencyValues.$current.withValue(self, operation: operation)
    DependencyOrigins.shared.record(self, of: result)
    return result
  }

  /// Makes these the current values while `operation` runs.
  func run<R>(
    isolation: isolated (any Actor)?,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    let result = try await DependencyValues.$current.withValue(
      self,
      operation: operation,
      isolation: isolation
    )
    DependencyOrigins.shared.record(self, of: result)
    return result
  }
}
