internal import Foundation
internal import IssueReporting

/// The source location of a step of a test, for reports.
struct TestPlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  /// Reports an issue at this location.
  func report(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Reports an issue at this location, as far as the exhaustivity requires it.
  func report(_ message: String, _ exhaustivity: Exhaustivity) {
    switch exhaustivity {
    case .on:
      report(message)
    case .off(showSkippedAssertions: true):
      let text = "Skipped assertions.\n\n\(message)"
      if canExpectIssues {
        withExpectedIssue { report(text) }
      } else {
        FileHandle.standardError.write(Data("\(fileID):\(line): \(text)\n".utf8))
      }
    case .off(showSkippedAssertions: false):
      break
    }
  }

  /// Runs code whose issues do not fail the test.
  func tolerating(_ body: () -> Void) {
    if canExpectIssues {
      withExpectedIssue(
        isIntermittent: true,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column,
        body
      )
    } else {
      withIssueReporters([], operation: body)
    }
  }

  /// XCTest supports expected issues on Apple's systems only.
  private var canExpectIssues: Bool {
    #if _runtime(_ObjC)
      true
    #else
      TestContext.current?.isSwiftTesting == true
    #endif
  }
}
