import PandoSharing
public import Testing

/// A trait that fails a test for each change of shared state that the test does not assert.
///
/// Made by ``Testing/Trait/sharedChangeTracking``.
public struct SharedChangeTrackingTrait: SuiteTrait, TestTrait, TestScoping {
  /// A suite's trait is applied to each of its tests, in nested suites too.
  public var isRecursive: Bool { true }

  /// Runs a test case, and records an issue at its test for each change that was not asserted.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case of the test.
  ///   - function: Runs the case.
  /// - Throws: What the test throws; the changes are reported in that case too.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let tracker = SharedChangeTracker()
    defer {
      for report in tracker.takeReports() {
        Issue.record(Comment(rawValue: report), sourceLocation: test.sourceLocation)
      }
    }
    try await SharedChangeTracker.$current.withValue(tracker) { try await function() }
  }
}

extension Trait where Self == SharedChangeTrackingTrait {
  /// Requires a test, or every test of a suite, to assert every change of shared state.
  ///
  /// ```swift
  /// @Suite(.sharedChangeTracking)
  /// struct BellModelTests {
  ///   @Test func ring_whenTapped_counts() {
  ///     let model = BellModel()
  ///     model.ringTapped()
  ///     model.$rings.assert { $0 = 1 }
  ///   }
  /// }
  /// ```
  ///
  /// When a test case ends, each changed shared value is an issue, unless the changes were asserted
  /// with `assert(_:)` or left out with `skipChanges()`. The issue has the difference and the place
  /// where the value was declared. A change counts if the value was made in the test, and if the test
  /// makes the change or a task that the test starts and waits for.
  ///
  /// Each test case has its own scope, also where cases run in parallel. Changed values are kept in
  /// memory until their case ends.
  public static var sharedChangeTracking: Self { SharedChangeTrackingTrait() }
}
