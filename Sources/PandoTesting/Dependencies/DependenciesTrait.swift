import PandoDependencies
public import Testing

/// A trait that changes the dependencies of a test, or of every test in a suite.
///
/// Made by ``Testing/Trait/dependencies(_:)`` and its overloads. Each test case, including each case
/// of a parameterized test, has its own dependencies: default values are computed again, and the
/// change is applied again.
public struct DependenciesTrait: SuiteTrait, TestTrait, TestScoping {
  private let updateValues: @Sendable (inout DependencyValues) async throws -> Void

  init(_ updateValues: @escaping @Sendable (inout DependencyValues) async throws -> Void) {
    self.updateValues = updateValues
  }

  /// A suite's trait is applied to each of its tests, in nested suites too.
  public var isRecursive: Bool { true }

  /// Runs a test case with the changed dependencies.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of the test.
  ///   - function: Runs the case.
  /// - Throws: What the change of the dependencies or the test throws.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await DependencyValues.withTestCase(updateValues, operation: { try await function() })
  }
}
