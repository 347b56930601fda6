import CPQ
import Foundation
import Glibc

/// A connection to PostgreSQL that uses libpq and nothing else.
// Sendable because each is used by one thread at a time.
final class BareConnection: @unchecked Sendable {
  private let connection: OpaquePointer

  init(_ url: String) {
    connection = PQconnectdb(url)!
    precondition(PQstatus(connection) == CONNECTION_OK, String(cString: PQerrorMessage(connection)))
    PQsetNoticeProcessor(connection, { _, _ in }, nil)
  }

  deinit { PQfinish(connection) }

  /// Runs a statement whose parameters are text. Columns come as text, or in the server's binary
  /// format.
  @discardableResult
  func run(_ sql: String, _ values: [String?] = [], isBinary: Bool = false) -> [[Data]] {
    let copies = values.map { $0.map { strdup($0) } ?? nil }
    defer { for copy in copies { free(copy) } }
    let result = PQexecParams(
      connection,
      sql,
      Int32(values.count),
      nil,
      copies.map { $0.map { UnsafePointer($0) } },
      nil,
      nil,
      isBinary ? 1 : 0
    )
    defer { PQclear(result) }
    let status = PQresultStatus(result)
    precondition(
      status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK,
      "\(sql): \(String(cString: PQerrorMessage(connection)))"
    )
    return (0..<PQntuples(result)).map { row in
      (0..<PQnfields(result)).map { column in
        Data(
          bytes: PQgetvalue(result, row, column),
          count: Int(PQgetlength(result, row, column))
        )
      }
    }
  }

  /// The text of the first column of the first row.
  func text(_ sql: String) -> String { String(decoding: run(sql)[0][0], as: UTF8.self) }

  /// Waits for a notification.
  func waitForNotification() {
    while true {
      if let notification = PQnotifies(connection) {
        PQfreemem(notification)
        return
      }
      var request = pollfd(fd: PQsocket(connection), events: Int16(POLLIN), revents: 0)
      poll(&request, 1, -1)
      PQconsumeInput(connection)
    }
  }
}
