import PandoSharing
public import Testing

/// A trait that fails a test for each change of shared state that it does not assert.
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
  /// Has every change of shared state asserted, in a test or in every test of a suite.
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
  /// When a test case ends, each change it made to a shared value and neither asserted with
  /// `assert(_:)` nor left out with `skipChanges()` is an issue, with the difference and the place
  /// where the value was declared. A change counts if it is made by the test, or by a task that it
  /// starts and waits for, and if the value was made in the test.
  ///
  /// Each test case has a scope of its own, also where cases run in parallel. Values that changed
  /// are kept in memory until their case ends.
  public static var sharedChangeTracking: Self { SharedChangeTrackingTrait() }
}
