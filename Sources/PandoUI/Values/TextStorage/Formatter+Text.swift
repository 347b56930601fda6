import Foundation

extension Formatter {
  /// A value as text; nil if the formatter does not write such values.
  ///
  /// On Linux `string(for:)` of several of Foundation's formatters ends the process. They are asked by the type of the value,
  /// as Foundation does on other systems: lengths are metres, masses kilograms, energies joules.
  func text(for value: Any) -> String? {
    switch self {
    case let formatter as ISO8601DateFormatter:
      return (value as? Date).map { formatter.string(from: $0) }
    case let formatter as DateIntervalFormatter:
      // Foundation makes what formats when a style or a template is set, and ends the process without.
      if (formatter.dateTemplate ?? "").isEmpty { formatter.dateStyle = formatter.dateStyle }
      return (value as? DateInterval).flatMap { formatter.string(from: $0) }
    case let formatter as LengthFormatter:
      return Self.number(value).map { formatter.string(fromMeters: $0) }
    case let formatter as MassFormatter:
      return Self.number(value).map { formatter.string(fromKilograms: $0) }
    case let formatter as EnergyFormatter:
      return Self.number(value).map { formatter.string(fromJoules: $0) }
    default:
      return type(of: self) == Formatter.self ? nil : string(for: value)
    }
  }

  private static func number(_ value: Any) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }
}
