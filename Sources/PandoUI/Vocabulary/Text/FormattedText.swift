import Foundation

// Sendable because nothing in it changes.
final class FormattedString<F: FormatStyle>: AnyFormattedText, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == String {
  let input: F.FormatInput
  let format: F

  init(input: F.FormatInput, format: F) {
    self.input = input
    self.format = format
  }

  override var isNumber: Bool { F.FormatInput.self is any Numeric.Type }

  override func runs(in locale: Locale) -> [TextRun] {
    [TextRun(FormatSettings(locale).format(format).format(input))]
  }

  override func isSame(as other: AnyFormattedText) -> Bool {
    guard let other = other as? Self else { return false }
    return input == other.input && format == other.format
  }
}

// Sendable because nothing in it changes.
final class FormattedAttributedString<F: FormatStyle>: AnyFormattedText, @unchecked Sendable
where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
  let input: F.FormatInput
  let format: F

  init(input: F.FormatInput, format: F) {
    self.input = input
    self.format = format
  }

  override var hasStyles: Bool { true }

  override func runs(in locale: Locale) -> [TextRun] {
    TextRun.runs(FormatSettings(locale).format(format).format(input))
  }

  override func isSame(as other: AnyFormattedText) -> Bool {
    guard let other = other as? Self else { return false }
    return input == other.input && format == other.format
  }
}
