import Foundation
import PandoSharing

// How Swift values are written as columns, and read from the text form in which the server sends them.

extension RowCell {
  /// The column of a value: numbers, text, dates, identifiers and bytes as such, anything else as JSON.
  ///
  /// - Throws: `EncodingError` if the value has no form in JSON.
  init(encoding value: some Encodable) throws {
    switch value {
    case let value as String: self = .text(value)
    case let value as Bool: self = .text(value ? "true" : "false")
    case let value as Date: self = .text(PostgresDate.text(value))
    case let value as UUID: self = .text(value.uuidString.lowercased())
    case let value as Data: self = .bytes(value)
    case let value as URL: self = .text(value.absoluteString)
    case let value as Decimal: self = .text(value.description)
    case let value as Double: self = .real(value)
    case let value as Float: self = .real(Double(value))
    case let value as any BinaryInteger: self = .text(String(value))
    default:
      // An enumeration with raw values is a string or a number.
      let json = try JSONValue(encoding: value, with: Self.encoder)
      switch json {
      case .null: self = .null
      case .string(let text): self = .text(text)
      case .bool(let value): self = .text(value ? "true" : "false")
      default: self = .text(String(decoding: try Self.encoder.encode(json), as: UTF8.self))
      }
    }
  }

  private static let encoder: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  /// The parameter of a statement.
  var parameter: PostgresConnection.Value {
    switch self {
    case .null: .null
    case .integer(let value): .integer(value)
    case .real(let value): .text(String(value))
    case .text(let value): .text(value)
    case .bytes(let value): .bytes(value)
    }
  }

  /// The text that the server would send.
  var text: String? {
    switch self {
    case .null: nil
    case .integer(let value): String(value)
    case .real(let value): String(value)
    case .text(let value): value
    case .bytes(let value):
      "\\x" + value.map { String(UInt16($0) | 0x100, radix: 16).dropFirst() }.joined()
    }
  }
}

/// Reads a column.
///
/// - Parameters:
///   - text: The text form of the server.
///   - type: The type of the value.
/// - Returns: Nil if it has another form.
func postgresValue<T: Decodable>(_ text: String, as type: T.Type) -> T? {
  let value: Any? =
    switch type {
    case is String.Type: text
    case is Bool.Type:
      text == "t" || text == "true" ? true : text == "f" || text == "false" ? false : nil
    case let type as any FixedWidthInteger.Type: type.init(text)
    case is Double.Type: Double(text)
    case is Float.Type: Float(text)
    case is Date.Type: PostgresDate.date(text)
    case is UUID.Type: UUID(uuidString: text)
    case is Data.Type: PostgresConnection.bytes(text)
    case is URL.Type: URL(string: text)
    case is Decimal.Type: Decimal(string: text)
    default: postgresJSON(text, as: type)
    }
  return value as? T
}

/// JSON, or the text of an enumeration with raw values.
private func postgresJSON<T: Decodable>(_ text: String, as type: T.Type) -> T? {
  let decoder = JSONDecoder()
  if let value = try? decoder.decode(type, from: Data(text.utf8)) { return value }
  guard let quoted = try? JSONEncoder().encode(text) else { return nil }
  return try? decoder.decode(type, from: quoted)
}

/// Dates in the form of the server: `2026-11-21 03:15:00.123456+00`.
enum PostgresDate {
  static func text(_ date: Date) -> String {
    let microseconds = (date.timeIntervalSince1970 * 1_000_000).rounded()
    // The server refuses dates beyond the years that it knows.
    guard abs(microseconds) < 9e18 else { return microseconds < 0 ? "-infinity" : "infinity" }
    let (seconds, fraction) = floored(Int64(microseconds), 1_000_000)
    let (days, second) = floored(seconds, 86_400)
    let (year, month, day) = civil(days)
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let clock = "\(two(second / 3600)):\(two(second / 60 % 60)):\(two(second % 60))"
    let digits = String(String(fraction + 1_000_000).dropFirst())
    // The year before 1 is 1 BC.
    let years =
      String(repeating: "0", count: max(0, 4 - "\(abs(year))".count))
      + "\(year > 0 ? year : 1 - year)"
    return "\(years)-\(two(month))-\(two(day)) \(clock).\(digits)+00\(year > 0 ? "" : " BC")"
  }

  static func date(_ text: String) -> Date? {
    var text = text[...]
    let isBC = text.hasSuffix(" BC")
    if isBC { text = text.dropLast(3) }
    guard let year = number(&text, "-"), let month = number(&text, "-"),
      let day = number(&text, nil), (1...12).contains(month), (1...31).contains(day),
      year < 1_000_000
    else { return nil }
    var seconds = Double(daysSince1970(isBC ? 1 - year : year, month, day) * 86_400)
    if text.isEmpty { return Date(timeIntervalSince1970: seconds) }
    guard text.first == " " || text.first == "T" else { return nil }
    text = text.dropFirst()
    guard let hour = number(&text, ":"), let minute = number(&text, ":"), hour < 25, minute < 61
    else { return nil }
    let digits = text.prefix { $0.isNumber || $0 == "." }
    guard let second = Double(digits) else { return nil }
    text = text.dropFirst(digits.count)
    seconds += Double(hour * 3600 + minute * 60) + second
    if text.isEmpty || text == "Z" { return Date(timeIntervalSince1970: seconds) }
    guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
    let parts = text.dropFirst().split(separator: ":").map { Int64($0) ?? 0 } + [0, 0]
    guard parts[0] < 25, parts[1] < 60, parts[2] < 60 else { return nil }
    let offset = Double(parts[0] * 3600 + parts[1] * 60 + parts[2])
    return Date(timeIntervalSince1970: sign == "+" ? seconds - offset : seconds + offset)
  }

  /// The digits at the beginning, up to a separator, which is removed as well.
  private static func number(_ text: inout Substring, _ separator: Character?) -> Int64? {
    let digits = text.prefix { $0.isNumber }
    guard digits.count < 8, let number = Int64(digits) else { return nil }
    text = text.dropFirst(digits.count)
    guard let separator else { return number }
    guard text.first == separator else { return nil }
    text = text.dropFirst()
    return number
  }

  private static func floored(_ number: Int64, _ divisor: Int64) -> (Int64, Int64) {
    let remainder = (number % divisor + divisor) % divisor
    return ((number - remainder) / divisor, remainder)
  }

  // The Gregorian calendar counts from 1 March of a year that 400 divides, so that a leap day is the last of its year.

  private static func civil(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let (era, day) = floored(days + 719_468, 146_097)
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let ofYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * ofYear + 2) / 153
    let isNext = month >= 10
    return (
      year + era * 400 + (isNext ? 1 : 0), isNext ? month - 9 : month + 3,
      ofYear - (153 * month + 2) / 5 + 1
    )
  }

  private static func daysSince1970(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let shifted = month <= 2 ? year - 1 : year
    let (era, ofEra) = floored(shifted, 400)
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719_468
  }
}
