import Foundation

/// Where a value is formatted: a locale and a time zone.
struct FormatPlace {
  /// The language and region.
  let locale: Locale
  /// The time zone, unless it is that of the evaluation that is running.
  private let ownTimeZone: TimeZone?

  /// The place of an environment.
  init(_ environment: EnvironmentValues) {
    locale = environment.locale
    ownTimeZone = environment.timeZone
  }

  /// A locale, and the time zone of the evaluation that is running; that of the process outside of one.
  init(_ locale: Locale) {
    self.locale = locale
    ownTimeZone = nil
  }

  /// The time zone; nil for that of the process. Reading it makes the evaluation depend on it, so that only dates do.
  var timeZone: TimeZone? {
    ownTimeZone ?? Evaluation.current.map { EnvironmentValues(scope: $0.scope).timeZone }
  }

  /// The format for this place. A time zone that the format was given stays.
  func format<F: FormatStyle>(_ format: F) -> F {
    let format = format.locale(locale)
    guard var zoned = format as? any ZonedFormatStyle, let timeZone else { return format }
    zoned.use(timeZone)
    return zoned as? F ?? format
  }
}

/// A format of dates, which have a time of day only in a time zone.
private protocol ZonedFormatStyle {
  var timeZone: TimeZone { get set }
  var calendar: Calendar { get set }
}

extension ZonedFormatStyle {
  /// Formats for a time zone, unless the format names one.
  fileprivate mutating func use(_ zone: TimeZone) {
    guard timeZone == .autoupdatingCurrent else { return }
    timeZone = zone
    calendar.timeZone = zone
  }
}

extension Date.FormatStyle: ZonedFormatStyle {}
extension Date.IntervalFormatStyle: ZonedFormatStyle {}
