import Foundation

/// The code of an article, to be compared with sources that compile.
///
/// A test keeps each piece of an article's code in a source of its target. The piece is there word
/// for word, apart from white space. The source has the imports of the piece.
package struct ArticleCode {
  /// The pieces in Swift, in order.
  package let pieces: [String]

  /// Reads an article.
  ///
  /// - Parameters:
  ///   - path: The path of the article in the package, such as
  ///     `Sources/PandoWeb/PandoWeb.docc/PandoWeb.md`.
  ///   - heading: The heading of the only section to read; nil reads all.
  ///   - file: Any file of the tests of this package.
  package init(_ path: String, section heading: String? = nil, file: String = #filePath) throws {
    let root = file[
      ..<(file.range(of: "/Tests/", options: .backwards)?.lowerBound ?? file.endIndex)
    ]
    var text = try String(contentsOf: URL(filePath: "\(root)/\(path)"), encoding: .utf8)
    if let heading {
      let sections = text.split(separator: "\n## ")
      text = sections.first { $0.hasPrefix("\(heading)\n") }.map { String($0) } ?? ""
    }
    pieces = text.matches(of: /```swift\n((?s).*?)```/).map { String($0.1) }
  }

  /// The pieces that no source has.
  ///
  /// - Parameters:
  ///   - names: The sources, in the folder of the calling test.
  ///   - file: The calling test.
  package func pieces(missingIn names: [String], file: String = #filePath) throws -> [String] {
    let folder = URL(filePath: file).deletingLastPathComponent()
    let sources = try names.map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    return pieces.filter { piece in
      let (imports, code) = Self.parts(of: piece)
      return !sources.contains { source in
        let other = Self.parts(of: source)
        return other.code.contains(code) && imports.isSubset(of: other.imports)
      }
    }
  }

  /// The imports of a source, and the rest of it with single spaces.
  ///
  /// The rest is without `@main`, which a target of tests cannot have. It is without `@concurrent`
  /// too: applications get it by default, and this package does not
  /// (`NonisolatedNonsendingByDefault`).
  private static func parts(of source: String) -> (imports: Set<Substring>, code: String) {
    let lines = source.split(separator: "\n")
    let rest = lines.filter { !$0.hasPrefix("import ") && $0 != "@main" }
    let words = rest.flatMap { $0.split(whereSeparator: \.isWhitespace) }
      .filter { $0 != "@concurrent" }
    return (Set(lines.filter { $0.hasPrefix("import ") }), words.joined(separator: " "))
  }
}
