import Foundation

/// Writes durations in words, in chosen units.
struct DurationWords {
  let fields: Set<SystemFormatStyle.Field>
  let count: Int
  let locale: Locale

  func text(_ seconds: TimeInterval) -> String {
    var rest = Int(min(max(seconds.isFinite ? seconds : 0, 0), 1e12).rounded(.down))
    var allowed = fields
    let isEnglish = (locale.language.languageCode?.identifier ?? "en") == "en"
    if !isEnglish, allowed.remove(.year) != nil || allowed.contains(.month) {
      allowed.remove(.month)
      allowed.insert(.day)
    }
    let units = allowed.sorted { $0.seconds > $1.seconds }
    var words: [String] = []
    for (index, unit) in units.enumerated() where words.count < max(count, 1) {
      let number = rest / unit.seconds
      let isLast = words.isEmpty && index == units.count - 1
      if number == 0, !isLast { continue }
      rest %= unit.seconds
      words.append(Self.name(unit, number, locale))
    }
    return words.joined(separator: ", ")
  }

  private static func name(
    _ field: SystemFormatStyle.Field,
    _ number: Int,
    _ locale: Locale
  ) -> String {
    let names: [SystemFormatStyle.Field: Duration.UnitsFormatStyle.Unit] = [
      .week: .weeks, .day: .days, .hour: .hours, .minute: .minutes, .second: .seconds,
    ]
    guard let unit = names[field] else {
      return "\(number) \(field == .year ? "year" : "month")\(number == 1 ? "" : "s")"
    }
    return Duration.seconds(number * field.seconds).formatted(
      Duration.UnitsFormatStyle(allowedUnits: [unit], width: .wide).locale(locale)
    )
  }
}
