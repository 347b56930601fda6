/// The categories of numbers that languages distinguish (Unicode CLDR, "Plural Rules").
enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// A number as it is written.
  struct Quantity: Hashable, Sendable {
    /// The number, without its sign.
    var value: Double
    /// Whether it is written without a fraction.
    var isWhole: Bool

    /// The digits before the point.
    var whole: UInt64 { value < 1e18 ? UInt64(value) : 0 }

    init(_ value: Double, isWhole: Bool) {
      self.value = value.isFinite ? value.magnitude : 0
      self.isWhole = isWhole
    }
  }

  /// The category of a number in a language.
  ///
  /// - Parameter language: A code of ISO 639, such as `en`, or `pt-PT`. A language that is not in the
  ///   table is counted as English.
  static func of(_ number: Quantity, in language: String) -> PluralCategory {
    let base = language.prefix { $0 != "-" && $0 != "_" }
    let rule = rules[language] ?? rules[String(base)] ?? .english
    return rule.category(number)
  }

  /// A rule that several languages share.
  enum Rule: Sendable {
    case none, english, singular, zeroAndOne, zeroToTwo, french, portuguese, spanish, danish
    case icelandic, macedonian, latvian, lithuanian, serbian, russian, polish, czech, slovenian
    case romanian, arabic, hebrew, irish, welsh, maltese, filipino, scottish
  }

  private static let rules: [String: Rule] = {
    let languages: [(Rule, String)] = [
      (.none, "ja ko zh yue th vi id in ms my lo km jv su bo dz ii to wo yo sah ig"),
      (
        .singular,
        "af sq az eu bg eo el fo ka hu kk ky ku lb ml mr mn nb nn no ne om ps so ta te tr tk ug uz"
      ),
      (.zeroAndOne, "am as bn fa gu hi kn zu"), (.zeroToTwo, "ln mg pa ti wa ak si"),
      (.french, "fr"), (.portuguese, "pt hy ff kab"), (.spanish, "es it ca pt-PT"),
      (.danish, "da"), (.icelandic, "is"), (.macedonian, "mk"), (.latvian, "lv"),
      (.lithuanian, "lt"), (.serbian, "sr hr bs sh"), (.russian, "ru uk be"), (.polish, "pl"),
      (.czech, "cs sk"), (.slovenian, "sl"), (.romanian, "ro mo"), (.arabic, "ar"),
      (.hebrew, "he iw"), (.irish, "ga"), (.welsh, "cy"), (.maltese, "mt"),
      (.filipino, "fil tl"), (.scottish, "gd"),
    ]
    var rules: [String: Rule] = [:]
    for (rule, names) in languages {
      for name in names.split(separator: " ") { rules[String(name)] = rule }
    }
    return rules
  }()
}

extension PluralCategory.Rule {
  /// The category of a number by this rule. The names follow CLDR: `i` is the digits before the
  /// point, `n` the number itself.
  func category(_ number: PluralCategory.Quantity) -> PluralCategory {
    let (n, i, isWhole) = (number.value, number.whole, number.isWhole)
    let (ten, hundred) = (i % 10, i % 100)
    let isTeen = (11...19).contains(hundred)
    switch self {
    case .none: return .other
    case .english: return i == 1 && isWhole ? .one : .other
    case .singular: return n == 1 ? .one : .other
    case .zeroAndOne: return i == 0 || n == 1 ? .one : .other
    case .zeroToTwo: return n == 0 || n == 1 ? .one : .other
    case .french, .portuguese:
      return i <= 1 ? .one : self == .french && isMillions(i, isWhole) ? .many : .other
    case .spanish:
      return n == 1 ? .one : isMillions(i, isWhole) ? .many : .other
    case .danish: return n == 1 || (!isWhole && i <= 1 && n > 0) ? .one : .other
    case .icelandic, .macedonian: return ten == 1 && hundred != 11 || !isWhole ? .one : .other
    case .latvian:
      return isWhole && (ten == 0 || isTeen) ? .zero : ten == 1 && hundred != 11 ? .one : .other
    case .lithuanian:
      return !isWhole ? .many : ten == 1 && !isTeen ? .one : ten >= 2 && !isTeen ? .few : .other
    case .serbian, .russian:
      if !isWhole { return .other }
      if ten == 1 && hundred != 11 { return .one }
      if (2...4).contains(ten) && !(12...14).contains(hundred) { return .few }
      return self == .russian ? .many : .other
    case .polish:
      if !isWhole { return .other }
      if i == 1 { return .one }
      return (2...4).contains(ten) && !(12...14).contains(hundred) ? .few : .many
    case .czech: return !isWhole ? .many : i == 1 ? .one : (2...4).contains(i) ? .few : .other
    case .slovenian:
      return !isWhole
        ? .few
        : hundred == 1 ? .one : hundred == 2 ? .two : [3, 4].contains(hundred) ? .few : .other
    case .romanian:
      return i == 1 && isWhole
        ? .one : !isWhole || n == 0 || (1...19).contains(hundred) ? .few : .other
    case .arabic:
      if !isWhole { return .other }
      if i <= 2 { return [.zero, .one, .two][Int(i)] }
      return (3...10).contains(hundred) ? .few : hundred >= 11 ? .many : .other
    case .hebrew:
      return i == 1 && isWhole || i == 0 && !isWhole ? .one : i == 2 && isWhole ? .two : .other
    case .irish:
      return n == 1
        ? .one
        : n == 2
          ? .two
          : !isWhole ? .other : (3...6).contains(i) ? .few : (7...10).contains(i) ? .many : .other
    case .welsh:
      return isWhole ? [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][i] ?? .other : .other
    case .maltese:
      return n == 1
        ? .one
        : n == 2 ? .two : n == 0 || (3...10).contains(hundred) ? .few : isTeen ? .many : .other
    case .filipino: return !isWhole || ![4, 6, 9].contains(ten) ? .one : .other
    case .scottish:
      if !isWhole { return .other }
      if [1, 11].contains(i) { return .one }
      return [2, 12].contains(i) ? .two : (3...19).contains(i) ? .few : .other
    }
  }

  /// Whether a number is written with "millions" behind it.
  private func isMillions(_ i: UInt64, _ isWhole: Bool) -> Bool {
    isWhole && i != 0 && i.isMultiple(of: 1_000_000)
  }
}
