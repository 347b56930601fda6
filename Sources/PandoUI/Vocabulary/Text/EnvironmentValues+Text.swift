public import Foundation

extension EnvironmentValues {
  /// The default font of text; nil for the renderer's.
  public var font: Font? {
    get { textTraits.font }
    set { textTraits.font = newValue }
  }

  /// The user's language and region.
  public var locale: Locale {
    get { textTraits.locale ?? .current }
    set { textTraits.locale = newValue }
  }

  /// The maximum number of lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { textTraits.lineLimit }
    set { textTraits.lineLimit = newValue.map { max($0, 1) } }
  }

  /// The space between lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { textTraits.lineSpacing }
    set { textTraits.lineSpacing = newValue }
  }

  /// The alignment of lines in a text.
  public var multilineTextAlignment: TextAlignment {
    get { textTraits.alignment }
    set { textTraits.alignment = newValue }
  }

  /// The end at which a text that does not fit is truncated.
  public var truncationMode: Text.TruncationMode {
    get { textTraits.truncation ?? .tail }
    set { textTraits.truncation = newValue }
  }

  /// The smallest scale, 0 to 1, to which a text may shrink to fit.
  public var minimumScaleFactor: CGFloat {
    get { textTraits.minimumScaleFactor }
    set { textTraits.minimumScaleFactor = min(max(newValue, 0), 1) }
  }

  /// Whether the space between letters may shrink for a text to fit.
  public var allowsTightening: Bool {
    get { textTraits.allowsTightening }
    set { textTraits.allowsTightening = newValue }
  }

  /// Upper or lower case; nil to leave the text unchanged.
  public var textCase: Text.Case? {
    get { textTraits.textCase }
    set { textTraits.textCase = newValue }
  }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar? { nil }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}

private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}

private enum DynamicTypeSizeKey: EnvironmentKey {
  static var defaultValue: DynamicTypeSize { .large }
}

private enum LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}

extension EnvironmentValues {
  /// The user's calendar: that of the locale, with its first day of the week, in the user's time zone, unless another one
  /// was set.
  public var calendar: Calendar {
    get {
      if let own = self[CalendarKey.self] { return own }
      var calendar = locale.ownCalendar
      if calendar.timeZone != timeZone { calendar.timeZone = timeZone }
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The user's time zone.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// The reasons for which content is redacted.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// The text size that the user chose.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// The weight of letters that the user prefers.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

/// The weight of letters that the user prefers.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

extension Locale {
  /// The calendar of the locale; that of the process for its own locale.
  fileprivate var ownCalendar: Calendar {
    if self == .current { return .current }
    var calendar = calendar
    calendar.locale = self
    return calendar
  }
}
