import PandoDependencies
import PandoSharing

/// The rows of one table that meet a condition. Only changed rows are read again.
final class PostgresTableQuery<Record: Decodable & Sendable>: PostgresFollowedQuery {
  private typealias Rows = QueryRows<String, Record, [String?]>

  private let table: PostgresTable
  /// The words of `ORDER BY`. Words that name no column are ignored.
  private let orderNames: [String]
  private let rows = Locked(Rows())
  /// Held while the database is read, so that results are reported in the order in which they were
  /// read.
  private let reading = Lock()

  init(_ table: PostgresTable, orderNames: [String]) {
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
    try table.look { connection, pending, _ in
      guard let pending else {
        let all = try decoded(table.all(connection))
        rows.withLock { $0 = Rows(all) }
        return true
      }
      if pending.isEmpty { return false }
      let found = try decoded(table.rows(pending, connection, isFiltered: true, locks: false))
      let byID = Dictionary(found.map { ($0.id, $0) }) { first, _ in first }
      let changes = pending.map { (id: $0, row: byID[$0]) }
      return try rows.withLock { try $0.apply(changes) { try table.order(connection) } }
    }
  }

  private func decoded(_ found: PostgresConnection.Table) throws -> [Rows.Row] {
    let id = found.columns[table.idColumn]
    let places = orderNames.compactMap { found.columns[$0] ?? found.columns[$0.lowercased()] }
    return try found.rows.map { values in
      Rows.Row(
        id: id.flatMap { values[$0] } ?? "",
        record: try PostgresRowDecoder(columns: found.columns, values: values).decode(Record.self),
        place: places.map { values[$0] }
      )
    }
  }

  func forget() { table.forget() }

  func take(_ notification: TableNotification) -> Bool { table.take(notification) }
}

/// The rows of a statement. If it reads one table whose primary key is one column, only changed rows are read again,
/// and the text of the key tells which. Otherwise all rows are read again.
final class PostgresRowsQuery<Record: Decodable & Sendable>: PostgresFollowedQuery {
  private let query: PostgresQuery
  private let whole: PostgresWholeQuery<[Record]>
  /// Nil before the first load: a key that is only looked up asks no server.
  private let chosen = Locked<(any PostgresFollowedQuery<[Record]>)?>(nil)

  init(_ query: PostgresQuery) {
    self.query = query
    whole = PostgresWholeQuery(query) { table in
      try table.rows.map {
        try PostgresRowDecoder(columns: table.columns, values: $0).decode(Record.self)
      }
    }
  }

  func load() throws -> [Record] { try choose().load() }
  func look() throws -> [Record]? { try choose().look() }
  func forget() { chosen.withLock { $0 }?.forget() }
  func take(_ notification: TableNotification) -> Bool {
    chosen.withLock { $0 }?.take(notification) ?? true
  }

  private func choose() throws -> any PostgresFollowedQuery<[Record]> {
    if let chosen = chosen.withLock({ $0 }) { return chosen }
    let made: any PostgresFollowedQuery<[Record]> = try table() ?? whole
    return chosen.withLock { chosen in
      let first = chosen ?? made
      chosen = first
      return first
    }
  }

  private func table() throws -> (any PostgresFollowedQuery<[Record]>)? {
    guard let select = SimpleSelect(query.sql), query.tables == [select.table] else { return nil }
    if let absence = query.database.state.withLock({ $0.absence }) { throw absence }
    let key = try query.database.retried { try PostgresDatabase.primaryKey(of: select.table, $0) }
    guard let key else { return nil }
    let table = PostgresTable(
      select.table,
      id: key,
      in: query.database,
      filter: select.filter,
      arguments: query.arguments,
      order: select.order
    )
    return PostgresTableQuery<Record>(table, orderNames: select.orderNames)
  }
}
