internal import IssueReporting

/// A place in the source, for reports.
struct SourceLocation: Sendable, CustomStringConvertible {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// The position: `Feature/Counter.swift:12`.
  var description: String { "\(fileID):\(line)" }

  func report(_ message: @autoclosure () -> String) {
    reportIssue(message(), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
