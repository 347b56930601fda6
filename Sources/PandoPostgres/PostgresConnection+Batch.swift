import CLibPQ
import Foundation

extension PostgresConnection {
  /// A statement with its parameters.
  struct Statement {
    var sql: String
    var values: [Value] = []
    /// Whether the server plans the statement once for the connection. The columns of such a
    /// statement arrive in binary format, so columns that are read as text are cast in SQL.
    var isPrepared = false
    /// Whether the statement is a transaction of its own, so that the statements after it run even
    /// if it fails.
    var isOwnTransaction = false
  }

  /// Sends several statements in one round trip, by libpq's pipeline mode. After a statement that
  /// fails the others are not run.
  ///
  /// - Parameter statements: The statements.
  /// - Returns: The replies, in order. If the connection ends meanwhile, the missing answers are
  ///   failures without a code.
  func batch(_ statements: [Statement]) -> [Result<PostgresReply, Failure>] {
    guard PQenterPipelineMode(connection) == 1 else {
      return statements.map { _ in .failure(lost) }
    }
    var isNew: [Bool] = []
    for statement in statements {
      isNew.append(send(statement))
      if statement.isOwnTransaction { PQpipelineSync(connection) }
    }
    PQpipelineSync(connection)
    var replies: [Result<PostgresReply, Failure>] = []
    for (statement, isNew) in zip(statements, isNew) {
      let preparation = isNew ? received() : nil
      let reply = received()
      if case .failure = preparation { prepared[statement.sql] = nil }
      // A statement that could not be prepared fails when it runs, too. The first reason is more
      // useful.
      if case .failure(let failure) = preparation {
        replies.append(.failure(failure))
      } else {
        replies.append(reply)
      }
      if statement.isOwnTransaction { receiveSync() }
    }
    receiveSync()
    // A connection that does not leave pipeline mode cannot be used again.
    if PQexitPipelineMode(connection) != 1 { isBroken = true }
    return replies
  }

  /// Sends a statement. Returns whether the request to prepare it was sent first, because the
  /// server did not have it.
  private func send(_ statement: Statement) -> Bool {
    Parameters(statement.values).use { count, texts, lengths, formats in
      guard statement.isPrepared else {
        PQsendQueryParams(connection, statement.sql, count, nil, texts, lengths, formats, 0)
        return false
      }
      let known = prepared[statement.sql]
      let name = known ?? "pando_\(preparations)"
      if known == nil {
        preparations += 1
        prepared[statement.sql] = name
        PQsendPrepare(connection, name, statement.sql, 0, nil)
      }
      PQsendQueryPrepared(connection, name, count, texts, lengths, formats, 1)
      return known == nil
    }
  }

  /// The result of the next statement.
  private func received() -> Result<PostgresReply, Failure> {
    guard isOpen, let result = PQgetResult(connection) else {
      // Later results would be taken for results of other statements.
      isBroken = true
      return .failure(lost)
    }
    // A null ends the results of each statement.
    while let more = PQgetResult(connection) { PQclear(more) }
    let reply = Result { () throws(Failure) in try PostgresReply(result, of: self) }
    // A failure without a code means that the connection ended, even if libpq has not noticed.
    if case .failure(let failure) = reply, failure.code == nil { isBroken = true }
    return reply
  }

  /// Takes the result of the sync point that ends a transaction.
  private func receiveSync() {
    guard isOpen else { return }
    let result = PQgetResult(connection)
    if PQresultStatus(result) != PGRES_PIPELINE_SYNC { isBroken = true }
    PQclear(result)
  }

  private var lost: Failure { Failure(message: Self.text(PQerrorMessage(connection))) }
}

extension PostgresConnection {
  /// Parameters as libpq takes them.
  struct Parameters {
    private var bytes: [UInt8] = []
    private var places: [Int?] = []
    private var lengths: [Int32] = []
    private var formats: [Int32] = []

