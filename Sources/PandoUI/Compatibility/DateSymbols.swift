package import Foundation

/// The words of a date formatter, for a module in which the formatter's own properties have another type.
package struct DateSymbols {
  private let path: ReferenceWritableKeyPath<DateFormatter, [String]>

  /// The words that a formatter has.
  package func words(of formatter: DateFormatter) -> [String] { formatter[keyPath: path] }

  /// Gives a formatter words.
  package func set(_ words: [String], of formatter: DateFormatter) {
    formatter[keyPath: path] = words
  }

  package static var eraSymbols: DateSymbols { DateSymbols(path: \.eraSymbols) }
  package static var longEraSymbols: DateSymbols { DateSymbols(path: \.longEraSymbols) }
  package static var monthSymbols: DateSymbols { DateSymbols(path: \.monthSymbols) }
  package static var shortMonthSymbols: DateSymbols { DateSymbols(path: \.shortMonthSymbols) }
  package static var veryShortMonthSymbols: DateSymbols {
    DateSymbols(path: \.veryShortMonthSymbols)
  }
  package static var standaloneMonthSymbols: DateSymbols {
    DateSymbols(path: \.standaloneMonthSymbols)
  }
  package static var shortStandaloneMonthSymbols: DateSymbols {
    DateSymbols(path: \.shortStandaloneMonthSymbols)
  }
  package static var veryShortStandaloneMonthSymbols: DateSymbols {
    DateSymbols(path: \.veryShortStandaloneMonthSymbols)
  }
  package static var weekdaySymbols: DateSymbols { DateSymbols(path: \.weekdaySymbols) }
  package static var shortWeekdaySymbols: DateSymbols { DateSymbols(path: \.shortWeekdaySymbols) }
  package static var veryShortWeekdaySymbols: DateSymbols {
    DateSymbols(path: \.veryShortWeekdaySymbols)
  }
  package static var standaloneWeekdaySymbols: DateSymbols {
    DateSymbols(path: \.standaloneWeekdaySymbols)
  }
  package static var shortStandaloneWeekdaySymbols: DateSymbols {
    DateSymbols(path: \.shortStandaloneWeekdaySymbols)
  }
  package static var veryShortStandaloneWeekdaySymbols: DateSymbols {
    DateSymbols(path: \.veryShortStandaloneWeekdaySymbols)
  }
  package static var quarterSymbols: DateSymbols { DateSymbols(path: \.quarterSymbols) }
  package static var shortQuarterSymbols: DateSymbols { DateSymbols(path: \.shortQuarterSymbols) }
  package static var standaloneQuarterSymbols: DateSymbols {
    DateSymbols(path: \.standaloneQuarterSymbols)
  }
  package static var shortStandaloneQuarterSymbols: DateSymbols {
    DateSymbols(path: \.shortStandaloneQuarterSymbols)
  }
}
