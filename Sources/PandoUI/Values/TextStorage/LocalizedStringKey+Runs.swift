package import Foundation

extension LocalizedStringKey {
  /// The translated text with its values and styles.
  package func runs(
    tableName: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    fallback: String? = nil
  ) -> [TextRun] {
    let words = translation(tableName, bundle, locale, fallback)
    if let text = unstyledText(of: words, locale: locale) {
      return text.isEmpty ? [] : [TextRun(text)]
    }
    guard hasSpecifiers(words) else { return MarkdownParser.runs(words) }
    let values = arguments.map { $0.runs(locale: locale) }
    return MarkdownParser.runs(FormatString.units(words, count: values.count), values: values)
  }

  /// The translated text with its values, without styles.
  package func text(
    tableName: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale = .current,
    fallback: String? = nil
  ) -> String {
    runs(tableName: tableName, bundle: bundle, locale: locale, fallback: fallback).plainText
  }

  /// The translated text with its values, with its Markdown unparsed.
  package func string(
    tableName: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale,
    fallback: String? = nil
  ) -> String {
    let words = translation(tableName, bundle, locale, fallback)
    return hasSpecifiers(words) ? fill(words, locale: locale) : words
  }

  /// The translated text with its values if it has no styles, as most have none; nil otherwise.
  func unstyledText(
    tableName: String?,
    bundle: Bundle?,
    locale: Locale,
    fallback: String? = nil
  ) -> String? {
    unstyledText(of: translation(tableName, bundle, locale, fallback), locale: locale)
  }

  /// Whether the text is the same in every locale.
  package var isFixed: Bool { arguments.isEmpty && Self.isUntranslated }

  private func unstyledText(of words: String, locale: Locale) -> String? {
    for byte in words.utf8 where Self.isMarkdown(byte) { return nil }
    guard hasSpecifiers(words) else { return words }
    for argument in arguments where argument.hasStyles { return nil }
    return fill(words, locale: locale)
  }

  private func fill(_ words: String, locale: Locale) -> String {
    var text = ""
    FormatString.read(words, count: arguments.count) { piece in
      switch piece {
      case .words(let words): text += words
      case .value(let index): text += arguments[index].text(locale: locale)
      }
    }
    return text
  }

  private func hasSpecifiers(_ words: String) -> Bool {
    isFormat && words.utf8.contains(UInt8(ascii: "%"))
  }

  private func translation(
    _ tableName: String?,
    _ bundle: Bundle?,
    _ locale: Locale,
    _ fallback: String?
  ) -> String {
    if bundle == nil, Self.isUntranslated { return fallback ?? key }
    let search = ResourceSearch.of(bundle)
    return search.format(self, table: tableName, locale: locale) ?? fallback ?? key
  }

  /// Whether the application has no translations, as texts of most have none.
  private static let isUntranslated = ResourceSearch.app.isUntranslated

  /// Whether a character has a meaning in inline Markdown.
  private static func isMarkdown(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"),
      UInt8(ascii: "!"):
      true
    default: false
    }
  }
}

extension LocalizedStringKey.Argument {
  /// The value with its styles.
  func runs(locale: Locale) -> [TextRun] {
    switch self {
    case .runs(let runs): return runs
    case .formatted(let formatted): return formatted.runs(in: locale)
    default:
      let text = text(locale: locale)
      return text.isEmpty ? [] : [TextRun(text)]
    }
  }

  /// Whether the value has styles of its own.
  var hasStyles: Bool {
    switch self {
    case .runs: true
    case .formatted(let text): text.hasStyles
    default: false
    }
  }

  /// The value without styles.
  func text(locale: Locale) -> String {
    switch self {
    case .text(let text): text
    case .integer(let number):
      DigitGroups.of(locale)?.text(number) ?? number.formatted(.number.locale(locale))
    case .unsigned(let number): number.formatted(.number.locale(locale))
    case .floating(let number):
      // As `%lf` does: six digits after the point.
      number.formatted(.number.locale(locale).precision(.fractionLength(6)))
    case .specified(let specifier, let number):
      FormatString.format(number, specifier: specifier, locale: locale)
    case .runs(let runs): runs.plainText
    case .formatted(let formatted): formatted.runs(in: locale).plainText
    }
  }
}
