import Foundation

/// The days that can be chosen, whatever the time of day.
struct CalendarBounds {
  private let first: Date?
  /// The last moment.
  private let last: Date?

  /// Bounds that contain their last moment; nil leaves a side open.
  init(from first: Date?, through last: Date?) {
    (self.first, self.last) = (first, last)
  }

  /// Bounds without the moment at their end.
  init(from first: Date, before end: Date) {
    self.init(from: first, through: end.addingTimeInterval(-0.001))
  }

  /// Whether some of the time from a day until before another can be chosen.
  func contains(from start: Date, before end: Date) -> Bool {
    first.map { end > $0 } != false && last.map { start <= $0 } != false
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
    var day = day
    if let last, day > last { day = last }
    if let first, day < first { day = first }
    return calendar.startOfDay(for: day)
  }
}
