public import Foundation

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// The distance from another date in words: "2 hours, 5 minutes".
  ///
  /// - Parameters:
  ///   - anchor: The date that others are compared with.
  ///   - allowedFields: The units that may be written.
  ///   - maxFieldCount: How many units are written at most.
  ///   - sign: When a sign is written; dates before the anchor are negative.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<SystemFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2,
    sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
  ) -> Self {
    Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date relative to another time: "in 2 hours", or the date itself if it is far away.
  ///
  /// - Parameters:
  ///   - date: The date that is written.
  ///   - allowedFields: The units that may be written.
  ///   - maxFieldCount: How many units are written at most.
  ///   - thresholdField: From one of these units on, the date itself is written.
  public static func reference(
    to date: Date,
    allowedFields: Set<SystemFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2,
    thresholdField: SystemFormatStyle.Field = .day
  ) -> Self {
    Self(
      to: date,
      allowedFields: allowedFields,
      maxFieldCount: maxFieldCount,
      thresholdField: thresholdField
    )
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a date in clock notation, with parts of a second.
  ///
  /// - Parameters:
  ///   - startDate: The date at which the stopwatch begins. Earlier dates give zero.
  ///   - showsHours: Whether hours are written apart from minutes.
  ///   - maxFieldCount: No effect here: all units are written.
  ///   - maxPrecision: The shortest time that is written.
  public static func stopwatch(
    startingAt startDate: Date,
    showsHours: Bool = true,
    maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(startingAt: startDate, showsHours: showsHours, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The time that is over of an interval, in clock notation.
  ///
  /// - Parameters:
  ///   - interval: The interval. Before and after it the count stands still.
  ///   - showsHours: Whether hours are written apart from minutes.
  ///   - maxFieldCount: No effect here: all units are written.
  ///   - maxPrecision: The shortest time that is written.
  public static func timer(
    countingUpIn interval: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(countingUpIn: interval, showsHours: showsHours, maxPrecision: maxPrecision)
  }

  /// The time that is left of an interval, in clock notation.
  ///
  /// - Parameters:
  ///   - interval: The interval. Before and after it the count stands still.
  ///   - showsHours: Whether hours are written apart from minutes.
  ///   - maxFieldCount: No effect here: all units are written.
  ///   - maxPrecision: The shortest time that is written.
  public static func timer(
    countingDownIn interval: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(countingDownIn: interval, showsHours: showsHours, maxPrecision: maxPrecision)
  }
}
