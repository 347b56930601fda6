import Foundation
import Testing

/// What is declared as unavailable is named in the module's page about it.
@Suite struct VocabularyTests {
  private static let sources = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Sources/PandoUI")

  @Test func page_namesEverythingThatIsUnavailable() throws {
    let page = try String(
      contentsOf: Self.sources.appending(path: "PandoUI.docc/Vocabulary.md"),
      encoding: .utf8
    )
    let names = try Self.unavailableNames()
    #expect(names.count > 50)
    for name in names.sorted() {
      #expect(page.contains("`\(name)`"), "Vocabulary.md does not name \(name).")
    }
  }

  /// The names of declarations after `@available(*, unavailable`, apart from initializers.
  private static func unavailableNames() throws -> Set<String> {
    let attribute = /@available\(\s*\*,\s*unavailable/
    let declaration = /\b(?:func|var|struct|class|enum|protocol|init|typealias)\b\s*(\w*)/
    var names: Set<String> = []
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    for case let file as URL in files! where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(of: attribute) {
        // The message may use any word, so that the declaration is looked for behind it.
        let rest = source[match.range.upperBound...]
        guard
          let end = rest.firstMatch(
            of: /\)\s*\n\s*(?=@|public|nonisolated|static|package|init|func|var)/
          ),
          let found = rest[end.range.upperBound...].firstMatch(of: declaration)
        else { continue }
        let name = String(found.1)
        if !name.isEmpty { names.insert(name) }
      }
    }
    return names
  }
}
