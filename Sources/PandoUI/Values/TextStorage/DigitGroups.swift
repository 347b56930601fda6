import Foundation
import PandoDependencies

/// The notation of a locale that writes whole numbers with the digits 0 to 9 in groups of three.
///
/// Foundation's formatter supports every notation and takes about a microsecond, which is most of
/// the cost of a text with a number. The notation of each locale is therefore derived from a few
/// formatted numbers and cached. A locale with another notation uses the formatter each time.
struct DigitGroups {
  let separator: String
  /// Whether a single digit before the first separator stands alone: `1,234`, not `1234`.
  let separatesFour: Bool

  /// Derives the notation of a locale; nil if the locale has another one.
  init?(_ locale: Locale) {
    func format(_ number: Int64) -> String { number.formatted(.number.locale(locale)) }
    let four = format(1_234)
    let five = format(12_345)
    guard five.hasPrefix("12"), five.hasSuffix("345") else { return nil }
    separator = String(five.dropFirst(2).dropLast(3))
    separatesFour = four == "1\(separator)234"
    guard !separator.contains(where: \.isNumber) else { return nil }
    for number: Int64 in [0, 7, 98, 654, 1_000, 9_876, 54_321, 907_050, 1_234_567, .max] {
      guard text(number) == format(number) else { return nil }
    }
  }

  /// The number as the locale writes it; nil if it is negative.
  func text(_ number: Int64) -> String? {
    guard number >= 0 else { return nil }
    let digits = String(number)
    let count = digits.utf8.count
    if count <= 3 || (count == 4 && !separatesFour) { return digits }
    let groups = (count - 1) / 3
    return String(unsafeUninitializedCapacity: count + groups * separator.utf8.count) { bytes in
      var (length, left) = (0, count)
      for digit in digits.utf8 {
        if left < count, left.isMultiple(of: 3) {
          for byte in separator.utf8 {
            bytes[length] = byte
            length += 1
          }
        }
        bytes[length] = digit
        length += 1
        left -= 1
      }
      return length
    }
  }

  /// The cached notations, by locale identifier.
  private static let known = Locked<[String: DigitGroups?]>([:])

  /// The cached notation of `locale`; nil if it has another one.
  static func of(_ locale: Locale) -> DigitGroups? {
    let identifier = locale.identifier
    if let known = known.withLock({ $0[identifier] }) { return known }
    let groups = DigitGroups(locale)
    known.withLock { known in
      // The cache is bounded, because identifiers may come from clients.
      if known.count == 500 { known = [:] }
      known[identifier] = groups
    }
    return groups
  }
}
