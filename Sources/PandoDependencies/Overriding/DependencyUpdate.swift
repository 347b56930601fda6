/// Tells whether the running code changes dependencies.
///
/// Only tests set it, because only reports of tests depend on it.
enum DependencyUpdate {
  @TaskLocal static var isRunning = false

  /// Runs code that changes dependencies.
  static func run<R>(_ body: () throws -> R) rethrows -> R {
    guard DependencyValues.isTesting else { return try body() }
    return try $isRunning.withValue(true, operation: body)
  }

  /// Runs asynchronous code that changes dependencies, on the actor of the caller.
  static func run<R>(
    isolation: isolated (any Actor)?,
    _ body: () async throws -> R
  ) async rethrows -> R {
    guard DependencyValues.isTesting else { return try await body() }
    return try await $isRunning.withValue(true, operation: body, isolation: isolation)
  }
}

extension DependencyValues {
  /// Whether the running code overrides dependencies. Its reads are not uses, and are not reported.
  package static var areChanging: Bool { DependencyUpdate.isRunning }
}

extension TestDependencyKey {
  /// Whether a `testValue` that is not meant to be used may report that it is used.
  ///
  /// It is false while dependencies are changed, where the value is read only in order to override a
  /// part of it:
  ///
  /// ```swift
  /// static var testValue: Database {
  ///   if shouldReportUnimplemented { reportIssue("An empty database is used.") }
  ///   return Database(path: ":memory:")
  /// }
  /// ```
  public static var shouldReportUnimplemented: Bool { !DependencyUpdate.isRunning }
}
