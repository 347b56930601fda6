import Foundation
import Testing

/// Tests of ignored and unavailable names.
///
/// Each has a folder, and is listed on the page that `scripts/vocabulary-page` generates.
@Suite struct VocabularyTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let sources = package.appending(path: "Sources/PandoUI")

  /// The scripts make the page of the vocabulary, and the names that begin with `SwiftUI.` or
  /// `Charts.`.
  @Test(arguments: ["vocabulary-page", "qualified-names"])
  func generatedFiles_areUpToDate(script: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "python3", Self.package.appending(path: "scripts/\(script)").path, "--check",
    ]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: output, as: UTF8.self))")
  }

  /// The test finds the names in another way than the script does.
  @Test(arguments: ["Ignored", "Unavailable"])
  func page_namesWhatTheFolderHolds(folder: String) throws {
    let page = try String(
      contentsOf: Self.sources.appending(path: "PandoUI.docc/IgnoredAndUnavailable.md"),
      encoding: .utf8
    )
    let parts = page.components(separatedBy: "### What is ")
    let part = try #require(parts.first { $0.hasPrefix(folder.lowercased()) })
    let listed = Set(part.matches(of: /[`.](\w+)(?=[`(])/).map { String($0.1) })
    let names = try Self.names(in: folder)
    #expect(names.count > 200)
    for name in names.subtracting(listed).sorted() {
      Issue.record("\(name) is not listed; run scripts/vocabulary-page")
    }
  }

  @Test func noEffect_isSaidInItsFolderOnly() throws {
    try Self.read(Self.sources) { file, source in
      let isOfParameters = file.deletingLastPathComponent().lastPathComponent != "Ignored"
      let mention = /\/\/\/(?<parameter> +- (?:Parameter )?\w+:)?.*No effect here/
      for match in source.matches(of: mention) {
        let place = "\(file.lastPathComponent): \(match.0)"
        #expect((match.parameter != nil) == isOfParameters, "\(place) belongs into another folder")
      }
    }
  }

  @Test func unavailableNames_areInTheirFolderOnly() throws {
    // A property wrapper must have its `init(wrappedValue:)` in its own declaration.
    let others = ["Bindable.swift"]
    try Self.read(Self.sources) { file, source in
      guard source.contains(/@available\(\s*\*,\s*unavailable/) else { return }
      let folder = file.deletingLastPathComponent().lastPathComponent
      let isAtHome = folder == "Unavailable" || others.contains(file.lastPathComponent)
      #expect(isAtHome, "\(file.lastPathComponent) has something that is unavailable")
    }
  }

  /// The names of types, and of non-static functions and variables in extensions.
  private static func names(in folder: String) throws -> Set<String> {
    let type = /^(?:@\w+ )*public (?:final )?(?:struct|class|enum|protocol|typealias) (\w+)/
    let member = /^  (?:@\w+ )*public (?:nonisolated )?(?:func|var) (\w+)/
    var names: Set<String> = []
    try read(sources.appending(path: "Compatibility/\(folder)")) { _, source in
      var isInExtension = false
      for line in source.split(separator: "\n") {
        if !line.hasPrefix(" ") { isInExtension = line.hasPrefix("extension ") }
        if let match = line.firstMatch(of: type) { names.insert(String(match.1)) }
        if isInExtension, let match = line.firstMatch(of: member) { names.insert(String(match.1)) }
      }
    }
    return names
  }

  private static func read(_ folder: URL, _ body: (URL, String) throws -> Void) throws {
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    )
    for case let file as URL in files where file.pathExtension == "swift" {
      try body(file, String(contentsOf: file, encoding: .utf8))
    }
  }
}
