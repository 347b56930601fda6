import Dispatch
import Foundation
import GRDB
import PandoDependencies
import PandoSharing

/// A table whose changed rows are followed: its triggers, its statements and the position in the log.
/// ``SQLiteRowStore`` (all rows) and ``SQLiteTableQuery`` (rows that meet a condition) read through it.
final class SQLiteTable: Sendable {
  /// The facts about the table that are known so far.
  struct Known: Sendable {
    /// The version of the schema of the file. If it changes, the triggers may be gone.
    var schema: Int64
    var statements: SQLiteRowStatements
    /// The last entry of the log that was read; nil if all rows have to be read.
    var position: Int64?
  }

  /// The changes in the log since the last look.
  enum LogChanges {
    /// All rows have to be read again. `replaced` has the replaced changes that the log knows.
    case all(replaced: [(DatabaseValue, [String: String])])
    /// These rows may have changed; the list is empty if none did.
    case rows(SQLiteRowLog.Entries)
  }

  /// The schema of the file has changed since it was read.
  private struct SchemaChanged: Error {}

  /// If more rows have changed, all rows are read.
  private static let limit = 2000

  let database: SQLiteDatabase
  let name: String
  let filter: String?
  let arguments: StatementArguments
  let terms: [String]
  private let known = Locked<Known?>(nil)

  init(
    _ name: String,
    in database: SQLiteDatabase,
    filter: String?,
    arguments: StatementArguments,
    order: [String]
  ) {
    self.name = name
    self.database = database
    self.filter = filter
    self.arguments = arguments
    terms = order
  }

  /// Makes the next look read all rows.
  func forget() { known.withLock { $0?.position = nil } }

  // MARK: Looking

  /// Reads what changed since the last look, as of one moment.
  ///
  /// - Parameter body: Reads the rows. If it throws, the next look finds the same changes.
  func look<R>(_ body: (Database, Known, LogChanges) throws -> R) throws -> R {
    try knowing { known in
      let (result, position) = try database.writer.read { database in
        try Self.check(known, database)
        let (changes, position) = try self.changes(database, known)
        return (try body(database, known, changes), position)
      }
      self.known.withLock { $0?.position = position }
      return result
    }
  }

  /// Runs `body` in a serializable transaction that is durable when this returns.
  func transaction<R>(_ body: (Database, Known) throws -> R) throws -> R {
    try knowing { known in
      try database.durably { database in
        try Self.check(known, database)
        return try body(database, known)
      }
    }
  }

  /// Runs `body` with what is known of the table, and again if the table was made anew.
  private func knowing<R>(_ body: (Known) throws -> R) throws -> R {
    while true {
      guard let known = known.withLock({ $0 }) else {
        try prepare(database.writer)
        continue
      }
      do {
        return try body(known)
      } catch is SchemaChanged {
        self.known.withLock { $0 = nil }
      }
    }
  }

  private func changes(_ database: Database, _ known: Known) throws -> (LogChanges, Int64) {
    let newest = try SQLiteRowLog.newest(database)
    guard let position = known.position, position <= newest else {
      return (.all(replaced: []), newest)
    }
    if position == newest { return (.rows(SQLiteRowLog.Entries()), newest) }
    guard let log = try SQLiteRowLog.entries(of: name, since: position, database) else {
      return (.all(replaced: []), newest)
    }
    return (log.ids.count > Self.limit ? .all(replaced: log.replaced) : .rows(log), newest)
  }

  /// Makes the log and the triggers that are missing.
  private func prepare(_ writer: any DatabaseWriter) throws {
    let (schema, column) = try writer.read { database in
      let columns = try database.primaryKey(name).columns
      guard columns.count == 1, columns[0] != "rowid" else {
        throw SharedError(
          .valueUnwritable,
          key: name,
          reason: "the table has no primary key of one column",
          remedy: "Give it one, which is the 'id' of its rows."
        )
      }
      let schema = try SQLiteRowLog.isInstalled(name, database) ? Self.schema(database) : nil
      return (schema, columns[0])
    }
    let version =
      try schema
      ?? writer.write { database in
        try SQLiteRowLog.install(name, column, database)
        return try Self.schema(database)
      }
    known.withLock {
      $0 = Known(schema: version, statements: SQLiteRowStatements(name, column, filter, terms))
    }
  }

  private static func schema(_ database: Database) throws -> Int64 {
    try Int64.fetchOne(database.cachedStatement(sql: "PRAGMA schema_version")) ?? 0
  }

  private static func check(_ known: Known, _ database: Database) throws {
    guard try schema(database) == known.schema else { throw SchemaChanged() }
  }

  // MARK: Statements

  /// The statement that reads the row with an id, and its arguments.
  func row(
    _ id: DatabaseValue,
    _ database: Database,
    _ known: Known,
    isFiltered: Bool
  ) throws -> (Statement, StatementArguments) {
    let sql = isFiltered ? known.statements.filteredRow : known.statements.row
    let id: StatementArguments = [id]
    return (try database.cachedStatement(sql: sql), isFiltered ? id + arguments : id)
  }

  /// The statement that reads all rows, in their order.
  func all(_ database: Database, _ known: Known) throws -> Statement {
    try database.cachedStatement(sql: known.statements.all)
  }

  /// The ids of all rows, in their order.
  func order(_ database: Database, _ known: Known) throws -> [DatabaseValue] {
    let statement = try database.cachedStatement(sql: known.statements.order)
    return try DatabaseValue.fetchAll(statement, arguments: arguments)
  }

  // MARK: Reports

  /// Reports that the next look may find changes, or that the database cannot be read. Called on any thread.
  func subscribe(
    _ onChange: @escaping @Sendable (Result<Void, any Error>) -> Void
  ) -> SharedSubscription {
    let outside = database.observe { onChange(.success(())) }
    // On another thread, because this waits for the writer.
    let inside = Locked<(AnyDatabaseCancellable?, isCancelled: Bool)>((nil, false))
    database.async { [database, name] in
      guard let writer = try? database.writer else { return }
      let observation = DatabaseRegionObservation(tracking: Table(name))
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

extension SQLiteDatabase {
  /// Runs `body` in a serializable transaction that survives the loss of power once it is committed.
  ///
  /// - Throws: The error of the body, unchanged. The transaction is then rolled back.
  func durably<R>(_ body: (Database) throws -> R) throws -> R {
    try writer.writeWithoutTransaction { database in
      // This is more than the default in WAL mode.
      try database.execute(sql: "PRAGMA synchronous = FULL")
      var result: R?
      try database.inTransaction(.immediate) {
        result = try body(database)
        return .commit
      }
      // The transaction ends without an error only after the body has returned.
      return result.unsafelyUnwrapped
    }
  }
}
