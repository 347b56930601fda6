public import Foundation

extension Text {
  /// Makes a text of a formatted value, in the locale of the environment.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: Formats the value; its locale is replaced by that of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    storage = .formatted(FormattedString(input: input, format: format))
  }

  /// Whether the text is a number and nothing else.
  var isNumber: Bool {
    switch storage {
    case .formatted(let text): text.isNumber
    case .localized(let key, _): key.isNumber
    default: false
    }
  }

  /// Makes a text of a formatted value with styles, in the locale of the environment.
  ///
  /// - Parameters:
  ///   - input: The value.
  ///   - format: Formats the value; its locale is replaced by that of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    storage = .formatted(FormattedAttributedString(input: input, format: format))
  }

  /// Makes a text of a value that a formatter formats at once.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - formatter: Formats the value. A value it cannot format is an empty text.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.text(for: subject) ?? "")
  }

  /// Makes a text of a value that a formatter formats at once.
  ///
  /// - Parameters:
  ///   - subject: The value.
  ///   - formatter: Formats the value. A value it cannot format is an empty text.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.text(for: subject) ?? "")
  }

  /// Makes a text of a date or of the time until or since it, which is drawn again as it passes.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: The part of the date that is shown, in the locale and the time zone of the
  ///     environment.
  public init(_ date: Date, style: DateStyle) {
    storage = .formatted(FormattedDate(date: date, style: style))
  }

  /// Makes a text of a range of dates.
  ///
  /// - Parameter dates: The range. If both ends are on one day, only the times of day are shown.
  public init(_ dates: ClosedRange<Date>) {
    storage = .formatted(FormattedRange(dates: dates.lowerBound..<dates.upperBound))
  }

  /// Makes a text of a date interval.
  ///
  /// - Parameter interval: The interval. If both ends are on one day, only the times of day are
  ///   shown.
  public init(_ interval: DateInterval) {
    storage = .formatted(FormattedRange(dates: interval.start..<interval.end))
  }

  /// Makes a text of the time that is left of an interval, or that is over, drawn again each second.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval. Before and after it the count stands still.
  ///   - pauseTime: The time at which the count stands still; nil for the present time.
  ///   - countsDown: Whether the time left is shown; false shows the time that is over.
  ///   - showsHours: Whether hours are written apart from minutes.
  public init(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    storage = .formatted(
      FormattedTimer(
        interval: timerInterval,
        pauseTime: pauseTime,
        countsDown: countsDown,
        showsHours: showsHours
      )
    )
  }
}

// Sendable because nothing in it changes.
final class FormattedDate: AnyFormattedText, @unchecked Sendable {
  let date: Date
  let style: Text.DateStyle

  init(date: Date, style: Text.DateStyle) {
    self.date = date
    self.style = style
  }

  override func runs(in locale: Locale) -> [TextRun] {
    [TextRun(text(in: locale))]
  }

  private func text(in locale: Locale) -> String {
    let distance = date.timeIntervalSinceNow
    let place = FormatSettings(locale)
    if style != .time, style != .date {
      // Distances of an hour and more are written without seconds.
      let hasSeconds = style == .timer || abs(distance) < 3600
      PassingTime.observe(distance: distance, unit: hasSeconds ? 1 : 60)
    }
    switch style.kind {
    case .time: return place.format(Date.FormatStyle(date: .omitted, time: .shortened)).format(date)
    case .date: return place.format(Date.FormatStyle(date: .long, time: .omitted)).format(date)
    case .timer: return ClockText.text(abs(distance), showsHours: true)
    case .relative: return ClockText.words(abs(distance), parts: 2, locale: locale)
    case .offset:
      return (distance < 0 ? "+" : "-") + ClockText.words(abs(distance), parts: 1, locale: locale)
    }
  }

  override func isSame(as other: AnyFormattedText) -> Bool {
    guard let other = other as? Self else { return false }
    // The text of a distance differs from one drawing to the next.
    return date == other.date && style == other.style && (style == .time || style == .date)
  }
}

// Sendable because nothing in it changes.
final class FormattedRange: AnyFormattedText, @unchecked Sendable {
  let dates: Range<Date>

  init(dates: Range<Date>) {
    self.dates = dates
  }

