public import Foundation

extension Text {
  /// The words without their styles, as a control's name or a title has them.
  package var words: String { words(in: .current) }

  /// The words without their styles in a language.
  package func words(in locale: Locale) -> String {
    switch storage {
    case .verbatim(let string): string
    case .localized(let key, let place):
      key.text(tableName: place?.tableName, bundle: place?.bundle, locale: locale)
    case .runs(let runs): runs.plainText
    case .formatted(let text): text.runs(in: locale).plainText
    case .joined(let parts): parts.map { $0.words(in: locale) }.joined()
    }
  }

  /// The words with the styles of their parts, without the styles of the text as a whole.
  func partRuns(in locale: Locale, base: Font?) -> [TextRun] {
    switch storage {
    case .verbatim(let string): string.isEmpty ? [] : [TextRun(string)]
    case .localized(let key, let place):
      key.runs(tableName: place?.tableName, bundle: place?.bundle, locale: locale)
    case .runs(let runs): runs
    case .formatted(let text): text.runs(in: locale)
    case .joined(let parts): parts.flatMap { $0.runs(in: locale, base: base) }.joined
    }
  }

  /// The words with all their styles, as a part of another text.
  package func runs(in locale: Locale, base: Font? = nil) -> [TextRun] {
    let own = TextStyles(styles)
    let runs = partRuns(in: locale, base: own.font ?? base)
    return styles.isEmpty ? runs : runs.map { own.apply(to: $0, base: base) }
  }
}

extension TextStyles {
  /// The run with these styles, where it has none of its own.
  func apply(to run: TextRun, base: Font?) -> TextRun {
    var run = run
    if run.font == nil { run.font = resolvedFont(around: base, keepsWeight: true) }
    if bold == true { run.isBold = true }
    if italic == true { run.isItalic = true }
    if monospaced == true { run.isCode = true }
    if underline == true { run.isUnderlined = true }
    if strikethrough == true { run.isStruck = true }
    if monospacedDigit == true { run.font = (run.font ?? base ?? .body).monospacedDigit() }
    run.paint = run.paint ?? foreground
    run.kerning = run.kerning ?? kerning
    run.baselineOffset = run.baselineOffset ?? baselineOffset
    return run
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a text with its styles.
  public mutating func appendInterpolation(_ text: Text) {
    append(runs: text.runs(in: .current))
  }

  /// Adds an image among the words.
  public mutating func appendInterpolation(_ image: Image) {
    append(runs: [image.run])
  }

  /// Adds a date, or the distance to it.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(runs: Text(date, style: style).runs(in: .current))
  }

  /// Adds a stretch of time.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(runs: Text(dates).runs(in: .current))
  }

  /// Adds a stretch of time.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    append(runs: Text(interval).runs(in: .current))
  }
}
