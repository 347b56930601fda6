public import Foundation

extension EnvironmentValues {
  /// The letters of text that does not say; nil for the renderer's.
  public var font: Font? {
    get { textTraits.font }
    set { textTraits.font = newValue }
  }

  /// The language and region of the reader.
  public var locale: Locale {
    get { textTraits.locale ?? .current }
    set { textTraits.locale = newValue }
  }

  /// How many lines a text may have; nil for as many as it needs.
  public var lineLimit: Int? {
    get { textTraits.lineLimit }
    set { textTraits.lineLimit = newValue.map { max($0, 1) } }
  }

  /// Points between the lines of a text.
  public var lineSpacing: CGFloat {
    get { textTraits.lineSpacing }
    set { textTraits.lineSpacing = newValue }
  }

  /// Where the lines of a text stand.
  public var multilineTextAlignment: TextAlignment {
    get { textTraits.alignment }
    set { textTraits.alignment = newValue }
  }

  /// Which end of a text that does not fit is left out.
  public var truncationMode: Text.TruncationMode {
    get { textTraits.truncation ?? .tail }
    set { textTraits.truncation = newValue }
  }

  /// How small letters may get, 0 to 1, for a text to fit.
  public var minimumScaleFactor: CGFloat {
    get { textTraits.minimumScaleFactor }
    set { textTraits.minimumScaleFactor = min(max(newValue, 0), 1) }
  }

  /// Whether letters may move together for a text to fit.
  public var allowsTightening: Bool {
    get { textTraits.allowsTightening }
    set { textTraits.allowsTightening = newValue }
  }

  /// Capital or small letters; nil for the words as they are.
  public var textCase: Text.Case? {
    get { textTraits.textCase }
    set { textTraits.textCase = newValue }
  }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
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
  /// The calendar of the reader.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of the reader.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// Why content is not shown as it is.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  /// The size of text that the reader chose.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  /// Whether the reader wants heavier letters.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }
}

/// How heavy the reader wants letters to be.
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}