    init(_ values: [Value]) {
      for value in values {
        places.append(bytes.count)
        switch value {
        case .null: places[places.count - 1] = nil
        case .text(let text): bytes.append(contentsOf: text.utf8)
        case .bytes(let data): bytes.append(contentsOf: data)
        }
        lengths.append(Int32(clamping: bytes.count - (places.last.flatMap { $0 } ?? bytes.count)))
        // Format 1 is binary. Format 0 is text, which ends at the first zero byte. Text with a zero
        // byte is sent as binary, so that the server refuses it instead of storing only its
        // beginning.
        switch value {
        case .bytes: formats.append(1)
        case .text(let text) where text.utf8.contains(0): formats.append(1)
        case .text, .null: formats.append(0)
        }
        bytes.append(0)
      }
    }

    /// Calls `body` with the number of the parameters and pointers to their values, lengths and
    /// formats.
    func use<R>(
      _ body: (
        Int32, UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<Int32>, UnsafePointer<Int32>
      ) -> R
    ) -> R {
      bytes.withUnsafeBytes { buffer in
        let texts = places.map { place in
          place.flatMap { place in
            buffer.baseAddress.map { ($0 + place).assumingMemoryBound(to: CChar.self) }
          }
        }
        return body(Int32(places.count), texts, lengths, formats)
      }
    }
  }
}

/// The result of a statement.
final class PostgresReply {
  private let result: OpaquePointer?

  /// Takes a result of libpq.
  ///
  /// - Throws: ``PostgresConnection/Failure`` if the statement failed, or was not run.
  init(
    _ result: OpaquePointer?,
    of connection: PostgresConnection
  ) throws(PostgresConnection.Failure) {
    self.result = result
    switch PQresultStatus(result) {
    case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_EMPTY_QUERY: return
    // The statement before it failed.
    case PGRES_PIPELINE_ABORTED:
      throw PostgresConnection.Failure(code: "25P02", message: "a statement before it failed")
    default:
      let code = PQresultErrorField(result, Self.sqlState).map { String(cString: $0) }
      let message = PQresultErrorMessage(result) ?? PQerrorMessage(connection.connection)
      // A server that shuts down ends the connection with an error of class 57P. Whether a commit
      // before it took place is not known.
      let isEnd = !connection.isOpen || code?.hasPrefix("57P") ?? false
      throw PostgresConnection.Failure(
        code: isEnd ? nil : code,
        message: PostgresConnection.text(message)
      )
    }
  }

  deinit { PQclear(result) }

  /// `PG_DIAG_SQLSTATE`, which is a macro of characters.
  private static let sqlState = Int32(UInt8(ascii: "C"))

  /// The number of the rows.
  var count: Int { Int(PQntuples(result)) }

  /// A column as text; nil if it is null.
  func text(_ row: Int, _ column: Int) -> String? {
    bytes(row, column).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A column as bytes, in the form in which it was sent; nil if it is null.
  func data(_ row: Int, _ column: Int) -> Data? { bytes(row, column).map { Data($0) } }

  private func bytes(_ row: Int, _ column: Int) -> UnsafeRawBufferPointer? {
    let (row, column) = (Int32(clamping: row), Int32(clamping: column))
    guard PQgetisnull(result, row, column) == 0, let value = PQgetvalue(result, row, column) else {
      return nil
    }
    return UnsafeRawBufferPointer(start: value, count: Int(PQgetlength(result, row, column)))
  }

  /// All rows, with columns in text form.
  var table: PostgresConnection.Table {
    let width = Int(PQnfields(result))
    let names = (0..<width).map { column in
      (PQfname(result, Int32(column)).map { String(cString: $0) } ?? "", column)
    }
    return PostgresConnection.Table(
      columns: Dictionary(names) { first, _ in first },
      rows: (0..<count).map { row in (0..<width).map { text(row, $0) } }
    )
  }
}
