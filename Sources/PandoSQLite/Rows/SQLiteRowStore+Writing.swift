import GRDB
import PandoDependencies
import PandoSharing

extension SQLiteRowStore {
  func transaction<R>(_ body: (any RowWriter<Record>) throws -> R) throws -> R {
    var thrown: (any Error)?
    do {
      return try table.transaction { database, known in
        do {
          return try body(SQLiteRowWriter(store: self, database: database, known: known))
        } catch let error as DatabaseError {
          throw error
        } catch {
          thrown = error
          throw error
        }
      }
    } catch {
      // The body's own error is not the database's.
      if let thrown { throw thrown }
      throw table.database.failure(error)
    }
  }
}

/// Writes rows in a transaction of SQLite.
private struct SQLiteRowWriter<Record>: RowWriter
where
  Record: FetchableRecord & EncodableRecord & TableRecord & Identifiable & Sendable,
  Record.ID: DatabaseValueConvertible & Sendable
{
  let store: SQLiteRowStore<Record>
  let database: Database
  let known: SQLiteTable.Known

  func rows(_ ids: [Record.ID]) throws -> [Record.ID: Record] {
    var rows: [Record.ID: Record] = [:]
    for id in ids where rows[id] == nil {
      rows[id] = try store.row(id.databaseValue, database, known, isFiltered: false)
    }
    return rows
  }

  func all() throws -> [Record] { try store.all(database, known) }
  func order() throws -> [Record.ID] { try store.order(database, known) }

  func insert(_ cells: [String: RowCell]) throws {
    let columns = cells.keys.sorted()
    guard let id = columns.first(where: { $0.quotedDatabaseIdentifier == known.statements.key }),
      cells[id] != .null
    else {
      throw SharedError(
        .valueUnwritable,
        reason: "a new row of \(Record.databaseTableName) has no id",
        remedy: "Give rows their ids before they are added to the array."
      )
    }
    let names = columns.map(\.quotedDatabaseIdentifier).joined(separator: ", ")
    let places = columns.map { _ in "?" }.joined(separator: ", ")
    try execute(
      "INSERT INTO \(known.statements.table) (\(names)) VALUES (\(places))",
      columns.map { cells[$0]?.databaseValue ?? .null }
    )
  }

  func update(_ id: Record.ID, _ cells: [String: RowCell]) throws {
    let columns = cells.keys.sorted()
    let changes = columns.map { "\($0.quotedDatabaseIdentifier) = ?" }.joined(separator: ", ")
    try execute(
      "UPDATE \(known.statements.table) SET \(changes) WHERE \(known.statements.key) = ?",
      columns.map { cells[$0]?.databaseValue ?? .null } + [id.databaseValue]
    )
  }

  func delete(_ id: Record.ID) throws {
    let statements = known.statements
    try execute("DELETE FROM \(statements.table) WHERE \(statements.key) = ?", [id.databaseValue])
  }

  func note(_ id: Record.ID, replaced columns: [String: String]) throws {
    try SQLiteRowLog.note(
      id.databaseValue,
      of: Record.databaseTableName,
      replaced: columns,
      database
    )
  }

  private func execute(_ sql: String, _ arguments: [DatabaseValue]) throws {
    try database.cachedStatement(sql: sql).execute(arguments: StatementArguments(arguments))
  }
}
