import Foundation
import PandoDependencies
import PandoSharing
import PandoTesting
import Testing
import XCTest

/// Tests that a misuse fails the test in which it happens.
///
/// The package links `PandoTesting` and no other library that records issues. This program runs
/// itself with tests that misuse the library, and expects them to fail.
@Suite struct MisuseTests {
  /// The variable that makes the tests below misuse the library; without it they do nothing.
  static let variable = "NOTEBOOK_MISUSE"

  static var isWanted: Bool { ProcessInfo.processInfo.environment[variable] != nil }

  @Test func misuse_inSwiftTesting_failsTheTest() async throws {
    let arguments = ["--testing-library", "swift-testing", "--filter", "MisusedTests"]
    #expect(try await Self.run(arguments, misuse: true) != 0)
    #expect(try await Self.run(arguments, misuse: false) == 0)
  }

  @Test func misuse_inXCTest_failsTheTest() async throws {
    let arguments = ["NotebookTests.MisusedCase"]
    #expect(try await Self.run(arguments, misuse: true) != 0)
    #expect(try await Self.run(arguments, misuse: false) == 0)
  }

  /// Runs tests of this program in another process.
  ///
  /// - Returns: The status of the process.
  private static func run(_ arguments: [String], misuse: Bool) async throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment[variable] = misuse ? "1" : nil
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
  }
}

/// A misuse that is reported, after which the test goes on.
private func misuse() {
  @Shared(value: 1) var count
  $count.withLock { $0 = 2 }
  // No tracker records changes of this value.
  $count.assert { $0 = 3 }
}

@Suite struct MisusedTests {
  @Test func misuse_whenItIsWanted_isMade() {
    if MisuseTests.isWanted { misuse() }
  }
}

final class MisusedCase: XCTestCase {
  func testMisuse() {
    if MisuseTests.isWanted { misuse() }
  }
}
