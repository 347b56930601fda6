import Foundation
import Testing

/// Tests that every name of SwiftUI is declared, or listed as missing on the module's page.
@Suite struct SwiftUINamesTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let sources = package.appending(path: "Sources/PandoUI")

  @Test func names_areDeclaredOrNamedAsMissing() throws {
    let names = try String(
      contentsOf: Self.package.appending(path: "Tests/Support/SwiftUINames.txt"),
      encoding: .utf8
    ).split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    #expect(names.count > 1_000)
    let declared = try Self.declaredNames()
    let missing = try Self.namesOfWhatIsMissing()
    for name in names where !declared.contains(name) && !missing.contains(name) {
      Issue.record("\(name) is not declared, and Vocabulary.md does not say that it is missing.")
    }
  }

  /// The names of public declarations.
  private static func declaredNames() throws -> Set<String> {
    let declaration =
      /\b(?:public|open)\b.*?\b(?:func|var|let|struct|class|enum|protocol|typealias|macro) +`?(\w+)/
    let associated = /\bassociatedtype\s+(\w+)/
    var names: Set<String> = []
    try read { _, source in
      for match in source.matches(of: declaration) { names.insert(String(match.1)) }
      for match in source.matches(of: associated) { names.insert(String(match.1)) }
    }
    return names
  }

  /// The names that the page lists as not declared.
  private static func namesOfWhatIsMissing() throws -> Set<String> {
    let page = try String(
      contentsOf: sources.appending(path: "PandoUI.docc/Vocabulary.md"),
      encoding: .utf8
    )
    let section = page.components(separatedBy: "### What is missing without a declaration").last
    let text = section?.components(separatedBy: "###").first ?? ""
    return Set(text.matches(of: /`(\w+)`/).map { String($0.1) })
  }

  private static func read(_ body: (URL, String) -> Void) throws {
    let files = try #require(
      FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    )
    for case let file as URL in files where file.pathExtension == "swift" {
      body(file, try String(contentsOf: file, encoding: .utf8))
    }
  }
}
