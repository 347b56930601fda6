import Foundation
import PandoUI

/// Writes the values along an axis of a chart: numbers in the reader's notation, and dates as short
/// as the time between them allows.
struct ChartValueFormat {
  /// The component of a date that differs from the other dates.
  private enum Detail {
    case time, day, month, monthOfYear, year
  }

  private let locale: Locale
  private let calendar: Calendar
  private let detail: Detail
  private let hasTimes: Bool
  /// The number of digits after the point that distinguishes the numbers.
  private let digits: Int
  /// Whether numbers are parts of a whole.
  private let isPercent: Bool
  /// Whether the locale writes numbers with digits of its own.
  private let hasOwnDigits: Bool

  /// - Parameters:
  ///   - drawing: The chart, which has the locale and the time zone.
  ///   - values: The values along the axis.
  ///   - isPercent: Whether numbers are parts of a whole, and written in percent.
  init(_ drawing: ChartDrawing, _ values: [ChartDrawing.Value], isPercent: Bool = false) {
    self.isPercent = isPercent
    locale = drawing.locale ?? .autoupdatingCurrent
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = drawing.timeZone ?? .autoupdatingCurrent
    calendar.locale = locale
    self.calendar = calendar
    hasOwnDigits = 1.formatted(.number.locale(locale)) != "1"
    let dates = values.compactMap { if case .date(let date) = $0 { date } else { nil } }
    let days =
      ((dates.max()?.timeIntervalSince1970 ?? 0) - (dates.min()?.timeIntervalSince1970 ?? 0))
      / 86_400
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
      .filter(\.isFinite)
    let largest = numbers.max() ?? 0, smallest = numbers.min() ?? 0
    let range = largest > smallest ? largest - smallest : largest.magnitude
    digits = range > 0 ? min(max(3, 2 - Int(log10(range).rounded(.down))), 12) : 3
    hasTimes = dates.contains { calendar.startOfDay(for: $0) != $0 }
    let areMonths = dates.allSatisfy { calendar.component(.day, from: $0) == 1 } && !hasTimes
    detail =
      days <= 1.5 && hasTimes
      ? .time
      : areMonths && days > 27 && days < 360
        ? .month : days < 330 ? .day : days < 1100 ? .monthOfYear : .year
  }

  /// A value beside the axis.
  func label(_ value: ChartDrawing.Value) -> String {
    guard case .date(let date) = value else { return full(value) }
    return switch detail {
    case .time: date.formatted(style.hour().minute())
    case .day: date.formatted(style.month(.abbreviated).day())
    case .month: date.formatted(style.month(.abbreviated))
    case .monthOfYear: date.formatted(style.month(.abbreviated).year())
    case .year: date.formatted(style.year())
    }
  }

  /// A value on its own.
  func full(_ value: ChartDrawing.Value) -> String {
    switch value {
    case .category(let name): return name
    case .date(let date):
      let day = style.year().month(.abbreviated).day()
      return date.formatted(hasTimes ? day.hour().minute() : day)
    case .number(let number):
      if isPercent, number.isFinite { return number.formatted(.percent.locale(locale)) }
      // The same in every locale with these digits.
      if !hasOwnDigits, number.magnitude < 1000, number == number.rounded() {
        return CSSValue.format(number)
      }
      guard number.isFinite else { return "" }
      return number.formatted(.number.locale(locale).precision(.fractionLength(0...digits)))
    }
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }
}
