import Foundation

/// The limits for values from outside whose control sets none, based on what screens, calendars and
/// keyboards allow.
package enum ValueLimits {
  /// The largest distance between two positions on a screen along an axis, in points.
  package static let farthestPlace = 100_000.0
  /// The limit of a numeric control that sets none. `Double` and `Int` represent all whole numbers up
  /// to here.
  package static let maxNumber = 1e15
  /// The maximum number of steps at once of a stepper without limits. Presses are combined while the
  /// page has no connection.
  static let maxStepCount = 1000.0
  /// The maximum length of a text, in bytes.
  static let longestText = 4 << 20
  /// The maximum length of the text of one key, in bytes: one character may be an emoji of many scalars.
  static let longestKey = 64
  /// The most presses that are counted one after the other.
  static let mostTaps = 1000
  /// The maximum total size of files, in bytes: `Double` represents all numbers up to here.
  static let maxFileSize = 1 << 53

  /// The seconds since 1970 at the beginning of the year 1 and of the year 10000.
  private static let years = -62_135_596_800.0..<253_402_300_800.0

  /// Whether a position can be on a screen.
  static func allows(_ place: CGPoint) -> Bool { allows(place.x) && allows(place.y) }

  /// Whether a size or distance can be on a screen.
  static func allows(_ size: CGSize) -> Bool { allows(size.width) && allows(size.height) }

  private static func allows(_ length: CGFloat) -> Bool { abs(length) <= farthestPlace }

  /// Whether a date is in the years 1 to 9999 in the current time zone.
  static func allows(_ date: Date) -> Bool {
    let seconds = date.timeIntervalSince1970
    guard seconds.isFinite else { return false }
    return years.contains(seconds + Double(TimeZone.current.secondsFromGMT(for: clamped(date))))
  }

  /// The dates of the years 1 to 9999 in the current time zone.
  static var dates: ClosedRange<Date> {
    func date(_ seconds: Double) -> Date {
      let date = Date(timeIntervalSince1970: seconds)
      return date.addingTimeInterval(-Double(TimeZone.current.secondsFromGMT(for: date)))
    }
    return date(years.lowerBound)...date(years.upperBound - 1)
  }

  /// The date, clamped to these years, because calendars cannot compute with others.
  private static func clamped(_ date: Date) -> Date {
    let seconds = date.timeIntervalSince1970
    return Date(timeIntervalSince1970: min(max(seconds, years.lowerBound), years.upperBound))
  }

  /// Whether a value is usable: numbers must be finite, and dates in the years 1 to 9999. Values of
  /// other types are always usable.
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
