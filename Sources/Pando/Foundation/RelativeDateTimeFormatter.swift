public import Foundation

/// Writes how far away a date is: “in 2 hours”, “yesterday”.
open class RelativeDateTimeFormatter: Formatter {
  /// A style of writing dates: with or without names for near days.
  public enum DateTimeStyle: Int, Sendable {
    /// “1 day ago”.
    case numeric
    /// “yesterday”.
    case named
  }

  /// A style of writing units.
  public enum UnitsStyle: Int, Sendable {
    /// “2 months ago”.
    case full
    /// “two months ago”.
    case spellOut
    /// “2 mo. ago”.
    case short
    /// “2mo ago”.
    case abbreviated
  }

  /// A style of writing dates: with or without names for near days.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// A style of writing units.
  open var unitsStyle = UnitsStyle.full
  /// Where in a sentence the text stands.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar; nil for that of the process.
  open var calendar: Calendar!
  /// The language; nil for that of the process.
  open var locale: Locale!

  /// Writes a distance in time.
  ///
  /// - Parameter timeInterval: Seconds from now; negative ones are past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Writes how far a date is from another one.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - referenceDate: The date that the text is relative to.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    Date.AnchoredRelativeFormatStyle(
      anchor: date,
      presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: units,
      locale: locale ?? .current,
      calendar: calendar ?? .current,
      capitalizationContext: capitals
    ).format(referenceDate)
  }

  /// Writes a distance in time.
  ///
  /// - Parameter dateComponents: The distance from now.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let date = (calendar ?? .current).date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// Writes how far a date is from now; nil for anything else.
  ///
  /// - Parameter obj: The date.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private var units: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var capitals: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    case .listItem: .listItem
    case .standalone: .standalone
    default: .unknown
    }
  }
}
