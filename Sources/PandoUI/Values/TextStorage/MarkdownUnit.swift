/// What the parser of Markdown reads: a character, or the place of a value that was put in.
///
/// A value is one unit, whatever its characters are: nothing in it can be taken for Markdown.
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

  /// Punctuation as CommonMark has it: Unicode's punctuation and symbols.
  var isPunctuation: Bool {
    if case .character(let character) = self {
      return character.isPunctuation || character.isSymbol
    }
    return false
  }

  /// Whether a backslash takes its meaning away.
  var isEscapable: Bool {
    if case .character(let character) = self { return character.isASCII && isPunctuation }
    return false
  }
}
