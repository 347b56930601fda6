import Foundation

/// The rows of `docs/SPEC.md`.
struct SpecPage {
  struct Row {
    var listing: String
    var shows: String
    /// The names of test functions, by file.
    var tests: [(file: String, functions: [String])]
  }

  var rows: [Row] = []

  static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  init() throws {
    let page = Self.sources.appending(path: "../../docs/SPEC.md").standardized
    for line in try String(contentsOf: page, encoding: .utf8).split(separator: "\n") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, cells[1].wholeMatch(of: /[A-Z]\d\d/) != nil else { continue }
      rows.append(
        Row(
          listing: cells[1],
          shows: cells[2],
          tests: cells[3].split(separator: ";").map(Self.tests)
        )
      )
    }
  }

  private static func tests(_ cell: Substring) -> (file: String, functions: [String]) {
    let names = cell.matches(of: /`([^`]+)`/).map { String($0.1) }
    return (names.first ?? "", Array(names.dropFirst()))
  }

  /// The test functions in the sources that are named after a listing, by file.
  static func testsInSources() throws -> [String: Set<String>] {
    var tests: [String: Set<String>] = [:]
    let paths = FileManager.default.enumerator(atPath: sources.path)
    while let path = paths?.nextObject() as? String {
      guard path.hasSuffix(".swift") else { continue }
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      let names = text.matches(of: /func ([A-Z]\d\d_\w+)\(/).map { String($0.1) }
      if !names.isEmpty { tests[path] = Set(names) }
    }
    return tests
  }
}
