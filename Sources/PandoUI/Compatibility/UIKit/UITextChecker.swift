public import Foundation
import PandoDependencies

/// Looks words up in the word lists of the machine, `/usr/share/dict`.
///
/// Debian's packages `wamerican`, `wngerman` and their relatives have such lists. If a language has
/// no list, all its words count as correct, and that is reported.
public final class UITextChecker: Sendable {
  private let folder: String

  /// Makes a checker.
  public convenience init() { self.init(folder: Self.folder) }

  /// - Parameter folder: Where the lists are.
  package init(folder: String) { self.folder = folder }

  private static let folder = "/usr/share/dict"

  /// The languages that have a word list.
  public static var availableLanguages: [String] {
    WordList.files.keys.sorted().filter { WordList.of($0, in: folder) != nil }
  }

  /// Finds a word that is in no list.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The part of the text to check, in UTF-16 code units.
  ///   - startingOffset: Where the search begins, in UTF-16.
  ///   - wrapFlag: Whether the search goes on at the beginning of the range.
  ///   - language: The language, such as `en` or `en_US`.
  /// - Returns: The place of the word; `NSNotFound` if there is none.
  public func rangeOfMisspelledWord(
    in stringToCheck: String,
    range: NSRange,
    startingAt startingOffset: Int,
    wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    let none = NSRange(location: NSNotFound, length: 0)
    guard let list = WordList.of(language, in: folder) else {
      WordList.reportMissing(language)
      return none
    }
    let wrong = WordList.words(of: stringToCheck, in: range).filter { !list.contains($0.word) }
    let next = wrong.first { $0.range.location >= startingOffset }
    return (next ?? (wrapFlag ? wrong.first : nil))?.range ?? none
  }
}

/// The words of a language, in lower case.
private final class WordList: Sendable {
  static let files: [String: [String]] = [
    "de": ["ngerman", "german"], "en": ["american-english", "british-english", "words"],
    "es": ["spanish"], "fr": ["french"], "it": ["italian"], "nl": ["dutch"],
    "pt": ["portuguese", "brazilian"],
  ]

  private static let lists = Locked<[String: WordList?]>([:])
  private static let reported = Locked<Set<String>>([])
  private let words: Set<Substring>

  private init(_ text: String) {
    words = Set(text.lowercased().split(whereSeparator: \.isNewline))
  }

  static func of(_ language: String, in folder: String) -> WordList? {
    let code = code(of: language)
    let place = "\(folder)/\(code)"
    if let known = lists.withLock({ $0[place] }) { return known }
    let texts = (files[code] ?? []).lazy.compactMap {
      try? String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8)
    }
    let list = texts.first.map { WordList($0) }
    lists.withLock { $0[place] = .some(list) }
    return list
  }

  static func reportMissing(_ language: String) {
    guard reported.withLock({ $0.insert(code(of: language)).inserted }) else { return }
    reportMisuse(
      """
      There is no list of words of the language "\(language)" in /usr/share/dict: UITextChecker finds no mistakes. \
      Install one, such as Debian's package wamerican, or look words up in a list of the application's own.
      """
    )
  }

  private static func code(of language: String) -> String {
    language.prefix { $0.isLetter }.lowercased()
  }

  func contains(_ word: String) -> Bool {
    let word = word.lowercased()
    return words.contains(Substring(word))
      || word.hasSuffix("'s") && words.contains(word.dropLast(2))
  }

  static func words(of text: String, in range: NSRange) -> [(word: String, range: NSRange)] {
    guard let bounds = Range(range, in: text) else { return [] }
    let mark = { (character: Character) in character.isLetter || "'’".contains(character) }
    return text[bounds].split(whereSeparator: { !mark($0) }).compactMap { part in
      let quote = { (character: Character) in "'’".contains(character) }
      let head = part.drop(while: quote)
      guard let end = head.lastIndex(where: { !quote($0) }) else { return nil }
      let word = head[...end]
      let range = NSRange(word.startIndex..<word.endIndex, in: text)
      return (word.replacingOccurrences(of: "’", with: "'"), range)
    }
  }
}
