import Foundation
import GRDB

/// The log of changed rows: a table that the triggers of followed tables write. It has the ids of
/// changed rows, for all processes. Only the newest entries are kept. A process whose position is
/// before them reads all rows again.
enum SQLiteRowLog {
  /// How many entries are kept.
  static let limit = 20_000

  /// The entries of one table in the log.
  struct Entries {
    var ids: Set<DatabaseValue> = []
    /// Changes that were replaced: digests by column.
    var replaced: [(DatabaseValue, [String: String])] = []
  }

  private static func triggers(_ table: String) -> [String] {
    ["insert", "update", "delete"].map { "pando_rows_\(table)_\($0)" }
  }

  /// Whether a table has the triggers.
  static func isInstalled(_ table: String, _ database: Database) throws -> Bool {
    let names = triggers(table)
    let count = try Int.fetchOne(
      database,
      sql: """
        SELECT count(*) FROM sqlite_master
        WHERE (type = 'trigger' AND name IN (?, ?, ?)) OR (type = 'table' AND name = 'pando_row_changes')
        """,
      arguments: StatementArguments(names)
    )
    return count == 4
  }

  /// Makes the log and the triggers of a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - column: The column of its primary key.
  static func install(_ table: String, _ column: String, _ database: Database) throws {
    // Entries are numbered without gaps: a transaction that is rolled back gives its numbers back.
    // No other number is used twice.
    try database.execute(
      sql: """
        CREATE TABLE IF NOT EXISTS pando_row_changes (
          number INTEGER PRIMARY KEY AUTOINCREMENT,
          tbl TEXT NOT NULL,
          id,
          replaced TEXT
        )
        """
    )
    let (name, key) = (table.quotedDatabaseIdentifier, column.quotedDatabaseIdentifier)
    let text = "'\(table.replacing("'", with: "''"))'"
    let events = [("INSERT", "NEW.\(key)"), ("UPDATE", "NEW.\(key)"), ("DELETE", "OLD.\(key)")]
    for (trigger, (event, id)) in zip(triggers(table), events) {
      // A row that gets another id no longer exists under the old one.
      let old =
        event == "UPDATE"
        ? """
        INSERT INTO pando_row_changes (tbl, id) SELECT \(text), OLD.\(key) WHERE OLD.\(key) IS NOT NEW.\(key);
        """ : ""
      try database.execute(
        sql: """
          CREATE TRIGGER IF NOT EXISTS \(trigger.quotedDatabaseIdentifier) AFTER \(event) ON \(name) BEGIN
            \(old)
            INSERT INTO pando_row_changes (tbl, id) VALUES (\(text), \(id));
            DELETE FROM pando_row_changes WHERE number <= last_insert_rowid() - \(limit);
          END
          """
      )
    }
  }

  /// The number of the last entry.
  static func newest(_ database: Database) throws -> Int64 {
    let statement = try database.cachedStatement(
      sql: "SELECT max(number) FROM pando_row_changes"
    )
    return try Int64.fetchOne(statement) ?? 0
  }

  /// The entries of a table after a position; nil if some of them were deleted.
  static func entries(
    of table: String,
    since position: Int64,
    _ database: Database
  ) throws -> Entries? {
    let oldest = try Int64.fetchOne(
      database.cachedStatement(sql: "SELECT min(number) FROM pando_row_changes")
    )
    if let oldest, oldest > position + 1 { return nil }
    let statement = try database.cachedStatement(
      sql: "SELECT id, replaced FROM pando_row_changes WHERE number > ? AND tbl = ?"
    )
    var entries = Entries()
    let rows = try Row.fetchCursor(statement, arguments: [position, table])
    while let row = try rows.next() {
      let id: DatabaseValue = row[0]
      entries.ids.insert(id)
      if let text: String = row[1],
        let columns = try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))
      {
        entries.replaced.append((id, columns))
      }
    }
    return entries
  }

  /// Adds an entry about replaced changes.
  static func note(
    _ id: DatabaseValue,
    of table: String,
    replaced columns: [String: String],
    _ database: Database
  ) throws {
    let text = String(decoding: try JSONEncoder().encode(columns), as: UTF8.self)
    try database.execute(
      sql: "INSERT INTO pando_row_changes (tbl, id, replaced) VALUES (?, ?, ?)",
      arguments: [table, id, text]
    )
    try database.execute(
      sql: "DELETE FROM pando_row_changes WHERE number <= last_insert_rowid() - \(limit)"
    )
  }
}

/// The statements that read a table.
struct SQLiteRowStatements: Sendable {
  let table: String
  /// The column of the primary key, and its name as statements have it.
  let column: String
  let key: String
  /// The row with an id.
  let row: String
  /// The row with an id, if it meets the condition.
  let filteredRow: String
  /// All rows that meet the condition, in order.
  let all: String
  /// Their ids.
  let order: String

  init(_ table: String, _ column: String, _ filter: String?, _ terms: [String]) {
    self.table = table.quotedDatabaseIdentifier
    self.column = column
    key = column.quotedDatabaseIdentifier
    let row = "SELECT * FROM \(self.table) WHERE \(key) = ?"
    self.row = row
    filteredRow = filter.map { "\(row) AND (\($0))" } ?? row
    let condition = filter.map { " WHERE (\($0))" } ?? ""
    // The primary key comes last, so that equal rows have the same order in all processes.
    let rest = "\(condition) ORDER BY \((terms + [key]).joined(separator: ", "))"
    all = "SELECT * FROM \(self.table)\(rest)"
    order = "SELECT \(key) FROM \(self.table)\(rest)"
  }
}
