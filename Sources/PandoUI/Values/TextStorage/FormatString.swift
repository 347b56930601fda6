import Foundation

/// Reads formats such as `%@ has %2$lld points`.
enum FormatString {
  /// A part of a format.
  enum Piece: Equatable {
    case words(Substring)
    /// The index of a value.
    case value(Int)
  }

  /// The pieces of a format, as ``read(_:count:_:)`` finds them.
  static func pieces(_ format: String, count: Int) -> [Piece] {
    var pieces: [Piece] = []
    read(format, count: count) { pieces.append($0) }
    return pieces
  }

  /// Reads a format: its words, and the values in place of its specifiers. A specifier without a
  /// value stays in the text.
  @inline(__always)
  static func read(_ format: String, count: Int, _ take: (Piece) -> Void) {
    var next = 0
    let bytes = format.utf8
    var start = bytes.startIndex
    var index = start

    func endWords(at end: String.Index) {
      if start < end { take(.words(format[start..<end])) }
    }

    while let percent = bytes[index...].firstIndex(of: UInt8(ascii: "%")) {
      index = bytes.index(after: percent)
      if index < bytes.endIndex, bytes[index] == UInt8(ascii: "%") {
        // One of the two percent signs stays.
        endWords(at: index)
        index = bytes.index(after: index)
        start = index
      } else if let specifier = specifier(in: bytes, at: percent) {
        let value = specifier.place.map { $0 - 1 } ?? next
        if specifier.place == nil { next += 1 }
        index = specifier.end
        guard (0..<count).contains(value) else { continue }
        endWords(at: percent)
        take(.value(value))
        start = index
      }
    }
    endWords(at: bytes.endIndex)
  }

  /// The units of a format for the Markdown parser.
  static func units(_ format: String, count: Int) -> [MarkdownUnit] {
    pieces(format, count: count).flatMap { piece -> [MarkdownUnit] in
      switch piece {
      case .words(let words): words.map { .character($0) }
      case .value(let index): [.value(index)]
      }
    }
  }

  /// Reads `%`, a place such as `2$`, flags, width, precision, length and conversion, as in C's
  /// `printf`. Written by hand, because every text with a value in it runs it.
  private static func specifier(
    in bytes: String.UTF8View,
    at percent: String.Index
  ) -> (end: String.Index, place: Int?)? {
    var index = bytes.index(after: percent)

    func skip(_ accepted: StaticString) {
      while index < bytes.endIndex, contains(accepted, bytes[index]) {
        index = bytes.index(after: index)
      }
    }

    var place: Int?
    let digits = index
    skip("0123456789")
    if index > digits, index < bytes.endIndex, bytes[index] == UInt8(ascii: "$") {
      place = Int(String(decoding: bytes[digits..<index], as: UTF8.self)) ?? 0
      index = bytes.index(after: index)
    }
    skip("-+ #0'")
    skip("0123456789")
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: ".") {
      index = bytes.index(after: index)
      skip("0123456789")
    }
    let length = index
    skip("hlqLztj")
    guard bytes.distance(from: length, to: index) <= 2, index < bytes.endIndex,
      contains("@dDiuUxXoOfFeEgGaAcCsSp", bytes[index])
    else { return nil }
    return (bytes.index(after: index), place)
  }

  private static func contains(_ letters: StaticString, _ byte: UInt8) -> Bool {
    letters.withUTF8Buffer { $0.contains(byte) }
  }

  /// Whether a format has one specifier for a number, perhaps with text around it.
  static func isNumber(_ form: String) -> Bool {
    (try? singleNumber.wholeMatch(in: form)) != nil
  }

  /// Formats a number with a specifier such as `%.2f`, without the text around it, which is part of
  /// the key. A specifier for another type is not passed to C, which would read invalid memory; the
  /// number is written plainly instead.
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

  private static var singleNumber: Regex<(Substring, Substring, Substring)> {
    /(?:[^%]|%%)*%([-+ #0']*\d{0,2}(?:\.\d{0,2})?)(?:hh|h|ll|l|q|L)?([diuxXofFeEgG])(?:[^%]|%%)*/
  }
}
