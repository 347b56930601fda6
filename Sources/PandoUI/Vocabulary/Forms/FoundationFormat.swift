import Foundation

/// A number format of Foundation, which also parses `NaN`, `∞` and `1E999`. Fields refuse these.
/// Numbers from the application's own formats are not checked.
private protocol FoundationFormat {}

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
  func value(from text: String) -> FormatInput? {
    guard let value = try? parseStrategy.parse(text) else { return nil }
    if let date = value as? Date { return ValueLimits.allows(date) ? value : nil }
    guard self is any FoundationFormat else { return value }
    if let integer = value as? any BinaryInteger, integer.isMinimum, !text.hasDigits(19) {
      return nil
    }
    return ValueLimits.allows(any: value) ? value : nil
  }
}

extension BinaryInteger {
  /// Whether this is the minimum 64-bit integer, into which Foundation turns `NaN`.
  fileprivate var isMinimum: Bool { Int64(exactly: self) == .min }
}

extension String {
  /// Whether the text has at least `count` digits.
  fileprivate func hasDigits(_ count: Int) -> Bool { self.count(where: \.isNumber) >= count }
}
