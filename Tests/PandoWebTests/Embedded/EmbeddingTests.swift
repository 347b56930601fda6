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

  @Test func modulesOfTheScript_areListedByTheArchitecture() throws {
    let repository = Self.script.appending(path: "../..").standardized
    let page = try String(
      contentsOf: repository.appending(path: "docs/architecture/LIVE_PAGES.md"),
      encoding: .utf8
    )
    let folder = repository.appending(path: "Sources/PandoWeb/Client")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    )
    let modules = files.compactMap { $0 as? URL }.filter { $0.pathExtension == "js" }
    #expect(!modules.isEmpty)
    let unlisted = modules.map(\.lastPathComponent).filter { !page.contains("`\($0)`") }
    #expect(unlisted.isEmpty)
  }
}
