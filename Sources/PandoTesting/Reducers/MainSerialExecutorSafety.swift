internal import IssueReporting

/// Whether no other test runs now: true in XCTest, which runs one test at a time.
var isMainSerialExecutorSafe: Bool {
  TestContext.current.map { !$0.isSwiftTesting } ?? false
}
