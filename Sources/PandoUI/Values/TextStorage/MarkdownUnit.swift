/// A unit that the Markdown parser reads: a character, or the place of an interpolated value.
///
/// An interpolated value is one unit, so that none of its characters is read as Markdown.
enum MarkdownUnit: Hashable {
  case character(Character)
  /// The index of the value.
  case value(Int)

  /// The units of plain text.
  static func units(_ text: String) -> [MarkdownUnit] {
    text.map { .character($0) }
  }

  var isWhitespace: Bool {
    if case .character(let character) = self { return character.isWhitespace }
    return false
  }

  /// Whether the unit is punctuation in CommonMark: Unicode punctuation or a symbol.
  var isPunctuation: Bool {
    if case .character(let character) = self {
      return character.isPunctuation || character.isSymbol
    }
    return false
  }

  /// Whether a backslash can escape the unit.
  var isEscapable: Bool {
    if case .character(let character) = self { return character.isASCII && isPunctuation }
    return false
  }
}
