import Foundation
import PandoTestSupport
import Testing

/// Test cases of XCTest, in a process of their own.
@Suite struct XCTestCaseTests {
  @Test func cases_haveSeparateValues_onEveryThread() {
    let (status, output) = run("IsolatedCases")
    #expect(status == 0, "\(output)")
    #expect(output.contains("Executed 3 tests, with 0 failures"), "\(output)")
  }

  @Test func misuse_inACase_failsIt() {
    #expect(run("MisusedCase").status == 0)
    let (status, output) = run("MisusedCase", "PANDO_MISUSE=1")
    #expect(status != 0)
    #expect(output.contains("Executed 1 test, with 1 failure"), "\(output)")
  }

  /// Runs cases.
  ///
  /// - Parameters:
  ///   - suite: The name of their class.
  ///   - variable: An environment variable of theirs.
  private func run(_ suite: String, _ variable: String = "PANDO_MISUSE=0") -> (
    status: Int32, output: String
  ) {
    // A process is one of tests if its name says so.
    let folder = ScratchFolder()
    let program = folder.file("XCTestCases.xctest")
    try? FileManager.default.createSymbolicLink(
      at: program,
      withDestinationURL: URL(filePath: Child.path("XCTestCases"))
    )
    let child = Child(["/usr/bin/env", variable, program.path(), "XCTestCases.\(suite)"])
    var output = ""
    while case let piece = child.read(), !piece.isEmpty { output += piece }
    return (child.wait(), output)
  }
}
