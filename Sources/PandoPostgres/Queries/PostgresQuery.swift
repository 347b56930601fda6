import PandoDependencies
import PandoSharing

/// A query whose result is read again after changes.
protocol PostgresFollowedQuery<Value>: AnyObject, Sendable {
  associatedtype Value: Sendable

  /// The whole result.
  func load() throws -> Value

  /// The result, if it may have changed since it was read last.
  func look() throws -> Value?

  /// Makes the next look read everything.
  func forget()

  /// Takes a notification about tables. Returns whether it is about this query.
  func take(_ notification: TableNotification) -> Bool
}

/// A statement that reads, and the tables whose changes it follows.
final class PostgresQuery: Sendable {
  let database: PostgresDatabase
  let sql: String
  let arguments: PostgresArguments
  let tables: [String]
  /// The names that triggers report for the tables. nil until it is known that the tables have triggers.
  private let names = Locked<Set<String>?>(nil)

  init(
    _ sql: String,
    _ arguments: PostgresArguments,
    tables: [String],
    in database: PostgresDatabase
  ) {
    self.sql = sql
    self.arguments = arguments
    self.tables = tables
    self.database = database
  }

  /// Forgets them after a reconnect, because the server may be another one, without the triggers.
  func forgetNames() { names.withLock { $0 = nil } }

  func follows(_ table: String) -> Bool { names.withLock { $0?.contains(table) ?? true } }

  func run() throws -> PostgresConnection.Table {
    if let absence = database.state.withLock({ $0.absence }) { throw absence }
    let parameters = try arguments.parameters()
    return try database.retried { connection in
      if names.withLock({ $0 }) == nil {
        var found: Set<String> = []
        for table in tables {
          try PostgresDatabase.install(table, id: nil, connection)
          found.insert(try PostgresDatabase.name(of: table, connection))
        }
        names.withLock { $0 = found }
      }
      return try connection.table(sql, parameters)
    }
  }
}

/// The result of any query, which is read again as a whole.
final class PostgresWholeQuery<Value: Sendable>: PostgresFollowedQuery {
  private let query: PostgresQuery
  private let decode: @Sendable (PostgresConnection.Table) throws -> Value
  private let last = Locked<PostgresConnection.Table?>(nil)

  init(
    _ query: PostgresQuery,
    decode: @escaping @Sendable (PostgresConnection.Table) throws -> Value
  ) {
    self.query = query
    self.decode = decode
  }

  func load() throws -> Value { try decode(query.run()) }

  func look() throws -> Value? {
    let table = try query.run()
    let isNew = last.withLock { last in
      defer { last = table }
      return last != table
    }
    return isNew ? try decode(table) : nil
  }

  func forget() { last.withLock { $0 = nil } }

  func take(_ notification: TableNotification) -> Bool {
    switch notification {
    case .all:
      query.forgetNames()
      return true
    case .table(let table): return query.follows(table)
    case .row, .lost: return false
    }
  }
}
