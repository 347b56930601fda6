public import Foundation

extension Text {
  /// The text without its styles, for the name of a control or a title.
  package var words: String {
    switch storage {
    case .verbatim(let string): string
    case .localized(let key, nil) where key.isFixed: key.text()
    default: words(in: .page)
    }
  }

  /// The text without its styles, in a locale.
  package func words(in locale: Locale) -> String {
    switch storage {
    case .verbatim(let string): string
    case .localized(let key, let place):
      key.text(
        tableName: place?.tableName,
        bundle: place?.bundle,
        locale: locale,
        fallback: place?.fallback
      )
    case .runs(let runs): runs.plainText
    case .formatted(let text): text.runs(in: locale).plainText
    case .joined(let parts): parts.map { $0.words(in: locale) }.joined()
    }
  }

  /// The text with the styles of its parts, without the styles of the whole.
  func partRuns(in locale: Locale, base: Font?) -> [TextRun] {
    switch storage {
    case .verbatim(let string): string.isEmpty ? [] : [TextRun(string)]
    case .localized(let key, let place):
      key.runs(
        tableName: place?.tableName,
        bundle: place?.bundle,
        locale: locale,
        fallback: place?.fallback
      )
    case .runs(let runs): runs
    case .formatted(let text): text.runs(in: locale)
    case .joined(let parts): parts.flatMap { $0.runs(in: locale, base: base) }.joined
    }
  }

  /// The text with all its styles, as a part of another text.
  package func runs(in locale: Locale, base: Font? = nil) -> [TextRun] {
    let own = TextStyles(styles)
    let runs = partRuns(in: locale, base: own.font ?? base)
    return styles.isEmpty ? runs : runs.map { own.apply(to: $0, base: base) }
  }
}

extension TextStyles {
  /// The run, with these styles where it has none of its own.
  func apply(to run: TextRun, base: Font?) -> TextRun {
    var run = run
    if run.font == nil { run.font = resolvedFont(around: base, keepsWeight: true) }
    if bold == true { run.isBold = true }
    if italic == true { run.isItalic = true }
    if monospaced == true { run.isCode = true }
    if let line = underline ?? nil {
      run.isUnderlined = true
      run.line = run.line ?? line.ifSpecial
    }
    if let line = strikethrough ?? nil {
      run.isStruck = true
      run.line = run.line ?? line.ifSpecial
    }
    if monospacedDigit == true { run.font = (run.font ?? base ?? .body).monospacedDigit() }
    run.paint = run.paint ?? foreground
    run.kerning = run.kerning ?? kerning
    run.baselineOffset = run.baselineOffset ?? baselineOffset
    return run
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds a formatted value.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: Formats the value; its locale is replaced by that of the text.
  public mutating func appendInterpolation<F: FormatStyle>(
    _ input: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    append(formatted: FormattedString(input: input, format: format))
  }

  /// Adds a formatted value with styles.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: Formats the value; its locale is replaced by that of the text.
  public mutating func appendInterpolation<F: FormatStyle>(
    _ input: F.FormatInput,
    format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    append(formatted: FormattedAttributedString(input: input, format: format))
  }

  /// Adds a text with its styles.
  ///
  /// - Parameter text: The text, in the locale of the text around it.
  public mutating func appendInterpolation(_ text: Text) {
    append(formatted: InterpolatedText(text))
  }

  /// Adds an image.
  ///
  /// - Parameter image: The image: a system image is drawn, another image is replaced by its label.
  public mutating func appendInterpolation(_ image: Image) {
    append(runs: [image.run])
  }

  /// Adds a date, or the time until or since it.
  ///
  /// - Parameters:
  ///   - date: The date, in the locale of the text.
  ///   - style: The part of the date that is shown.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(formatted: FormattedDate(date: date, style: style))
  }

  /// Adds a range of dates.
  ///
  /// - Parameter dates: The range, in the locale of the text.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(formatted: FormattedRange(dates: dates.lowerBound..<dates.upperBound))
  }

  /// Adds a range of dates.
  ///
  /// - Parameter interval: The interval, in the locale of the text.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    append(formatted: FormattedRange(dates: interval.start..<interval.end))
  }
}

/// A text in another one.
///
// Sendable because nothing in it changes.
private final class InterpolatedText: AnyFormattedText, @unchecked Sendable {
  let text: Text

  init(_ text: Text) {
    self.text = text
  }

  override var hasStyles: Bool { true }
  override func runs(in locale: Locale) -> [TextRun] { text.runs(in: locale) }

  override func isSame(as other: AnyFormattedText) -> Bool {
    (other as? Self)?.text == text
  }
}
