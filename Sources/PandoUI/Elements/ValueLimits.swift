import Foundation

/// What a value can be that comes from outside and has no limits of its own: what a screen, a
/// calendar and a keyboard can have.
package enum ValueLimits {
  /// No place on a screen is further from another, along an axis, in points.
  package static let farthestPlace = 100_000.0
  /// Where a control of numbers ends that has no ends of its own. Every whole number up to here is
  /// one of `Double` and of `Int`.
  package static let maxNumber = 1e15
  /// How many steps a stepper without ends goes at once: presses are put together while the page
  /// has no connection.
  static let maxStepCount = 1000.0
  /// How long a text may be, in bytes.
  static let longestText = 4 << 20
  /// How long what one key types may be, in bytes: a flag or a family is one character.
  static let longestKey = 64
  /// How many bytes of files there may be, of which a `Double` holds each number.
  static let maxFileSize = 1 << 53

  /// The seconds since 1970 at the beginning of the year 1 and of the year 10000.
  private static let years = -62_135_596_800.0..<253_402_300_800.0

  /// Whether a screen has such a place.
  static func allows(_ place: CGPoint) -> Bool { allows(place.x) && allows(place.y) }

  /// Whether a screen has such a size, or such a way on it.
  static func allows(_ size: CGSize) -> Bool { allows(size.width) && allows(size.height) }

  private static func allows(_ length: CGFloat) -> Bool { abs(length) <= farthestPlace }

  /// Whether a moment is in the years 1 to 9999, here.
  static func allows(_ date: Date) -> Bool {
    let seconds = date.timeIntervalSince1970
    guard seconds.isFinite else { return false }
    return years.contains(seconds + Double(TimeZone.current.secondsFromGMT(for: clamped(date))))
  }

  /// The moment, or the end of the years that is next to it: calendars reckon with no others.
  private static func clamped(_ date: Date) -> Date {
    let seconds = date.timeIntervalSince1970
    return Date(timeIntervalSince1970: min(max(seconds, years.lowerBound), years.upperBound))
  }

  /// Whether a value is one that can be reckoned with: numbers are finite, moments in the years 1 to
  /// 9999. Of other types every value is.
  static func allows(any value: Any) -> Bool {
    switch value {
    case let number as any BinaryFloatingPoint: isFinite(number)
    case let number as Decimal: number.isFinite
    case let date as Date: allows(date)
    case let number as NSNumber: number.doubleValue.isFinite
    default: true
    }
  }

  private static func isFinite(_ number: some BinaryFloatingPoint) -> Bool { number.isFinite }
}
