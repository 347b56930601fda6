import GRDB
import PandoDependencies
import PandoSharing

/// A query whose result is read again after changes.
protocol SQLiteFollowedQuery<Value>: AnyObject, Sendable {
  associatedtype Value: Sendable

  /// The whole result.
  func load() throws -> Value

  /// The result, if it may have changed since it was read last.
  func look() throws -> Value?

  /// Reports that the next look may find changes, or that the database cannot be read. Called on any thread.
  func subscribe(
    _ onChange: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) -> SharedSubscription
}

/// The rows of one table that meet a condition. Only changed rows are read again.
final class SQLiteTableQuery<Record: FetchableRecord & Sendable>: SQLiteFollowedQuery {
  private typealias Rows = QueryRows<DatabaseValue, Record, [DatabaseValue]>

  private let table: SQLiteTable
  /// The words of `ORDER BY`. Words that name no column are ignored.
  private let orderNames: [String]
  private let rows = Locked(Rows())
  /// Held while the database is read, so that results are reported in the order in which they were
  /// read.
  private let reading = Lock()

  init(_ table: SQLiteTable, orderNames: [String]) {
    self.table = table
    self.orderNames = orderNames
  }

  func load() throws -> [Record] {
    try reading.withLock {
      table.forget()
      _ = try read()
      return rows.withLock { $0.records }
    }
  }

  func look() throws -> [Record]? {
    try reading.withLock { try read() ? rows.withLock { $0.records } : nil }
  }

  /// Returns whether anything may have changed.
  private func read() throws -> Bool {
    try table.look { database, known, changes in
      switch changes {
      case .all:
        let all = try Row.fetchCursor(table.all(database, known), arguments: table.arguments)
        var read: [Rows.Row] = []
        while let row = try all.next() { read.append(try self.row(row, known)) }
        rows.withLock { [read] in $0 = Rows(read) }
        return true
      case .rows(let log):
        if log.ids.isEmpty { return false }
        let changes = try log.ids.map { id in
          let (statement, arguments) = try table.row(id, database, known, isFiltered: true)
          let row = try Row.fetchOne(statement, arguments: arguments)
          return (id: id, row: try row.map { try self.row($0, known) })
        }
        return try rows.withLock { try $0.apply(changes) { try table.order(database, known) } }
      }
    }
  }

  private func row(_ row: Row, _ known: SQLiteTable.Known) throws -> Rows.Row {
    Rows.Row(
      id: row[known.statements.column],
      record: try Record(row: row),
      place: orderNames.map { name in
        let column: DatabaseValue? = row[name]
        return column ?? .null
      }
    )
  }

  func subscribe(
    _ onChange: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) -> SharedSubscription {
    table.subscribe(onChange)
  }
}

/// The result of any query, which is read again as a whole.
final class SQLiteWholeQuery<Value: Sendable>: SQLiteFollowedQuery {
  private let database: SQLiteDatabase
  private let fetch: @Sendable (Database) throws -> Value

  init(in database: SQLiteDatabase, fetch: @escaping @Sendable (Database) throws -> Value) {
    self.database = database
    self.fetch = fetch
  }

  func load() throws -> Value { try database.writer.read(fetch) }
  func look() throws -> Value? { try load() }

  func subscribe(
    _ onChange: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) -> SharedSubscription {
    let outside = database.observe { onChange(.success(())) }
    let observation = ValueObservation.tracking { [fetch] database in _ = try fetch(database) }
    do {
      let inside = observation.start(
        in: try database.writer,
        scheduling: .async(onQueue: database.reports),
        onError: { [database] in onChange(.failure(database.failure($0))) },
        onChange: { onChange(.success(())) }
      )
      return SharedSubscription {
        inside.cancel()
        outside.cancel()
      }
    } catch {
      onChange(.failure(error))
      return outside
    }
  }
}

/// The rows of a statement. They are followed row by row if the statement reads one table, the table has a primary key
/// of one column, and this program may give it triggers. Otherwise each change reads all rows.
final class SQLiteRowsQuery<Record: FetchableRecord & Sendable>: SQLiteFollowedQuery {
  private let database: SQLiteDatabase
  private let sql: String
  private let arguments: StatementArguments
  private let whole: SQLiteWholeQuery<[Record]>
  /// Nil before the first load: a key that is only looked up reads no statement.
  private let query = Locked<(any SQLiteFollowedQuery<[Record]>)?>(nil)

  init(_ sql: String, _ arguments: StatementArguments, in database: SQLiteDatabase) {
    self.sql = sql
    self.arguments = arguments
    self.database = database
    whole = SQLiteWholeQuery(in: database) { database in
      try Record.fetchAll(database, sql: sql, arguments: arguments)
    }
  }

  private var chosen: any SQLiteFollowedQuery<[Record]> {
    query.withLock { query in
      let chosen: any SQLiteFollowedQuery<[Record]> = query ?? table ?? whole
      query = chosen
      return chosen
    }
  }

  private var table: (any SQLiteFollowedQuery<[Record]>)? {
    guard let select = SimpleSelect(sql), !select.hasNumberedParameters, !select.table.contains(".")
    else { return nil }
    let table = SQLiteTable(
      select.table,
      in: database,
      filter: select.filter,
      arguments: arguments,
      order: select.order
    )
    return SQLiteTableQuery<Record>(table, orderNames: select.orderNames)
  }

  func load() throws -> [Record] { try read { try $0.load() } }
  func look() throws -> [Record]? { try read { try $0.look() } }

  private func read<R>(_ body: (any SQLiteFollowedQuery<[Record]>) throws -> R) throws -> R {
    let query = chosen
    do {
      return try body(query)
    } catch {
      if query === whole { throw error }
      // If the statement itself fails, that is the error, and the table is tried again.
      let result = try body(whole)
      self.query.withLock { $0 = whole }
      return result
    }
  }

  func subscribe(
    _ onChange: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) -> SharedSubscription {
    chosen.subscribe(onChange)
  }
}
