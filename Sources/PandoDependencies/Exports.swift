// What code with dependencies expects beside them: `reportIssue`, `unimplemented`, `isTesting`,
// `withExpectedIssue`, and the older names of these.

@_exported public import IssueReporting
@_exported public import XCTestDynamicOverlay
