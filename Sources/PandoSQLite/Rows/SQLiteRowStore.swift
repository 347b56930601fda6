import Dispatch
import Foundation
import GRDB
import PandoDependencies
import PandoSharing

/// The rows of a record's table.
final class SQLiteRowStore<Record>: RowStore
where
  Record: FetchableRecord & EncodableRecord & TableRecord & Identifiable & Sendable,
  Record.ID: DatabaseValueConvertible & Sendable
{
  /// What is known of the table.
  struct Known: Sendable {
    /// The version of the schema of the file, which says whether the triggers may be gone.
    var schema: Int64
    var statements: SQLiteRowStatements
    /// The last entry of the log that was looked at; nil if all rows are to be read.
    var position: Int64?
  }

  /// The schema of the file is not the one that is known.
  struct SchemaChanged: Error {}

  /// More changed rows than these are read together with all others.
  private static var limit: Int { 2000 }

  let database: SQLiteDatabase
  let filter: String?
  let arguments: StatementArguments
  let terms: [String]
  let known = Locked<Known?>(nil)

  init(
    in database: SQLiteDatabase,
    filter: String?,
    arguments: StatementArguments,
    order: [String]
  ) {
    self.database = database
    self.filter = filter
    self.arguments = arguments
    terms = order
  }

  var displayName: String { database.displayName }

  /// The first word of each term.
  var orderColumns: Set<String>? {
    Set(
      terms.map {
        String($0.prefix { !$0.isWhitespace }).trimmingCharacters(
          in: CharacterSet(charactersIn: "\"")
        )
      }
    )
  }

  func async(_ work: @escaping @Sendable () -> Void) { database.async(work) }

  // MARK: Cells

  func cells(of element: Record) throws -> [String: RowCell] {
    do {
      return try element.databaseDictionary.mapValues(RowCell.init)
    } catch {
      throw SharedError(
        .valueUnencodable,
        reason: "a row of \(Record.databaseTableName) could not be encoded: \(error)",
        underlying: error
      )
    }
  }

  func element(of cells: [String: RowCell]) throws -> Record {
    try Record(row: Row(cells.mapValues { $0.databaseValue as (any DatabaseValueConvertible)? }))
  }

  // MARK: In

  func forget() { known.withLock { $0?.position = nil } }

  func look(needsOrder: ([Record.ID: Record?]) -> Bool) throws -> RowChanges<Record> {
    do {
      let writer = try database.writer
      while true {
        guard let known = known.withLock({ $0 }) else {
          try prepare(writer)
          continue
        }
        do {
          let (changes, position) = try writer.read { try self.changes($0, known, needsOrder) }
          self.known.withLock { $0?.position = position }
          return changes
        } catch is SchemaChanged {
          self.known.withLock { $0 = nil }
        }
      }
    } catch {
      throw database.failure(error)
    }
  }

  /// Makes the log and the triggers that are missing.
  func prepare(_ writer: any DatabaseWriter) throws {
    let table = Record.databaseTableName
    let (schema, column) = try writer.read { database in
      let columns = try database.primaryKey(table).columns
      guard columns.count == 1, columns[0] != "rowid" else {
        throw SharedError(
          .valueUnwritable,
          key: table,
          reason: "the table has no primary key of one column",
          remedy: "Give it one, which is the 'id' of \(Record.self)."
        )
      }
      let schema = try SQLiteRowLog.isInstalled(table, database) ? Self.schema(database) : nil
      return (schema, columns[0])
    }
    let version =
      try schema
      ?? writer.write { database in
        try SQLiteRowLog.install(table, column, database)
        return try Self.schema(database)
      }
    known.withLock {
      $0 = Known(
        schema: version,
        statements: SQLiteRowStatements(table, column, filter, terms)
      )
    }
  }

  static func schema(_ database: Database) throws -> Int64 {
    try Int64.fetchOne(database.cachedStatement(sql: "PRAGMA schema_version")) ?? 0
  }

  /// What changed since the position, and the new position.
  private func changes(
    _ database: Database,
    _ known: Known,
    _ needsOrder: ([Record.ID: Record?]) -> Bool
  ) throws -> (RowChanges<Record>, Int64) {
    guard try Self.schema(database) == known.schema else { throw SchemaChanged() }
    let newest = try SQLiteRowLog.newest(database)
    guard let position = known.position, position <= newest else {
      return (RowChanges(all: try all(database, known)), newest)
    }
    if position == newest { return (RowChanges(), newest) }
    guard
      let log = try SQLiteRowLog.entries(
        of: Record.databaseTableName,
        since: position,
        database
      )
    else { return (RowChanges(all: try all(database, known)), newest) }
    if log.ids.count > Self.limit {
      var changes = RowChanges(all: try all(database, known))
      changes.replaced = log.replaced.compactMap(Self.note)
      return (changes, newest)
    }
    var changes = RowChanges<Record>(replaced: log.replaced.compactMap(Self.note))
    for id in log.ids {
      if let row = try row(id, database, known, isFiltered: true) {
        changes.rows.updateValue(row, forKey: row.id)
      } else if let id = Record.ID.fromDatabaseValue(id) {
        changes.rows.updateValue(nil, forKey: id)
      }
    }
    if needsOrder(changes.rows) { changes.order = try order(database, known) }
    return (changes, newest)
  }

  private static func note(
    _ id: DatabaseValue,
    _ columns: [String: String]
  ) -> (Record.ID, [String: String])? {
    Record.ID.fromDatabaseValue(id).map { ($0, columns) }
  }

  // MARK: Reading

  func row(
    _ id: DatabaseValue,
    _ database: Database,
    _ known: Known,
    isFiltered: Bool
  ) throws -> Record? {
    let statements = known.statements
    let statement = try database.cachedStatement(
      sql: isFiltered ? statements.filteredRow : statements.row
    )
    let id: StatementArguments = [id]
    return try Record.fetchOne(statement, arguments: isFiltered ? id + arguments : id)
  }

  func all(_ database: Database, _ known: Known) throws -> [Record] {
    let statement = try database.cachedStatement(sql: known.statements.all)
    return try Record.fetchAll(statement, arguments: arguments)
  }

  func order(_ database: Database, _ known: Known) throws -> [Record.ID] {
    let statement = try database.cachedStatement(sql: known.statements.order)
    return try DatabaseValue.fetchAll(statement, arguments: arguments)
      .compactMap { Record.ID.fromDatabaseValue($0) }
  }

  // MARK: Reports

  func subscribe(
    _ onChange: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) -> SharedSubscription {
    let outside = database.observe { onChange(.success(())) }
    // It waits for the writer, which the caller's thread is not to do.
    let inside = Locked<(AnyDatabaseCancellable?, isCancelled: Bool)>((nil, false))
    database.async { [database] in
      guard let writer = try? database.writer else { return }
      let observation = DatabaseRegionObservation(tracking: Table(Record.databaseTableName))
        .start(
          in: writer,
          onError: { onChange(.failure(database.failure($0))) },
          onChange: { _ in onChange(.success(())) }
        )
      let isCancelled = inside.withLock { inside in
        inside.0 = observation
        return inside.isCancelled
      }
      if isCancelled { observation.cancel() }
    }
    return SharedSubscription {
      let observation = inside.withLock { inside in
        inside.isCancelled = true
        return inside.0.take()
      }
      observation?.cancel()
      outside.cancel()
    }
  }
}

extension RowCell {
  init(_ value: DatabaseValue) {
    self =
      switch value.storage {
      case .null: .null
      case .int64(let value): .integer(value)
      case .double(let value): .real(value)
      case .string(let value): .text(value)
      case .blob(let value): .bytes(value)
      }
  }

  var databaseValue: DatabaseValue {
    switch self {
    case .null: .null
    case .integer(let value): value.databaseValue
    case .real(let value): value.databaseValue
    case .text(let value): value.databaseValue
    case .bytes(let value): value.databaseValue
    }
  }
}
