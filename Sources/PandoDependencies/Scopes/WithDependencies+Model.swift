import IssueReporting

/// Runs an operation with the dependencies of a model, some of them changed.
///
/// A parent model makes its children in here, so that they inherit what the parent was made with:
///
/// ```swift
/// func stationTapped(_ station: Station) {
///   detail = withDependencies(from: self) {
///     $0.locale = station.locale
///   } operation: {
///     StationModel(station)
///   }
/// }
/// ```
///
/// The model's dependencies are kept by its first ``Dependency`` property. A model without such a
/// property has the dependencies of the `withDependencies` that returned it. Overrides of the
/// current task win over them. A model with neither is reported, and the current dependencies are
/// used.
///
/// - Parameters:
///   - model: The model whose dependencies to use. It is only read.
///   - updateValues: Changes the dependencies.
///   - operation: What to do with the dependencies.
///   - fileID: The source location to report under.
///   - filePath: The source location to report under.
///   - line: The source location to report under.
///   - column: The source location to report under.
/// - Returns: What `operation` returns.
/// - Throws: What the closures throw.
/// - Complexity: O(*n*) in the number of stored properties before the first ``Dependency``.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValues: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let sourceLocation = CodeLocation(
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
  var values = DependencyValues.startUpdate(
    from: .inherited(from: model, sourceLocation: sourceLocation)
  )
  try DependencyUpdate.run { try updateValues(&values) }
  values.access = nil
  return try values.run(operation)
}

/// Runs an operation with the dependencies of a model.
///
/// See ``withDependencies(from:_:operation:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - model: The model whose dependencies to use. It is only read.
///   - operation: What to do with the dependencies.
///   - fileID: The source location to report under.
///   - filePath: The source location to report under.
///   - line: The source location to report under.
///   - column: The source location to report under.
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let sourceLocation = CodeLocation(
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
  return try DependencyValues.inherited(from: model, sourceLocation: sourceLocation).run(operation)
}

/// Runs an asynchronous operation with the dependencies of a model, some of them changed.
///
/// See ``withDependencies(from:_:operation:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - model: The model whose dependencies to use. It is only read.
///   - isolation: Where the closures run: the actor of the caller.
///   - updateValues: Changes the dependencies.
///   - operation: What to do with the dependencies.
///   - fileID: The source location to report under.
///   - filePath: The source location to report under.
///   - line: The source location to report under.
///   - column: The source location to report under.
/// - Returns: What `operation` returns.
/// - Throws: What the closures throw.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValues: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let sourceLocation = CodeLocation(
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
  var values = DependencyValues.startUpdate(
    from: .inherited(from: model, sourceLocation: sourceLocation)
  )
  try await DependencyUpdate.run(isolation: isolation) { try await updateValues(&values) }
  values.access = nil
  return try await values.run(isolation: isolation, operation)
}

/// Runs an asynchronous operation with the dependencies of a model.
///
/// See ``withDependencies(from:_:operation:fileID:filePath:line:column:)``.
///
/// - Parameters:
///   - model: The model whose dependencies to use. It is only read.
///   - isolation: Where the operation runs: the actor of the caller.
///   - operation: What to do with the dependencies.
///   - fileID: The source location to report under.
///   - filePath: The source location to report under.
///   - line: The source location to report under.
///   - column: The source location to report under.
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let sourceLocation = CodeLocation(
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
  return try await DependencyValues.inherited(from: model, sourceLocation: sourceLocation)
    .run(isolation: isolation, operation)
}

extension DependencyValues {
  /// The dependencies of a model with the current overrides on top.
  fileprivate static func inherited(from model: AnyObject, sourceLocation: CodeLocation)
    -> DependencyValues
  {
    let current = capture()
    guard let inherited = DependencyOrigins.shared.values(of: model) else {
      let name = typeName(type(of: model))
      reportIssue(
        """
        '\(name)' has no dependencies to hand on.

        To mend this, give '\(name)' a '@Dependency' property, or make the object in a \
        'withDependencies' that returns it. The current dependencies are used for now.
        """,
        fileID: sourceLocation.fileID,
        filePath: sourceLocation.filePath,
        line: sourceLocation.line,
        column: sourceLocation.column
      )
      return current
    }
    return inherited.merging(current)
  }
}
