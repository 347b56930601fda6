// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Members have no comments: the message says why, and what to use instead.

public import Foundation

@available(
  *,
  unavailable,
  message:
    "Foundation has no such format on Linux. Use Duration.seconds(end.timeIntervalSince(start)).formatted(.units(allowed: [.hours, .minutes]))."
)
extension FormatStyle where Self == Date.IntervalFormatStyle {
  public static func components(
    style: DateLengthStyle,
    fields: Set<DateLengthField>? = nil
  ) -> Date.IntervalFormatStyle { fatalError() }
  public static var timeDuration: Date.IntervalFormatStyle { fatalError() }
}

/// How units are written in a length of time.
@available(
  *,
  unavailable,
  message:
    "Foundation has no such format on Linux. Use Duration.seconds(end.timeIntervalSince(start)).formatted(.units(allowed: [.hours, .minutes]))."
)
public enum DateLengthStyle {
  case wide, abbreviated, condensedAbbreviated, narrow, spellOut
}

/// The units of a length of time.
@available(
  *,
  unavailable,
  message:
    "Foundation has no such format on Linux. Use Duration.seconds(end.timeIntervalSince(start)).formatted(.units(allowed: [.hours, .minutes]))."
)
public enum DateLengthField {
  case year, month, week, day, hour, minute, second
}

@available(
  *,
  unavailable,
  message: "Foundation has no formatter of names on Linux. Use name.formatted(.name(style: .long))."
)
extension PersonNameComponentsFormatter {
  // Foundation has the class, without anything to make one with. The parameter makes this an
  // initializer that its superclass does not have, which an extension could not override.
  public convenience init(_: Void = ()) { fatalError() }

  public var locale: Locale? {
    get { fatalError() }
    set {}
  }
}