  override func runs(in locale: Locale) -> [TextRun] {
    let place = FormatSettings(locale)
    var calendar = Calendar.current
    if let timeZone = place.timeZone { calendar.timeZone = timeZone }
    let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    let style = place.format(
      Date.FormatStyle(date: isOneDay ? .omitted : .abbreviated, time: .shortened)
    )
    let ends = [dates.lowerBound, dates.upperBound].map { $0.formatted(style) }
    return [TextRun(ends.joined(separator: " – "))]
  }

  override func isSame(as other: AnyFormattedText) -> Bool {
    (other as? Self)?.dates == dates
  }
}

// Sendable because nothing in it changes.
private final class FormattedTimer: AnyFormattedText, @unchecked Sendable {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  init(interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool) {
    self.interval = interval
    self.pauseTime = pauseTime
    self.countsDown = countsDown
    self.showsHours = showsHours
  }

  override func runs(in locale: Locale) -> [TextRun] {
    let present = pauseTime ?? Date()
    let now = min(max(present, interval.lowerBound), interval.upperBound)
    let seconds =
      countsDown
      ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
    if pauseTime == nil, present < interval.lowerBound {
      PassingTime.observe(in: interval.lowerBound.timeIntervalSince(present))
    } else if pauseTime == nil, present < interval.upperBound {
      PassingTime.observe(distance: countsDown ? seconds : -seconds)
    }
    return [TextRun(ClockText.text(seconds, showsHours: showsHours))]
  }

  override func isSame(as other: AnyFormattedText) -> Bool {
    guard let other = other as? Self, pauseTime != nil else { return false }
    return interval == other.interval && pauseTime == other.pauseTime
      && countsDown == other.countsDown && showsHours == other.showsHours
  }
}

/// Durations in clock notation or in words.
enum ClockText {
  static func text(_ seconds: TimeInterval, showsHours: Bool) -> String {
    let total = Int(min(max(seconds.isFinite ? seconds : 0, 0), 1e12).rounded())
    let rest = total % 60 < 10 ? "0\(total % 60)" : "\(total % 60)"
    let minutes = total / 60
    guard showsHours, minutes >= 60 else { return "\(minutes):\(rest)" }
    return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60):\(rest)"
  }

  /// - Parameter precision: The shortest time that is written; parts of a second have as many digits as it has.
  static func text(_ seconds: TimeInterval, showsHours: Bool, precision: Duration) -> String {
    let digits = digits(of: precision)
    guard digits > 0, seconds.isFinite, seconds < 1e12 else {
      return text(seconds.rounded(.down), showsHours: showsHours)
    }
    let scale = Int(pow(10, Double(digits)))
    let parts = Int(max(seconds, 0) * Double(scale) + 1e-6)
    let rest = String(parts % scale)
    let zeros = String(repeating: "0", count: digits - rest.count)
    return text(Double(parts / scale), showsHours: showsHours) + "." + zeros + rest
  }

  private static func digits(of precision: Duration) -> Int {
    var digits = 0
    while digits < 3, precision < .milliseconds(1000 / Int(pow(10, Double(digits)))) { digits += 1 }
    return digits
  }

  /// Years and months are written in English only, because Foundation on Linux has no such durations: elsewhere they
  /// are counted in days.
  static func words(_ seconds: TimeInterval, parts: Int, locale: Locale) -> String {
    var rest = Int(min(max(seconds.isFinite ? seconds : 0, 0), 1e12).rounded())
    if let language = locale.language.languageCode?.identifier, language != "en" {
      return Duration.seconds(rest).formatted(
        Duration.UnitsFormatStyle(
          allowedUnits: [.days, .hours, .minutes, .seconds],
          width: .abbreviated,
          maximumUnitCount: parts
        ).locale(locale)
      )
    }
    let units = [
      ("year", 31_536_000), ("month", 2_592_000), ("day", 86_400), ("hr", 3600), ("min", 60),
      ("sec", 1),
    ]
    var words: [String] = []
    for (name, length) in units where words.count < parts {
      let count = rest / length
      if count == 0, !(words.isEmpty && length == 1) { continue }
      rest %= length
      let isPlural = count != 1 && ["year", "month", "day"].contains(name)
      words.append("\(count) \(name)\(isPlural ? "s" : "")")
    }
    return words.joined(separator: ", ")
  }
}
