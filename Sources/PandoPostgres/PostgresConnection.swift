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

    static func integer(_ value: some BinaryInteger) -> Value { .text(String(value)) }
    static func bytes(_ value: Data?) -> Value { value.map { .bytes($0) } ?? .null }

    /// An array.
    static func list(_ texts: some Sequence<String>) -> Value {
      let quoted = texts.map { text in
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
      }
      return .text("{\(quoted.joined(separator: ","))}")
    }
  }

  /// The rows of a result, with columns in text form. Columns of bytes are in the form `\x00ff`.
  typealias Rows = [[String?]]

  /// The rows of a result, and the places of the columns by their names; of two with one name, that of the first.
  struct Table: Hashable {
    var columns: [String: Int] = [:]
    var rows: Rows = []
  }

  /// A notification that another connection sent (`NOTIFY`).
  struct Notification {
    var channel: String
    var payload: String
  }

  let connection: OpaquePointer
  /// The names of the statements that the server has prepared, by their text.
  var prepared: [String: String] = [:]
  /// How many statements were prepared, for names that are not used twice.
  var preparations = 0

  /// Connects.
  ///
  /// - Parameter info: A URL, or settings of libpq.
  /// - Throws: ``Failure`` with the message of libpq, which has no password.
  init(_ info: String) throws(Failure) {
    Self.keepsOpenSSLAtExit
    guard let connection = PQconnectdb(info) else { throw Failure(message: "there is no memory") }
    self.connection = connection
    guard PQstatus(connection) == CONNECTION_OK else {
      // The `deinit` runs, since all properties are set.
      throw Failure(message: Self.text(PQerrorMessage(connection)))
    }
    // Notices, such as about tables that exist already, are not printed.
    PQsetNoticeProcessor(connection, { _, _ in }, nil)
  }

  deinit { PQfinish(connection) }

  /// Keeps OpenSSL, which libpq uses, from cleaning up when the process exits: other threads may be
  /// connecting then, and would crash. The symbol and the option are documented in OpenSSL's
  /// `OPENSSL_init_crypto(3)`. A libpq without OpenSSL has no such symbol, and needs nothing.
  private static let keepsOpenSSLAtExit: Void = {
    guard let symbol = dlsym(nil, "OPENSSL_init_crypto") else { return }
    typealias Initialization = @convention(c) (UInt64, OpaquePointer?) -> Int32
    let noAtExit: UInt64 = 0x0008_0000
    // Unsafe because a symbol has no type. OpenSSL has documented these parameters since 1.1.0; a
    // version with others would break it.
    _ = unsafeBitCast(symbol, to: Initialization.self)(noAtExit, nil)
  }()

  /// Whether the connection cannot be used, although it is open.
  var isBroken = false

  /// Whether the connection can be used.
  var isOpen: Bool { !isBroken && PQstatus(connection) == CONNECTION_OK }

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
    let result = Parameters(values).use { count, texts, lengths, formats in
      PQexecParams(connection, sql, count, nil, texts, lengths, formats, 0)
    }
    return try PostgresReply(result, of: self).table
  }

  /// Runs a text of any number of statements without parameters, one after another, until one fails.
  ///
  /// - Parameter script: The statements, separated by semicolons.
  func run(script: String) throws(Failure) {
    _ = try PostgresReply(PQexec(connection, script), of: self)
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

  /// A message of libpq in one line, without the line that marks the position of an error.
  static func text(_ message: UnsafeMutablePointer<CChar>?) -> String {
    guard let message else { return "unknown" }
    let lines = String(cString: message).split(whereSeparator: \.isNewline)
    return lines.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0 != "^" }.joined(separator: " ")
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
