extension DependencyValues {
  /// Runs one case of a test with default values of its own and some dependencies changed.
  ///
  /// The outermost call for a case gives it fresh defaults. Calls inside it only change
  /// dependencies, so that several traits on one test nest.
  ///
  /// - Parameters:
  ///   - updateValues: Changes the dependencies.
  ///   - operation: The test case.
  /// - Throws: What the closures throw.
  package static func withTestCase(
    _ updateValues: @Sendable (inout DependencyValues) async throws -> Void,
    operation: @Sendable () async throws -> Void
  ) async throws {
    var storage = current.storage
    if storage.defaults == nil {
      storage = storage.with(defaults: DependencyCache(context: .test))
    }
    let base = DependencyValues(storage: storage)
    try await $current.withValue(base) {
      var values = startUpdate(from: base)
      try await DependencyUpdate.run(isolation: nil) { try await updateValues(&values) }
      values.access = nil
      try await $current.withValue(values) { try await operation() }
    }
  }
}
