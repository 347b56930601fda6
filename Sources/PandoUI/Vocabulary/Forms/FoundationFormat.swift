import Foundation

/// A format of Foundation, which reads more than fields are for: `NaN`, `∞` and `1E999` are
/// numbers to it. What a format of the application reads as a number is the application's to say.
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
  /// What a text means in this format; nil if it means nothing, or nothing that a field gives.
  func value(from text: String) -> FormatInput? {
    guard let value = try? parseStrategy.parse(text) else { return nil }
    if let date = value as? Date { return ValueLimits.allows(date) ? value : nil }
    guard self is any FoundationFormat else { return value }
    if let integer = value as? any BinaryInteger, integer.isLeast, !text.hasDigits(19) {
      return nil
    }
    return ValueLimits.allows(any: value) ? value : nil
  }
}

extension BinaryInteger {
  /// Whether it is the least of all: what Foundation makes of `NaN`.
  fileprivate var isLeast: Bool { Int64(exactly: self) == .min }
}

extension String {
  /// Whether there are as many digits in it.
  fileprivate func hasDigits(_ count: Int) -> Bool { self.count(where: \.isNumber) >= count }
}
