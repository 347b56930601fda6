import IssueReporting
import Testing

extension DriverError {
  /// Records the error as an issue of the running test.
  ///
  /// XCTest records errors that are thrown, in full; there is nothing to add there.
  @MainActor
  func reported(at sourceLocation: SourceLocation) -> DriverError {
    guard Test.current != nil else { return self }
    Issue.record(Comment(rawValue: report), sourceLocation: sourceLocation)
    var error = self
    error.isReported = true
    return error
  }
}

extension Driver {
  /// Says that there is no clock to move.
  func reportMissingClock() {
    reportIssue(
      """
      'advance(by:)' was called on a driver that was opened without a clock. Hand one to \
      'Driver.open(…, clock: TestClock())', or move the clock of the test itself and call \
      'settle()'.
      """
    )
  }
}
