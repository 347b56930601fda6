// `formatted()` of dates for the visitor. Foundation has methods of the same names and types, which
// write for the process. A file that imports Pando alone gets the methods here. In a file that
// imports both modules a call would be ambiguous, so methods with exactly Foundation's signature
// are disfavored.

public import Foundation
import PandoUI

extension Date {
  /// Writes the date and the time as the visitor does, in the visitor's time zone. In a file that imports Foundation besides Pando,
  /// Foundation's method is used, which writes for the process.
  @_disfavoredOverload
  public func formatted() -> String {
    formatted(Date.FormatStyle(date: .numeric, time: .shortened))
  }

  /// Writes the date as the visitor does, in the visitor's time zone. In a file that imports Foundation besides Pando, Foundation's
  /// method is used, which writes for the process.
  ///
  /// - Parameters:
  ///   - date: How the day is written.
  ///   - time: How the time of day is written.
  @_disfavoredOverload
  public func formatted(
    date: Date.FormatStyle.DateStyle,
    time: Date.FormatStyle.TimeStyle
  ) -> String {
    formatted(Date.FormatStyle(date: date, time: time))
  }

  /// Writes the date in a format, as the visitor does unless the format was given a locale or a time zone.
  ///
  /// - Parameter format: The format.
  public func formatted(_ format: Date.FormatStyle) -> String {
    FormatSettings.current.format(format).format(self)
  }

  /// Writes how far away the date is in a format, in the visitor's language unless the format was given a locale.
  ///
  /// - Parameter format: The format.
  public func formatted(_ format: Date.RelativeFormatStyle) -> String {
    FormatSettings.current.format(format).format(self)
  }
}

extension Range where Bound == Date {
  /// Writes the days and times as the visitor does. In a file that imports Foundation besides Pando, Foundation's method is used.
  @_disfavoredOverload
  public func formatted() -> String { formatted(Date.IntervalFormatStyle()) }

  /// Writes the days and times as the visitor does. In a file that imports Foundation besides Pando, Foundation's method is used.
  ///
  /// - Parameters:
  ///   - date: How the days are written.
  ///   - time: How the times of day are written.
  @_disfavoredOverload
  public func formatted(
    date: Date.IntervalFormatStyle.DateStyle,
    time: Date.IntervalFormatStyle.TimeStyle
  ) -> String {
    formatted(Date.IntervalFormatStyle(date: date, time: time))
  }

  /// Writes the days and times in a format, as the visitor does unless the format was given a locale or a time zone.
  ///
  /// - Parameter format: The format.
  public func formatted(_ format: Date.IntervalFormatStyle) -> String {
    FormatSettings.current.format(format).format(self)
  }
}

extension Duration {
  /// Writes the duration as the visitor does. In a file that imports Foundation besides Pando, Foundation's method is used.
  @_disfavoredOverload
  public func formatted() -> String {
    formatted(Duration.TimeFormatStyle(pattern: .hourMinuteSecond))
  }

  /// Writes the duration in a format, as the visitor does unless the format was given a locale.
  ///
  /// - Parameter format: The format.
  public func formatted(_ format: Duration.TimeFormatStyle) -> String {
    FormatSettings.current.format(format).format(self)
  }

  /// Writes the duration in units, in the visitor's language unless the format was given a locale.
  ///
  /// - Parameter format: The format.
  public func formatted(_ format: Duration.UnitsFormatStyle) -> String {
    FormatSettings.current.format(format).format(self)
  }
}
