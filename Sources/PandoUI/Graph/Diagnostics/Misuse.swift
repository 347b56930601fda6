import IssueReporting

/// Reports a mistake of the programmer: a failure in a test, a line in the log in production.
package func reportMisuse(_ message: String) {
  reportIssue("\(message)")
}
