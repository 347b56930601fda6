import Foundation

/// A part of a date that a wheel shows: its rows, and the date after another row is chosen.
enum DateWheel: String, Identifiable {
  case day, month, year, hour, minute

  var id: Self { self }

  /// The name of the wheel for assistive technology.
  var name: ControlWord {
    switch self {
    case .day: .day
    case .month: .month
    case .year: .year
    case .hour: .hour
    case .minute: .minute
    }
  }

  var component: Calendar.Component {
    switch self {
    case .day: .day
    case .month: .month
    case .year: .year
    case .hour: .hour
    case .minute: .minute
    }
  }

  /// The wheels of a picker, in the order in which a language writes the parts of a date.
  static func all(of components: DatePickerComponents, in locale: Locale) -> [DateWheel] {
    var wheels: [DateWheel] = []
    if components.contains(.date) {
      let format =
        DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "dMy"
      let places: [(DateWheel, Int)] = [(.day, "d"), (.month, "M"), (.year, "y")].map {
        wheel,
        letter in
        (wheel, format.firstIndex(of: letter).map { $0.utf16Offset(in: format) } ?? 0)
      }
      wheels = places.sorted { $0.1 < $1.1 }.map(\.0)
    }
    return wheels + (components.contains(.hourAndMinute) ? [.hour, .minute] : [])
  }

  /// The values of the rows.
  ///
  /// - Parameters:
  ///   - date: The chosen date. The number of days depends on its month. Years have rows in its century, and in about
  ///     one more century on either side.
  ///   - bounds: The dates that can be chosen.
  func values(at date: Date, _ bounds: CalendarBounds, _ calendar: Calendar) -> [Int] {
    guard self == .year else {
      return Array(calendar.range(of: component, in: around, for: date) ?? 0..<1)
    }
    let year = calendar.component(.year, from: date)
    let century = year - year % 100
    let first = calendar.component(.year, from: bounds.nearest(to: .distantPast))
    let last = calendar.component(.year, from: bounds.nearest(to: .distantFuture))
    return Array(min(max(first, century - 100), year)...max(min(last, century + 149), year))
  }

  private var around: Calendar.Component {
    switch self {
    case .day: .month
    case .month, .year: .year
    case .hour: .day
    case .minute: .hour
    }
  }

  /// The words of a row.
  func words(_ value: Int, at date: Date, _ calendar: Calendar) -> String {
    switch self {
    case .day, .year: digits(value, calendar)
    case .month:
      calendar.standaloneMonthSymbols.indices.contains(value - 1)
        ? calendar.standaloneMonthSymbols[value - 1] : digits(value, calendar)
    case .hour:
      calendar.date(bySettingHour: value, minute: 0, second: 0, of: date).map {
        $0.formatted(
          Date.FormatStyle(
            locale: calendar.locale ?? .current,
            calendar: calendar,
            timeZone: calendar.timeZone
          )
          .hour()
        )
      } ?? digits(value, calendar)
    case .minute: digits(value, atLeast: 2, calendar)
    }
  }

  /// A number in the digits of the calendar's language.
  private func digits(_ value: Int, atLeast count: Int = 1, _ calendar: Calendar) -> String {
    value.formatted(
      IntegerFormatStyle<Int>(locale: calendar.locale ?? .current)
        .grouping(.never)
        .precision(.integerLength(count...))
    )
  }

  /// The date with another value of this part. If the month does not have the day, the result is
  /// the last day of the month.
  func date(_ date: Date, with value: Int, _ calendar: Calendar) -> Date {
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second],
      from: date
    )
    let day = parts.day ?? 1
    parts.setValue(value, for: component)
    if self == .month || self == .year {
      parts.day = 1
      let days = calendar.date(from: parts).flatMap {
        calendar.range(of: .day, in: .month, for: $0)
      }
      parts.day = min(day, days.map { $0.upperBound - 1 } ?? day)
    }
    return calendar.date(from: parts) ?? date
  }
}
