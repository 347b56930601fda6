import Pando

/// Decodes the text of a file.
enum ImportedText {
  /// Reads UTF-8, and UTF-16 with a byte order mark. Every line of the result ends in a line feed.
  ///
  /// - Throws: If the bytes are no text. The problem has the line.
  static func decode(_ data: Data) throws(ImportProblem) -> String {
    let bytes = Array(data)
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return try plain(try text(units(of: bytes), as: UTF16.self, named: "UTF-16"))
    }
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return try plain(
      try text(isMarked ? Array(bytes.dropFirst(3)) : bytes, as: UTF8.self, named: "UTF-8")
    )
  }

  /// The UTF-16 code units after the byte order mark. A single byte at the end becomes an invalid unit.
  private static func units(of bytes: [UInt8]) -> [UInt16] {
    let isBigEndian = bytes[0] == 0xFE
    return stride(from: 2, to: bytes.count, by: 2).map { index in
      guard index + 1 < bytes.count else { return 0xD800 }
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
  }

  private static func text<Encoding: Unicode.Encoding>(
    _ units: [Encoding.CodeUnit],
    as encoding: Encoding.Type,
    named name: String
  ) throws(ImportProblem) -> String {
    if let text = String(validating: units, as: encoding) { return text }
    throw ImportProblem(
      line: invalidLine(of: units, as: encoding),
      "there are bytes that are no \(name)",
      remedy: "Save the file as UTF-8; spreadsheets call it “CSV UTF-8”."
    )
  }

  /// The line of the first invalid unit.
  private static func invalidLine<Encoding: Unicode.Encoding>(
    of units: [Encoding.CodeUnit],
    as encoding: Encoding.Type
  ) -> Int {
    var (parser, rest) = (Encoding.ForwardParser(), units.makeIterator())
    var before = ""
    while case .valid(let character) = parser.parseScalar(from: &rest) {
      before.unicodeScalars.append(Encoding.decode(character))
    }
    return 1 + lineEndings(in: before)
  }

  private static func lineEndings(in text: String) -> Int {
    // A carriage return and a line feed form one character, and so one line end.
    text.count { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
  }

  /// The text with line feeds only. Throws if it contains control characters.
  private static func plain(_ text: String) throws(ImportProblem) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var line = 1
    var wasReturn = false
    for byte in text.utf8 {
      defer { wasReturn = byte == .return }
      switch byte {
      case .lineFeed where wasReturn: continue
      case .lineFeed, .return:
        bytes.append(.lineFeed)
        line += 1
      case 0x20..., .tab: bytes.append(byte)
      default:
        let code = String(byte, radix: 16, uppercase: true)
        let zeros = String(repeating: "0", count: 4 - code.count)
        throw ImportProblem(
          line: line,
          "there is a U+\(zeros)\(code), which no text has in it",
          remedy: "Save the file as plain text in UTF-8."
        )
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let `return` = UInt8(ascii: "\r")
  static let quote = UInt8(ascii: "\"")
}
