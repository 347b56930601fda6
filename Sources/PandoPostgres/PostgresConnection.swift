import CLibPQ
import Foundation
import PandoSharing

/// One connection to a server, over libpq. Its methods wait for the server, and are called by one thread at a time.
final class PostgresConnection {
  /// A statement failed.
  struct Failure: Error {
    /// The SQLSTATE of the server; nil if the connection failed.
    var code: String?
    var message: String
  }

  /// A column of a parameter or of a result.
  enum Value {
    case null
    case text(String)
    case bytes(Data)

    /// The bytes that libpq takes: a text ends with a zero.
    fileprivate var buffer: [UInt8]? {
      switch self {
      case .null: nil
      case .text(let text): Array(text.utf8) + [0]
      case .bytes(let data): Array(data)
      }
    }

    /// 1 for bytes as they are, 0 for text.
    fileprivate var format: Int32 {
      if case .bytes = self { 1 } else { 0 }
    }

    static func integer(_ value: some BinaryInteger) -> Value { .text(String(value)) }
    static func bytes(_ value: Data?) -> Value { value.map { .bytes($0) } ?? .null }
  }

  /// The rows of a result, with columns in text form. Columns of bytes are in the form `\x00ff`.
  typealias Rows = [[String?]]

  /// The rows of a result, and the places of the columns by their names; of two with one name, that of the first.
  struct Table: Hashable {
    var columns: [String: Int] = [:]
    var rows: Rows = []
  }

  /// What another connection told.
  struct Notification {
    var channel: String
    var payload: String
  }

  private let connection: OpaquePointer

  /// Connects.
  ///
  /// - Parameter info: A URL, or settings of libpq.
  /// - Throws: ``Failure`` with the message of libpq, which has no password.
  init(_ info: String) throws(Failure) {
    guard let connection = PQconnectdb(info) else { throw Failure(message: "there is no memory") }
    self.connection = connection
    guard PQstatus(connection) == CONNECTION_OK else {
      // The `deinit` runs, since all properties are set.
      throw Failure(message: Self.text(PQerrorMessage(connection)))
    }
    // Notices about tables that exist already are no news.
    PQsetNoticeProcessor(connection, { _, _ in }, nil)
  }

  deinit { PQfinish(connection) }

  /// Whether the connection can be used.
  var isOpen: Bool { PQstatus(connection) == CONNECTION_OK }

  /// The file descriptor to wait on for notifications.
  var descriptor: Int32 { PQsocket(connection) }

  /// Runs one statement.
  ///
  /// - Parameters:
  ///   - sql: The statement, with `$1` and so on for parameters.
  ///   - values: The parameters.
  @discardableResult
  func run(_ sql: String, _ values: [Value] = []) throws(Failure) -> Rows {
    try table(sql, values).rows
  }

  /// Runs one statement, whose columns have names.
  ///
  /// - Parameters:
  ///   - sql: The statement, with `$1` and so on for parameters.
  ///   - values: The parameters.
  func table(_ sql: String, _ values: [Value] = []) throws(Failure) -> Table {
    let buffers = values.map(\.buffer)
    let formats = values.map(\.format)
    let lengths = buffers.map { Int32(clamping: $0?.count ?? 0) }
    let copies = buffers.map { buffer -> UnsafeMutablePointer<CChar>? in
      guard let buffer else { return nil }
      // At least one byte, so that an empty value is not null.
      let copy = UnsafeMutablePointer<CChar>.allocate(capacity: max(buffer.count, 1))
      for (index, byte) in buffer.enumerated() { copy[index] = CChar(bitPattern: byte) }
      return copy
    }
    defer { for copy in copies { copy?.deallocate() } }
    let result = PQexecParams(
      connection,
      sql,
      Int32(values.count),
      nil,
      copies.map { UnsafePointer($0) },
      lengths,
      formats,
      0
    )
    defer { PQclear(result) }
    switch PQresultStatus(result) {
    case PGRES_COMMAND_OK: return Table()
    case PGRES_TUPLES_OK: return Table(columns: Self.columns(result), rows: Self.rows(result))
    default:
      let code = PQresultErrorField(result, Self.sqlState).map { String(cString: $0) }
      throw Failure(
        code: isOpen ? code : nil,
        message: Self.text(PQresultErrorMessage(result) ?? PQerrorMessage(connection))
      )
    }
  }

  /// `PG_DIAG_SQLSTATE`, which is a macro of characters.
  private static let sqlState = Int32(UInt8(ascii: "C"))

  private static func columns(_ result: OpaquePointer?) -> [String: Int] {
    let names = (0..<PQnfields(result)).map { column in
      (PQfname(result, column).map { String(cString: $0) } ?? "", Int(column))
    }
    return Dictionary(names) { first, _ in first }
  }

  private static func rows(_ result: OpaquePointer?) -> Rows {
    (0..<PQntuples(result)).map { row in
      (0..<PQnfields(result)).map { column in
        PQgetisnull(result, row, column) == 1
          ? nil : PQgetvalue(result, row, column).map { String(cString: $0) }
      }
    }
  }

  /// The notifications that have arrived.
  ///
  /// - Throws: ``Failure`` if the connection is lost.
  func notifications() throws(Failure) -> [Notification] {
    guard PQconsumeInput(connection) == 1, isOpen else {
      throw Failure(message: Self.text(PQerrorMessage(connection)))
    }
    var notifications: [Notification] = []
    while let notification = PQnotifies(connection) {
      if let channel = notification.pointee.relname, let payload = notification.pointee.extra {
        notifications.append(
          Notification(channel: String(cString: channel), payload: String(cString: payload))
        )
      }
      PQfreemem(notification)
    }
    return notifications
  }

  private static func text(_ message: UnsafeMutablePointer<CChar>?) -> String {
    message.map { String(cString: $0) }?.trimmingCharacters(in: .whitespacesAndNewlines)
      ?? "unknown"
  }

  /// The bytes of a column in the form `\x00ff`; nil if it has another form.
  static func bytes(_ text: String?) -> Data? {
    guard let text, text.hasPrefix("\\x") else { return nil }
    let digits = Array(text.utf8.dropFirst(2))
    guard digits.count.isMultiple(of: 2) else { return nil }
    var data = Data(capacity: digits.count / 2)
    for index in stride(from: 0, to: digits.count, by: 2) {
      guard let high = nibble(digits[index]), let low = nibble(digits[index + 1]) else {
        return nil
      }
      data.append(high << 4 | low)
    }
    return data
  }

  private static func nibble(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x61...0x66: digit - 0x57
    default: nil
    }
  }
}
