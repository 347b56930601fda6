public import Foundation

extension DependencyValues {
  /// The calendar for computations with dates.
  ///
  /// The user's calendar by default. A test that reads it must override it, or is reported.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
}

private enum CalendarKey: DependencyKey {
  static let liveValue = Calendar.autoupdatingCurrent
}
