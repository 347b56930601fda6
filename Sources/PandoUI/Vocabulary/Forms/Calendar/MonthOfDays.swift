import Foundation

/// The days of a month in six weeks, so that a calendar keeps its height when the month changes.
struct MonthOfDays {
  struct Day: Identifiable {
    /// The column, from 0.
    let id: Int
    /// The beginning of the day; nil before the first and after the last day of the month.
    let date: Date?
    let number: Int
  }

  struct Week: Identifiable {
    let id: Int
    let days: [Day]
  }

  struct Weekday: Identifiable {
    let id: Int
    let name: String
  }

  /// The beginning of the month.
  let first: Date
  let title: String
  /// The names of the days, from the first day of the week in the calendar.
  let weekdays: [Weekday]
  let weeks: [Week]

  init(_ month: Date, _ calendar: Calendar) {
    let first = calendar.dateInterval(of: .month, for: month)?.start ?? month
    self.first = first
    let format = Date.FormatStyle(locale: calendar.locale ?? .current, calendar: calendar)
    title = first.formatted(format.year().month(.wide))
    let names = calendar.shortStandaloneWeekdaySymbols
    weekdays = names.indices.map { index in
      Weekday(id: index, name: names[(index + calendar.firstWeekday - 1) % names.count])
    }
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 30
    let weekday = calendar.component(.weekday, from: first)
    let before = (weekday - calendar.firstWeekday + 7) % 7
    weeks = (0..<6).map { week in
      Week(
        id: week,
        days: (0..<7).map { column in
          let number = week * 7 + column - before + 1
          let date =
            (1...count).contains(number)
            ? calendar.date(byAdding: .day, value: number - 1, to: first) : nil
          return Day(id: column, date: date.map { calendar.startOfDay(for: $0) }, number: number)
        }
      )
    }
  }
}
