package import Foundation
import PandoDependencies

/// The locale and the time zone in which a value is formatted.
package struct FormatSettings {
  /// The language and region.
  package let locale: Locale
  /// The time zone, unless it is that of the code that runs.
  private let ownTimeZone: TimeZone?

  /// The settings of an environment.
  init(_ environment: EnvironmentValues) {
    locale = environment.locale
    ownTimeZone = environment.timeZone
  }

  /// A locale, and the time zone of the code that runs.
  init(_ locale: Locale) {
    self.locale = locale
    ownTimeZone = nil
  }

  /// The settings of the running code: in an evaluation from the environment, on which the evaluation depends then;
  /// in an action or a task of a page from the page; otherwise from the process.
  package static var current: FormatSettings {
    FormatSettings(Evaluation.current.map { EnvironmentValues(scope: $0.scope).locale } ?? .page)
  }

  /// The time zone; nil for that of the process. Reading it makes the evaluation depend on it, so that only dates do.
  var timeZone: TimeZone? {
    if let ownTimeZone { return ownTimeZone }
    if let node = Evaluation.current { return EnvironmentValues(scope: node.scope).timeZone }
    @Dependency(\.pageWindow) var window
    return window.timeZone
  }

  /// The format with these settings. A locale and a time zone that the format was given stay.
  package func format<F: FormatStyle>(_ format: F) -> F {
    var format = format
    if var localized = format as? any _LocalizedFormatStyle {
      if localized.locale == .autoupdatingCurrent {
        localized.locale = locale
        format = localized as? F ?? format
      }
    } else {
      format = format.locale(locale)
    }
    guard var zoned = format as? any ZonedFormatStyle,
      zoned.timeZone == .autoupdatingCurrent, let timeZone
    else { return format }
    zoned.timeZone = timeZone
    zoned.calendar.timeZone = timeZone
    return zoned as? F ?? format
  }
}

/// A format with a locale. A format without a locale of its own has one that follows the process.
package protocol _LocalizedFormatStyle {
  /// The locale.
  var locale: Locale { get set }
}

/// A format of dates, which have a time of day only in a time zone.
private protocol ZonedFormatStyle {
  var timeZone: TimeZone { get set }
  var calendar: Calendar { get set }
}

extension Date.FormatStyle: ZonedFormatStyle, _LocalizedFormatStyle {}
extension Date.IntervalFormatStyle: ZonedFormatStyle, _LocalizedFormatStyle {}
extension Date.RelativeFormatStyle: _LocalizedFormatStyle {}
extension IntegerFormatStyle: _LocalizedFormatStyle {}
extension IntegerFormatStyle.Percent: _LocalizedFormatStyle {}
extension IntegerFormatStyle.Currency: _LocalizedFormatStyle {}
extension FloatingPointFormatStyle: _LocalizedFormatStyle {}
extension FloatingPointFormatStyle.Percent: _LocalizedFormatStyle {}
extension FloatingPointFormatStyle.Currency: _LocalizedFormatStyle {}
extension Decimal.FormatStyle: _LocalizedFormatStyle {}
extension Decimal.FormatStyle.Percent: _LocalizedFormatStyle {}
extension Decimal.FormatStyle.Currency: _LocalizedFormatStyle {}
extension Duration.TimeFormatStyle: _LocalizedFormatStyle {}
extension Duration.UnitsFormatStyle: _LocalizedFormatStyle {}
extension ByteCountFormatStyle: _LocalizedFormatStyle {}
extension ListFormatStyle: _LocalizedFormatStyle {}
