/// A JSON value (RFC 8259) in a frame of a page. Frames have no objects.
///
/// The parser is hand-written because frames are untrusted and frequent: it stops at the first byte
/// that is too deep, too long or not JSON.
enum WireValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([WireValue])

  /// The maximum nesting of lists, and the maximum number of values in a list.
  private static let (maxDepth, maxCount) = (4, 10_000)

  /// Reads a frame.
  ///
  /// - Returns: nil if the text is not JSON, or is beyond the limits.
  init?(json: String) {
    var json = json
    let value: WireValue? = json.withUTF8 { bytes in
      var reader = Reader(bytes: bytes)
      guard let value = reader.value(depth: 0) else { return nil }
      reader.skipSpace()
      return reader.isAtEnd ? value : nil
    }
    guard let value else { return nil }
    self = value
  }

  private struct Reader {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0

    init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { index == bytes.count }

    mutating func skipSpace() {
      while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
      index += 1
      return true
    }

    mutating func take(word: StaticString) -> Bool {
      let count = word.utf8CodeUnitCount
      guard index + count <= bytes.count else { return false }
      for offset in 0..<count where bytes[index + offset] != word.utf8Start[offset] { return false }
      index += count
      return true
    }

    mutating func value(depth: Int) -> WireValue? {
      skipSpace()
      guard index < bytes.count else { return nil }
      switch bytes[index] {
      case UInt8(ascii: "["): return list(depth: depth + 1)
      case UInt8(ascii: "\""): return text().map { .text($0) }
      case UInt8(ascii: "t"): return take(word: "true") ? .flag(true) : nil
      case UInt8(ascii: "f"): return take(word: "false") ? .flag(false) : nil
      case UInt8(ascii: "n"): return take(word: "null") ? .null : nil
      default: return number().map { .number($0) }
      }
    }

    private mutating func list(depth: Int) -> WireValue? {
      guard depth <= WireValue.maxDepth, take("[") else { return nil }
      var values: [WireValue] = []
      skipSpace()
      if take("]") { return .list([]) }
      // An event without values, such as a tap, has three.
      values.reserveCapacity(3)
      while values.count < WireValue.maxCount {
        guard let value = value(depth: depth) else { return nil }
        values.append(value)
        skipSpace()
        if take("]") { return .list(values) }
        guard take(",") else { return nil }
      }
      return nil
    }

    private mutating func number() -> Double? {
      let start = index
      while index < bytes.count, Self.isOfNumber(bytes[index]) { index += 1 }
      guard start < index, index - start <= 32, isNumber(bytes[start..<index]) else { return nil }
      return count(bytes[start..<index])
        ?? Double(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    /// A fast path for numbers of at most 15 digits; nil for any other number.
    private func count(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Double? {
      guard digits.count <= 15 else { return nil }
      var number = 0
      for digit in digits {
        guard (0x30...0x39).contains(digit) else { return nil }
        number = number * 10 + Int(digit - 0x30)
      }
      return Double(number)
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }

    /// Whether a text is a number of RFC 8259, section 6: no plus, no leading zeros, digits on both
    /// sides of a point.
    private func isNumber(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
      var rest = bytes
      func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
      if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
      guard isDigit(rest.first) else { return false }
      if rest.removeFirst() == UInt8(ascii: "0"), isDigit(rest.first) { return false }
      rest = rest.drop(while: { isDigit($0) })
      if rest.first == UInt8(ascii: ".") {
        rest.removeFirst()
        guard isDigit(rest.first) else { return false }
        rest = rest.drop(while: { isDigit($0) })
      }
      if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
        rest.removeFirst()
        if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
        guard isDigit(rest.first) else { return false }
        rest = rest.drop(while: { isDigit($0) })
      }
      return rest.isEmpty
    }

    private mutating func text() -> String? {
      guard take("\"") else { return nil }
      var result: [UInt8] = []
      while index < bytes.count {
        let start = index
        while index < bytes.count, bytes[index] >= 0x20, bytes[index] != UInt8(ascii: "\""),
          bytes[index] != UInt8(ascii: "\\")
        {
          index += 1
        }
        result += bytes[start..<index]
        if take("\"") { return String(decoding: result, as: UTF8.self) }
        guard take("\\"), let scalar = escaped() else { return nil }
        result += Array(String(scalar).utf8)
      }
      return nil
    }

    private mutating func escaped() -> Unicode.Scalar? {
      guard index < bytes.count else { return nil }
      defer { index += 1 }
      switch bytes[index] {
      case UInt8(ascii: "\""): return "\""
      case UInt8(ascii: "\\"): return "\\"
      case UInt8(ascii: "/"): return "/"
      case UInt8(ascii: "b"): return "\u{8}"
      case UInt8(ascii: "f"): return "\u{C}"
      case UInt8(ascii: "n"): return "\n"
      case UInt8(ascii: "r"): return "\r"
      case UInt8(ascii: "t"): return "\t"
      case UInt8(ascii: "u"):
        guard let high = unit(at: index + 1) else { return nil }
        index += 4
        guard UTF16.isLeadSurrogate(high) else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
        guard index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "\\"),
          bytes[index + 2] == UInt8(ascii: "u"), let low = unit(at: index + 3),
          UTF16.isTrailSurrogate(low)
        else { return "\u{FFFD}" }
        index += 6
        return Unicode.Scalar(
          0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00)
        )
      default: return nil
      }
    }

    /// Reads four hexadecimal digits.
    private func unit(at start: Int) -> UInt16? {
      guard start + 4 <= bytes.count else { return nil }
      var unit: UInt16 = 0
      for byte in bytes[start..<start + 4] {
        guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
        unit = unit << 4 | UInt16(digit)
      }
      return unit
    }
  }
}
