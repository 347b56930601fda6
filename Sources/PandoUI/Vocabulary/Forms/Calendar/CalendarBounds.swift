import Foundation

/// The days that can be chosen, whatever the time of day. All are in the years that an event may have.
struct CalendarBounds {
  private let first: Date
  /// The last moment.
  private let last: Date

  /// Bounds that contain their last moment; nil leaves a side open.
  init(from first: Date?, through last: Date?) {
    let all = ValueLimits.dates
    self.first = max(first ?? all.lowerBound, all.lowerBound)
    self.last = min(last ?? all.upperBound, all.upperBound)
  }

  /// Bounds without the moment at their end.
  init(from first: Date, before end: Date) {
    self.init(from: first, through: end.addingTimeInterval(-0.001))
  }

  /// Whether some of the time from a day until before another can be chosen.
  func contains(from start: Date, before end: Date) -> Bool {
    end > first && start <= last
  }

  func contains(day: Date, _ calendar: Calendar) -> Bool {
    guard let end = calendar.date(byAdding: .day, value: 1, to: day) else { return false }
    return contains(from: day, before: end)
  }

  func contains(monthOf day: Date, _ calendar: Calendar) -> Bool {
    guard let month = calendar.dateInterval(of: .month, for: day) else { return false }
    return contains(from: month.start, before: month.end)
  }

  /// The day, or the nearest that can be chosen.
  func nearest(to day: Date, _ calendar: Calendar) -> Date {
    calendar.startOfDay(for: nearest(to: day))
  }

  /// The moment, or the nearest that can be chosen. If the last moment is before the first, the
  /// result is the first.
  func nearest(to date: Date) -> Date { max(min(date, last), first) }
}
