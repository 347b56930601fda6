import Foundation

/// A number format of Foundation, which also parses `NaN`, `∞` and `1E999`, and the beginning of what it does not know: 0 of
/// `0.5` where the decimal separator is a comma. Fields refuse these. Numbers from the application's own formats are not checked.
private protocol FoundationFormat {
  var locale: Locale { get }
}

extension FloatingPointFormatStyle: FoundationFormat {}
extension FloatingPointFormatStyle.Percent: FoundationFormat {}
extension FloatingPointFormatStyle.Currency: FoundationFormat {}
extension IntegerFormatStyle: FoundationFormat {}
extension IntegerFormatStyle.Percent: FoundationFormat {}
extension IntegerFormatStyle.Currency: FoundationFormat {}
extension Decimal.FormatStyle: FoundationFormat {}
extension Decimal.FormatStyle.Percent: FoundationFormat {}
extension Decimal.FormatStyle.Currency: FoundationFormat {}

extension ParseableFormatStyle where FormatOutput == String {
  /// The value that a text stands for; nil if it does not parse, or is outside of ``ValueLimits``.
  ///
  /// In a number, a point or a comma that cannot group digits is the decimal separator, whatever that is in the locale: many
  /// people write numbers for another locale than their page is in.
  func value(from text: String) -> FormatInput? {
    guard let own = self as? any FoundationFormat else {
      guard let value = try? parseStrategy.parse(text) else { return nil }
      if let date = value as? Date { return ValueLimits.allows(date) ? value : nil }
      return value
    }
    let separator = own.locale.decimalSeparator ?? "."
    if let value = number(from: text, separator) { return value }
    guard !text.contains(separator), let other = text.lastIndex(where: { ".,".contains($0) })
    else { return nil }
    return number(from: text.replacingCharacters(in: other...other, with: separator), separator)
  }

  /// The number that a text stands for; nil if it stands for none, or if not all of its digits were read.
  private func number(from text: String, _ separator: String) -> FormatInput? {
    guard let value = try? parseStrategy.parse(text), ValueLimits.allows(any: value) else {
      return nil
    }
    let integer = value as? any BinaryInteger
    if let integer, integer.isMinimum, !text.hasDigits(19) { return nil }
    if text.contains(where: { "eE".contains($0) }) { return value }
    let given = text.digits(before: integer == nil ? nil : separator)
    // A format may scale the number, or round it.
    let read = [format(value).digits(before: nil), "\(value)".digits(before: "e")]
    return read.contains { abs($0 - given) < 1e-12 } ? value : nil
  }
}

extension BinaryInteger {
  /// Whether this is the minimum 64-bit integer, into which Foundation turns `NaN`.
  fileprivate var isMinimum: Bool { Int64(exactly: self) == .min }
}

extension String {
  /// Whether the text has at least `count` digits.
  fileprivate func hasDigits(_ count: Int) -> Bool { self.count(where: \.isNumber) >= count }

  /// The digits of a number as a fraction below 1, wherever its decimal separator is.
  ///
  /// - Parameter end: Digits behind this text are left out; nil leaves out none.
  fileprivate func digits(before end: String?) -> Double {
    let head = end.flatMap { firstRange(of: $0) }.map { self[..<$0.lowerBound] } ?? self[...]
    let digits = head.compactMap(\.wholeNumberValue).filter { (0...9).contains($0) }.drop {
      $0 == 0
    }
    return Double("0." + digits.prefix(20).map(String.init).joined()) ?? 0
  }
}
