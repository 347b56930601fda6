public import Foundation

/// Formats of dates by their distance from another date.
///
/// A `Text` writes them in the locale of its environment. Years and months have names in English only: in other
/// languages they are counted in days.
public enum SystemFormatStyle {
  /// A unit of time.
  public struct Field: Hashable, Codable, Sendable {
    let seconds: Int

    /// Years.
    public static let year = Field(seconds: 31_536_000)
    /// Months.
    public static let month = Field(seconds: 2_592_000)
    /// Weeks.
    public static let week = Field(seconds: 604_800)
    /// Days.
    public static let day = Field(seconds: 86_400)
    /// Hours.
    public static let hour = Field(seconds: 3600)
    /// Minutes.
    public static let minute = Field(seconds: 60)
    /// Seconds.
    public static let second = Field(seconds: 1)
  }

  /// The distance from another date in words: "2 hours, 5 minutes".
  public struct DateOffset: FormatStyle, Sendable {
    let anchor: Date
    let allowedFields: Set<Field>
    let maxFieldCount: Int
    let sign: NumberFormatStyleConfiguration.SignDisplayStrategy
    var locale = Locale.autoupdatingCurrent

    /// Makes a format.
    ///
    /// - Parameters:
    ///   - anchor: The date that others are compared with.
    ///   - allowedFields: The units that may be written.
    ///   - maxFieldCount: How many units are written at most.
    ///   - sign: When a sign is written; dates before the anchor are negative.
    public init(
      to anchor: Date,
      allowedFields: Set<Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2,
      sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) {
      self.anchor = anchor
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.sign = sign
    }

    /// The distance of a date.
    ///
    /// - Parameter value: The date.
    public func format(_ value: Date) -> AttributedString {
      let distance = value.timeIntervalSince(anchor)
      let words = DurationWords(fields: allowedFields, count: maxFieldCount, locale: locale)
      return AttributedString(mark(distance) + words.text(abs(distance)))
    }

    private func mark(_ distance: TimeInterval) -> String {
      if sign == .never { return "" }
      if distance < 0 { return "-" }
      let isAlways = sign == .always(includingZero: true) || sign == .always(includingZero: false)
      return isAlways && (distance > 0 || sign == .always(includingZero: true)) ? "+" : ""
    }

    /// The format in a locale.
    ///
    /// - Parameter locale: The locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// A date relative to another time: "in 2 hours", or the date itself if it is far away.
  public struct DateReference: FormatStyle, Sendable {
    let date: Date
    let allowedFields: Set<Field>
    let maxFieldCount: Int
    let thresholdField: Field
    var locale = Locale.autoupdatingCurrent

    /// Makes a format.
    ///
    /// - Parameters:
    ///   - date: The date that is written.
    ///   - allowedFields: The units that may be written.
    ///   - maxFieldCount: How many units are written at most.
    ///   - thresholdField: From one of these units on, the date itself is written.
    public init(
      to date: Date,
      allowedFields: Set<Field> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2,
      thresholdField: Field = .day
    ) {
      self.date = date
      self.allowedFields = allowedFields
      self.maxFieldCount = maxFieldCount
      self.thresholdField = thresholdField
    }

    private static let fields: [Field: Date.RelativeFormatStyle.Field] = [
      .year: .year, .month: .month, .week: .week, .day: .day, .hour: .hour, .minute: .minute,
      .second: .second,
    ]

    /// The date, seen from another one.
    ///
    /// - Parameter value: The other time, such as the present one.
    public func format(_ value: Date) -> AttributedString {
      let distance = date.timeIntervalSince(value)
      guard abs(distance) < Double(thresholdField.seconds) else {
        let style = Date.FormatStyle(date: .abbreviated, time: .omitted)
        return AttributedString(FormatSettings(locale).format(style).format(date))
      }
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: date,
        allowedFields: Set(allowedFields.compactMap { Self.fields[$0] }),
        presentation: .numeric,
        unitsStyle: .wide,
        locale: locale
      )
      return AttributedString(style.format(value))
    }

    /// The format in a locale.
    ///
    /// - Parameter locale: The locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// The time since a date in clock notation, with parts of a second: "1:05.25".
  public struct Stopwatch: FormatStyle, Sendable {
    let start: Date
    let showsHours: Bool
    let maxPrecision: Duration

    /// Makes a format.
    ///
    /// - Parameters:
    ///   - startDate: The date at which the stopwatch begins. Earlier dates give zero.
    ///   - showsHours: Whether hours are written apart from minutes.
    ///   - maxFieldCount: No effect here: all units are written.
    ///   - maxPrecision: The shortest time that is written.
    public init(
      startingAt startDate: Date,
      showsHours: Bool = true,
      maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      self.showsHours = showsHours
      self.maxPrecision = maxPrecision
    }

    /// The time since the start.
    ///
    /// - Parameter value: The date at which one looks at the stopwatch.
    public func format(_ value: Date) -> AttributedString {
      let seconds = max(value.timeIntervalSince(start), 0)
      return AttributedString(
        ClockText.text(seconds, showsHours: showsHours, precision: maxPrecision)
      )
    }
  }

  /// The time that is left of an interval, or that is over, in clock notation.
  public struct Timer: FormatStyle, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool
    let maxPrecision: Duration

    /// Makes a format of the time that is over.
    ///
    /// - Parameters:
    ///   - interval: The interval. Before and after it the count stands still.
    ///   - showsHours: Whether hours are written apart from minutes.
    ///   - maxFieldCount: No effect here: all units are written.
    ///   - maxPrecision: The shortest time that is written.
    public init(
      countingUpIn interval: Range<Date>,
      showsHours: Bool = true,
      maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = false
      self.showsHours = showsHours
      self.maxPrecision = maxPrecision
    }

    /// Makes a format of the time that is left.
    ///
    /// - Parameters:
    ///   - interval: The interval. Before and after it the count stands still.
    ///   - showsHours: Whether hours are written apart from minutes.
    ///   - maxFieldCount: No effect here: all units are written.
    ///   - maxPrecision: The shortest time that is written.
    public init(
      countingDownIn interval: Range<Date>,
      showsHours: Bool = true,
      maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.interval = interval
      countsDown = true
      self.showsHours = showsHours
      self.maxPrecision = maxPrecision
    }

    /// The time of the interval at a date.
    ///
    /// - Parameter value: The date at which one looks at the timer.
    public func format(_ value: Date) -> AttributedString {
      let now = min(max(value, interval.lowerBound), interval.upperBound)
      let seconds =
        countsDown
        ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
      return AttributedString(
        ClockText.text(seconds, showsHours: showsHours, precision: maxPrecision)
      )
    }
  }
}
