/// A language that Pando's own controls speak.
package enum ControlLanguage: UInt8, CaseIterable, Sendable {
  case english, german, french, spanish, italian, portuguese, dutch, russian, arabic, hebrew,
    japanese, korean, simplifiedChinese, traditionalChinese

  /// The language of a tag (BCP 47) or of a locale's identifier; English for one that is not here.
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
      case "ru": .russian
      case "ar": .arabic
      // Java and old systems write `iw`.
      case "he", "iw": .hebrew
      case "ja": .japanese
      case "ko": .korean
      case "zh", "yue": Self.isTraditional(parts) ? .traditionalChinese : .simplifiedChinese
      default: .english
      }
  }

  /// Whether a tag of Chinese asks for traditional characters, by its script or else by its region.
  private static func isTraditional(_ parts: [Substring]) -> Bool {
    if parts.contains("hans") { return false }
    return parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
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
    case .russian: "ru"
    case .arabic: "ar"
    case .hebrew: "he"
    case .japanese: "ja"
    case .korean: "ko"
    case .simplifiedChinese: "zh-Hans"
    case .traditionalChinese: "zh-Hant"
    }
  }

  /// Whether lines of the language begin at the right.
  package var isRightToLeft: Bool { self == .arabic || self == .hebrew }

  /// The translations of control words; none for English, whose words are ``ControlWord/rawValue``.
  var words: [ControlWord: String] {
    switch self {
    case .english: [:]
    case .german: ControlWord.german
    case .french: ControlWord.french
    case .spanish: ControlWord.spanish
    case .italian: ControlWord.italian
    case .portuguese: ControlWord.portuguese
    case .dutch: ControlWord.dutch
    case .russian: ControlWord.russian
    case .arabic: ControlWord.arabic
    case .hebrew: ControlWord.hebrew
    case .japanese: ControlWord.japanese
    case .korean: ControlWord.korean
    case .simplifiedChinese: ControlWord.simplifiedChinese
    case .traditionalChinese: ControlWord.traditionalChinese
    }
  }
}
