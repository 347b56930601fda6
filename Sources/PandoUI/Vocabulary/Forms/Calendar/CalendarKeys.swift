import Foundation

/// The days to which keys lead, as in the grid of the WAI-ARIA Authoring Practices ("Date Picker
/// Dialog").
struct CalendarKeys {
  let calendar: Calendar
  /// Whether later days are to the left.
  let isRightToLeft: Bool

  static let all: Set<KeyEquivalent> = [
    .leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end, .pageUp, .pageDown,
  ]

  /// The day after a key; nil if the key does not lead anywhere.
  ///
  /// - Parameters:
  ///   - key: An arrow key for a day or a week, Home and End for the ends of the week, Page Up and Page Down for a month.
  ///   - isShifted: Whether the last two lead to another year.
  ///   - day: The day that has the focus.
  func day(after key: KeyEquivalent, isShifted: Bool, from day: Date) -> Date? {
    let column = (calendar.component(.weekday, from: day) - calendar.firstWeekday + 7) % 7
    let (unit, steps): (Calendar.Component, Int) =
      switch key {
      case .leftArrow: (.day, isRightToLeft ? 1 : -1)
      case .rightArrow: (.day, isRightToLeft ? -1 : 1)
      case .upArrow: (.day, -7)
      case .downArrow: (.day, 7)
      case .home: (.day, -column)
      case .end: (.day, 6 - column)
      case .pageUp: (isShifted ? .year : .month, -1)
      case .pageDown: (isShifted ? .year : .month, 1)
      default: (.day, 0)
      }
    guard steps != 0 else { return nil }
    return calendar.date(byAdding: unit, value: steps, to: day)
  }
}
