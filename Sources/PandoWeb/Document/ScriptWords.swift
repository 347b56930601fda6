import Foundation
import PandoUI

/// The words that the script of a page shows or has read aloud, in languages other than English.
enum ScriptWords {
  /// The words as JSON, by the English ones that the script has; nil for English.
  static func json(in language: ControlLanguage) -> String? { words[language] }

  private static let words: [ControlLanguage: String] = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var words: [ControlLanguage: String] = [:]
    for language in ControlLanguage.allCases where language != .english {
      let pairs = ControlWord.ofTheScript.map { ($0.rawValue, $0.text(in: language)) }
      let data = try? encoder.encode(Dictionary(pairs) { first, _ in first })
      words[language] = data.map { String(decoding: $0, as: UTF8.self) }
    }
    return words
  }()
}
