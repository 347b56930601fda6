import Foundation
import PandoDependencies
import PandoSharing

/// A table that is followed row by row, or only its rows that meet a condition. Holds the triggers, the statements and
/// the rows that have to be read again. ``PostgresRowStore`` and ``PostgresTableQuery`` read through it.
final class PostgresTable: Sendable {
  /// A change that was replaced: digests by column.
  typealias Replaced = (id: String, columns: [String: String])

  private struct State: Sendable {
    /// The schema and the name of the table, once it is known to have its triggers.
    var name: String?
    /// The rows to look at; nil for all.
    var pending: Set<String>?
    var replaced: [Replaced] = []
  }

  /// If more rows than these have changed, all rows are read.
  private static let limit = 2000

  let database: PostgresDatabase
  let name: String
  let idColumn: String
  let filter: String?
  let arguments: PostgresArguments
  let terms: [String]
  private let state = Locked(State())

  init(
    _ name: String,
    id: String,
    in database: PostgresDatabase,
    filter: String?,
    arguments: PostgresArguments,
    order: [String]
  ) {
    self.name = name
    idColumn = id
    self.database = database
    self.filter = filter
    self.arguments = arguments
    terms = order
  }

  /// Makes the next look read all rows.
  func forget() { state.withLock { $0.pending = nil } }

  /// Reads the rows that may have changed.
  ///
  /// - Parameter body: Reads the rows with these ids, or all rows for nil. The last argument has the changes of them
  ///   that were replaced. If the body throws, the next look finds the same.
  /// - Throws: ``SharedError``, at once if the server is known to be away.
  func look<R>(_ body: (PostgresConnection, Set<String>?, [Replaced]) throws -> R) throws -> R {
    // The caller may be the main actor, which must not wait for a server that is known to be away.
    if let absence = database.state.withLock({ $0.absence }) { throw absence }
    let (pending, replaced) = state.withLock { state in
      defer {
        state.pending = []
        state.replaced = []
      }
      return (state.pending, state.replaced)
    }
    do {
      return try database.retried { connection in
        try prepare(connection)
        let isAll = pending.map { $0.count > Self.limit } ?? true
        return try body(connection, isAll ? nil : pending, replaced)
      }
    } catch {
      // The next look finds them.
      state.withLock { state in
        state.pending = pending.flatMap { state.pending?.union($0) }
        state.replaced = replaced + state.replaced
      }
      throw error
    }
  }

  /// Makes the triggers that are missing.
  func prepare(_ connection: PostgresConnection) throws(PostgresConnection.Failure) {
    if state.withLock({ $0.name }) != nil { return }
    try PostgresDatabase.install(name, id: idColumn, connection)
    let name = try PostgresDatabase.name(of: name, connection)
    state.withLock { $0.name = name }
  }

  // MARK: Statements

  /// The names of the table and of its key, as statements have them.
  var identifier: String { PostgresDatabase.identifier(name) }
  var key: String { PostgresDatabase.quoted(idColumn) }

  /// The condition and the order. The primary key comes last, so that equal rows have an order too.
  private var rest: String {
    let condition = filter.map { " WHERE (\($0))" } ?? ""
    return "\(condition) ORDER BY \((terms + [key]).joined(separator: ", "))"
  }

  func all(_ connection: PostgresConnection) throws -> PostgresConnection.Table {
    try connection.table("SELECT * FROM \(identifier)\(rest)", arguments.parameters())
  }

  /// The ids of all rows as text, in their order.
  func order(_ connection: PostgresConnection) throws -> [String] {
    try connection.run("SELECT \(key)::text FROM \(identifier)\(rest)", arguments.parameters())
      .compactMap { $0[0] }
  }

  func rows(
    _ ids: Set<String>,
    _ connection: PostgresConnection,
    isFiltered: Bool,
    locks: Bool
  ) throws -> PostgresConnection.Table {
    let parameters = isFiltered ? try arguments.parameters() : []
    let condition = isFiltered ? filter.map { " AND (\($0))" } ?? "" : ""
    return try connection.table(
      """
      SELECT * FROM \(identifier) WHERE \(key) = ANY($\(parameters.count + 1))\(condition)\
      \(locks ? " FOR UPDATE" : "")
      """,
      parameters + [.list(ids)]
    )
  }

  // MARK: Reports

  /// Takes a notification about tables. Returns whether there is something to look at.
  func take(_ notification: TableNotification) -> Bool {
    switch notification {
    case .all:
      // The server may be another one, without the triggers.
      state.withLock { state in
        state.pending = nil
        state.name = nil
      }
      return true
    case .row(let table, let id, let replaced):
      return state.withLock { state in
        guard state.name == table || state.name == nil else { return false }
        // Until the name of the table is known, the id cannot be assigned to it, and the next look reads all rows.
        if let id, state.name != nil {
          state.pending?.insert(id)
          if !replaced.isEmpty { state.replaced.append((id, replaced)) }
        } else {
          state.pending = nil
        }
        return true
      }
    case .table, .lost: return false
    }
  }
}
