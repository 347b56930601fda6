import Pando

/// Something to remember.
struct Note: Codable, Equatable, Identifiable, Sendable {
  var id: UUID
  var title: String
  var text = ""
  var color = Swatch.yellow
  var created: Date

  /// What the note is called where its title cannot be edited.
  var name: String { title.isEmpty ? "Note without a title" : title }

  /// The first line of the text, if there is one.
  var summary: String {
    text.split(separator: "\n", maxSplits: 1).first.map { String($0) } ?? ""
  }

  /// Whether the title or the text contains the words.
  func contains(_ words: String) -> Bool {
    title.localizedStandardContains(words) || text.localizedStandardContains(words)
  }
}
