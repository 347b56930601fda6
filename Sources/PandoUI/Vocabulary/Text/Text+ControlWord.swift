import Foundation

extension Text {
  /// A word of one of Pando's own controls, in the language of the environment.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - value: The text for the placeholder in the word.
  package init(_ word: ControlWord, _ value: String? = nil) {
    self.init(storage: .formatted(ControlWordText(word, value)))
  }
}

/// A word that depends on the locale.
///
// Sendable because nothing in it changes.
private final class ControlWordText: AnyFormattedText, @unchecked Sendable {
  private let word: ControlWord
  private let value: String?

  init(_ word: ControlWord, _ value: String?) {
    (self.word, self.value) = (word, value)
  }

  override func runs(in locale: Locale) -> [TextRun] {
    let text = word.text(in: locale)
    return [TextRun(value.map { text.replacingOccurrences(of: "%@", with: $0) } ?? text)]
  }

  override func isSame(as other: AnyFormattedText) -> Bool {
    guard let other = other as? ControlWordText else { return false }
    return word == other.word && value == other.value
  }
}
