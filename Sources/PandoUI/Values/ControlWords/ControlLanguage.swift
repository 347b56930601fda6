/// A language that Pando's own controls speak.
package enum ControlLanguage: UInt8, CaseIterable, Sendable {
  case english, german, french, spanish, italian, portuguese, dutch, japanese, chinese

  /// The language of a tag (BCP 47) or of a locale's identifier; English for one that is not here. Chinese is written with
  /// simplified characters, so traditional ones are not here.
  package init(_ tag: String) {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" || $0 == "@" }
    self =
      switch parts.first {
      case "de": .german
      case "fr": .french
      case "es": .spanish
      case "it": .italian
      case "pt": .portuguese
      case "nl": .dutch
      case "ja": .japanese
      case "zh" where !parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }: .chinese
      default: .english
      }
  }

  /// The tag of the language (BCP 47).
  package var tag: String {
    switch self {
    case .english: "en"
    case .german: "de"
    case .french: "fr"
    case .spanish: "es"
    case .italian: "it"
    case .portuguese: "pt"
    case .dutch: "nl"
    case .japanese: "ja"
    case .chinese: "zh-Hans"
    }
  }

  /// The place of the language in a row of translations; nil for English.
  var column: Int? { self == .english ? nil : Int(rawValue) - 1 }
}
