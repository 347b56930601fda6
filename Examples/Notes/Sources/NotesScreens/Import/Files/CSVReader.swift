import Pando

/// A row of a table.
struct CSVRow: Equatable {
  var values: [String]
  /// The number of the first line of the row.
  var line: Int

  /// Whether the row is empty, as for an empty line.
  var isBlank: Bool {
    values.allSatisfy { $0.allSatisfy(\.isWhitespace) }
  }
}

/// Parses a table row by row (RFC 4180). After an invalid row, parsing continues with the next one.
struct CSVReader {
  private let bytes: [UInt8]
  private let separator: UInt8
  private var position = 0
  private var line = 1

  /// - Parameters:
  ///   - text: The table. Its lines end in line feeds.
  ///   - separator: The ASCII character between two values.
  init(_ text: String, separator: Character) {
    bytes = Array(text.utf8)
    self.separator = separator.asciiValue ?? UInt8(ascii: ",")
  }

  /// Reads the next row, or the reason why it is invalid; nil at the end.
  mutating func next() -> Result<CSVRow, ImportProblem>? {
    guard position < bytes.count else { return nil }
    var row = CSVRow(values: [], line: line)
    while true {
      do {
        row.values.append(peek == .quote ? try quoted() : unquoted())
      } catch {
        skipLine()
        return .failure(error)
      }
      guard let sign = peek else { return .success(row) }
      position += 1
      if sign == .lineFeed {
        line += 1
        return .success(row)
      }
    }
  }

  /// The next byte.
  private var peek: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == separator || byte == .lineFeed
  }

  private mutating func unquoted() -> String {
    let start = position
    while let byte = peek, !isEnd(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Reads a quoted value, in which quotes are doubled.
  private mutating func quoted() throws(ImportProblem) -> String {
    let first = line
    var value: [UInt8] = []
    position += 1
    while let byte = peek {
      position += 1
      if byte == .quote {
        guard peek == .quote else { return try closed(value) }
        position += 1
      }
      if byte == .lineFeed { line += 1 }
      value.append(byte)
    }
    throw ImportProblem(
      line: first,
      "the quote that begins here has no end, so that nothing below can be read",
      remedy: "Write a quote behind the value, and quotes in it twice."
    )
  }

  /// Skips the spaces after the closing quote.
  private mutating func closed(_ value: [UInt8]) throws(ImportProblem) -> String {
    while let byte = peek, !isEnd(byte) {
      guard byte == UInt8(ascii: " ") else {
        throw ImportProblem(
          line: line,
          "something stands behind the quote at the end of a value",
          remedy: "Write quotes that are part of a value twice."
        )
      }
      position += 1
    }
    return String(decoding: value, as: UTF8.self)
  }

  private mutating func skipLine() {
    while let byte = peek, byte != .lineFeed { position += 1 }
    if peek != nil {
      position += 1
      line += 1
    }
  }
}
