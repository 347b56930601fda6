import IssueReporting

/// Reports a mistake of the programmer: a failure in a test, a line in the log in production.
package func reportMisuse(_ message: String) {
  reportIssue("\(message)")
}

/// Reports what is probably a mistake of the programmer, but may come from data: a warning in a
/// test, which does not fail because of it, or a line in the log.
package func reportProbableMisuse(_ message: String) {
  reportIssue("\(message)", severity: .warning)
}
