import IssueReporting
import Testing

extension DriverError {
  /// Records the error as an issue of the running test.
  ///
  /// XCTest itself records thrown errors in full, so nothing is recorded there.
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
  /// Reports that the driver has no clock to move.
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
