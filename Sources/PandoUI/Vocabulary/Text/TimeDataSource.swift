public import Foundation

/// A value that depends on the time, such as the present date.
public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The present date.
  public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// From the present date to another one.
  ///
  /// - Parameter date: The other date.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { min($0, date)..<date }
  }

  /// From a date to the present one.
  ///
  /// - Parameter date: The date.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource { date..<max($0, date) }
  }
}

extension TimeDataSource where Value == Duration {
  /// The time since a date; negative before it.
  ///
  /// - Parameter date: The date.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource { .seconds($0.timeIntervalSince(date)) }
  }
}

extension Text {
  /// Makes a text of a value that depends on the time, drawn again each second.
  ///
  /// - Parameters:
  ///   - source: The value.
  ///   - format: Formats the value, in the locale of the environment.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    storage = .formatted(
      TimedText(hasStyles: true) {
        TextRun.runs(FormatSettings($0).format(format).format(source.value($1)))
      }
    )
  }

  /// Makes a text of a value that depends on the time, drawn again each second.
  ///
  /// - Parameters:
  ///   - source: The value.
  ///   - format: Formats the value, in the locale of the environment.
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F)
  where F.FormatInput == V, F.FormatOutput == String {
    storage = .formatted(
      TimedText(hasStyles: false) {
        [TextRun(FormatSettings($0).format(format).format(source.value($1)))]
      }
    )
  }
}

// Sendable because nothing in it changes.
private final class TimedText: AnyFormattedText, @unchecked Sendable {
  private let words: (Locale, Date) -> [TextRun]
  private let isStyled: Bool

  init(hasStyles: Bool, words: @escaping (Locale, Date) -> [TextRun]) {
    isStyled = hasStyles
    self.words = words
  }

  override var hasStyles: Bool { isStyled }

  override func runs(in locale: Locale) -> [TextRun] {
    PassingTime.observe(in: 1)
    return words(locale, Date())
  }

  /// The text differs from one drawing to the next.
  override func isSame(as other: AnyFormattedText) -> Bool { false }
}
