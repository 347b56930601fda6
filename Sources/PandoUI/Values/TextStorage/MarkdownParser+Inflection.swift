extension MarkdownParser {
  /// Puts the last word of a phrase into the plural of English if the number in the phrase is not one.
  ///
  /// Words of other languages have their plurals in string catalogues.
  mutating func inflect(after opening: Int) {
    let phrase = items[(opening + 1)...]
    let text = phrase.map { plainText($0.units) }.joined()
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0 == "," }
    guard !digits.isEmpty, digits != "1" else { return }
    guard let last = phrase.lastIndex(where: { plainText($0.units).contains(where: \.isLetter) })
    else { return }
    let whole = plainText(items[last].units)
    let end = whole.lastIndex(where: \.isLetter).map { whole.index(after: $0) } ?? whole.endIndex
    let word = String(whole[..<end].reversed().prefix { $0.isLetter }.reversed())
    // A value with a style of its own keeps it, and its word.
    guard word.allSatisfy(\.isASCII), let plural = EnglishPlural.of(word),
      items[last].units.allSatisfy({ $0.isCharacter || isPlain($0) })
    else { return }
    items[last].units =
      (whole[..<end].dropLast(word.count) + plural + whole[end...]).map { .character($0) }
  }

  /// Whether a unit is a value without a style of its own.
  private func isPlain(_ unit: MarkdownUnit) -> Bool {
    guard case .value(let index) = unit else { return false }
    return values[index].allSatisfy(\.isPlain)
  }
}

extension MarkdownUnit {
  fileprivate var isCharacter: Bool { if case .character = self { true } else { false } }
}

/// The plurals of English nouns.
enum EnglishPlural {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "leaf": "leaves", "loaf": "loaves",
    "half": "halves", "knife": "knives", "life": "lives", "shelf": "shelves", "wolf": "wolves",
    "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "fish": "fish",
    "sheep": "sheep", "series": "series", "species": "species",
  ]

  /// The plural of a noun; nil if the word is one already.
  static func of(_ word: String) -> String? {
    let lower = word.lowercased()
    if let plural = irregular[lower] {
      return word.first?.isUppercase == true
        ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
    }
    if irregular.values.contains(lower) { return nil }
    if ["ss", "us", "is", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) {
      return word + "es"
    }
    if lower.hasSuffix("s") { return nil }
    let before = lower.dropLast().last
    if lower.hasSuffix("y"), let before, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }
}
