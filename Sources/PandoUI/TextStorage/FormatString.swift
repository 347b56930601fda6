import Foundation

/// Reads formats such as `%@ has %2$lld points`.
enum FormatString {
  /// The units of a format: its words, and the values in place of its specifiers. A specifier
  /// without a value is left as it is.
  static func units(_ format: String, count: Int) -> [MarkdownUnit] {
    var units: [MarkdownUnit] = []
    var next = 0
    var rest = Substring(format)
    while let character = rest.first {
      guard character == "%" else {
        units.append(.character(character))
        rest.removeFirst()
        continue
      }
      if rest.dropFirst().first == "%" {
        units.append(.character("%"))
        rest.removeFirst(2)
      } else if let found = try? specifier.prefixMatch(in: rest) {
        let index: Int
        if let place = found.output.1 {
          index = (Int(place) ?? 0) - 1
        } else {
          index = next
          next += 1
        }
        if (0..<count).contains(index) {
          units.append(.value(index))
        } else {
          units += found.output.0.map { .character($0) }
        }
        rest = rest[found.range.upperBound...]
      } else {
        units.append(.character(character))
        rest.removeFirst()
      }
    }
    return units
  }

  /// Whether a form is one for a single number, perhaps with words around it.
  static func isNumber(_ form: String) -> Bool {
    (try? singleNumber.wholeMatch(in: form)) != nil
  }

  /// A number in a form such as `%.2f`, without the words around it, which are part of the key.
  /// A form that is not one for the number's type is not handed to C, which would read memory
  /// that is not there: the number is shown plainly.
  static func format(
    _ number: LocalizedStringKey._Number,
    specifier form: String,
    locale: Locale
  ) -> String {
    guard let found = try? singleNumber.wholeMatch(in: form) else { return plain(number) }
    let (flags, letter) = (found.output.1, found.output.2)
    let kind = Character(String(letter).lowercased())
    switch (kind, number) {
    case ("d", .integer(let value)), ("i", .integer(let value)):
      return String(format: "%\(flags)lld", locale: locale, value)
    case ("d", .unsigned(let value)), ("u", .unsigned(let value)):
      return String(format: "%\(flags)llu", locale: locale, value)
    case ("x", .integer(let value)), ("o", .integer(let value)), ("u", .integer(let value)):
      return String(format: "%\(flags)ll\(letter)", UInt64(bitPattern: value))
    case ("x", .unsigned(let value)), ("o", .unsigned(let value)):
      return String(format: "%\(flags)ll\(letter)", value)
    case ("f", .floating(let value)), ("e", .floating(let value)), ("g", .floating(let value)):
      return String(format: "%\(flags)\(letter)", locale: locale, value)
    default: return plain(number)
    }
  }

  private static func plain(_ number: LocalizedStringKey._Number) -> String {
    switch number {
    case .integer(let value): "\(value)"
    case .unsigned(let value): "\(value)"
    case .floating(let value): "\(value)"
    }
  }

  private static var specifier: Regex<(Substring, Substring?)> {
    /%(?:(\d+)\$)?[-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|L|z|t|j)?[@dDiuUxXoOfFeEgGaAcCsSp]/
  }

  private static var singleNumber: Regex<(Substring, Substring, Substring)> {
    /(?:[^%]|%%)*%([-+ #0']*\d{0,2}(?:\.\d{0,2})?)(?:hh|h|ll|l|q|L)?([diuxXofFeEgG])(?:[^%]|%%)*/
  }
}
