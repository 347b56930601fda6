import Foundation
import Testing

/// Tests that the embedded files are what their sources make.
@Suite("Embedding")
struct EmbeddingTests {
  private static let script = URL(filePath: #filePath)
    .appending(path: "../../../../scripts/embed").standardized

  @Test func embeddedFile_isUpToDateWithItsSources() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", Self.script.path, "--check"]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: output, as: UTF8.self))")
  }
}
