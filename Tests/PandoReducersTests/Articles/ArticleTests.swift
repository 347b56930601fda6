import Foundation
import Testing

/// Tests of the article that builds a feature: each piece of its code is in a source beside this
/// file, which compiles.
@Suite struct ArticleTests {
  @Test func buildingAFeature_hasCodeThatCompiles() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let article = folder.appending(
      path: "../../../Sources/PandoReducers/PandoReducers.docc/BuildingAFeature.md"
    )
    let sources = try (1...5).map {
      words(try String(contentsOf: folder.appending(path: "Step\($0).swift"), encoding: .utf8))
    }
    let text = try String(contentsOf: article.standardized, encoding: .utf8)
    let pieces = text.matches(of: /```swift\n((?s).*?)```/).map { words(String($0.1)) }
    #expect(pieces.count == 8)
    for piece in pieces { #expect(sources.contains { $0.contains(piece) }, "\(piece)") }
  }

  private func words(_ text: String) -> String {
    text.replacing("Step3.", with: "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
