import Foundation
import PandoDependencies
import PandoSharing

/// A notification of the listening connection about the tables of the application.
enum TableNotification: Sendable {
  /// A row of a table changed. Without an id it is any row of it. `replaced` has digests of what was replaced, by column.
  case row(table: String, id: String?, replaced: [String: String])
  /// A statement changed a table.
  case table(String)
  /// Anything may have changed, because nobody listened.
  case all
  /// The database cannot be reached.
  case lost(any Error)

  /// Reads a notification of PostgreSQL; nil if it is not about tables.
  init?(_ notification: PostgresConnection.Notification) {
    switch notification.channel {
    case "pando_tables": self = .table(notification.payload)
    case "pando_rows":
      let parts = notification.payload.split(
        separator: "\t",
        maxSplits: 2,
        omittingEmptySubsequences: false
      )
      guard parts.count == 3 else { return nil }
      let replaced = try? JSONDecoder().decode([String: String].self, from: Data(parts[1].utf8))
      self = .row(
        table: String(parts[0]),
        id: parts[2].isEmpty ? nil : String(parts[2]),
        replaced: replaced ?? [:]
      )
    default: return nil
    }
  }
}

extension PostgresDatabase {
  /// Calls `onNotification` with each notification about tables, on any thread. It must not wait there.
  func followTables(
    _ onNotification: @escaping @Sendable (TableNotification) -> Void
  ) -> SharedSubscription {
    let (number, isListening) = state.withLock { state in
      state.next += 1
      state.tables[state.next] = onNotification
      return (state.next, state.isListening)
    }
    startListening()
    // The connection listened already, so this observer may have missed notifications.
    if isListening { onNotification(.all) }
    return SharedSubscription { [self] in
      let released = state.withLock { $0.tables.removeValue(forKey: number) }
      withExtendedLifetime(released) {}
    }
  }

  func tell(_ notification: TableNotification) {
    for observer in state.withLock({ Array($0.tables.values) }) { observer(notification) }
  }

  // MARK: Triggers

  /// The schema and the name of a table, as triggers report them.
  ///
  /// - Throws: ``PostgresConnection/Failure`` if there is no such table.
  static func name(
    of table: String,
    _ connection: PostgresConnection
  ) throws(PostgresConnection.Failure) -> String {
    let rows = try connection.run(
      """
      SELECT n.nspname || '.' || c.relname
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.oid = $1::regclass
      """,
      [.text(identifier(table))]
    )
    return rows.first?.first.flatMap { $0 } ?? table
  }

  /// The column of a table's primary key; nil if there are several or none, or if the text of its
  /// type does not identify a row.
  ///
  /// - Throws: ``PostgresConnection/Failure`` if there is no such table.
  static func primaryKey(
    of table: String,
    _ connection: PostgresConnection
  ) throws(PostgresConnection.Failure) -> String? {
    let columns = try connection.run(
      """
      SELECT a.attname, format_type(a.atttypid, NULL) FROM pg_index i
      JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)
      WHERE i.indrelid = $1::regclass AND i.indisprimary
      """,
      [.text(identifier(table))]
    )
    let types = ["smallint", "integer", "bigint", "text", "character varying", "uuid"]
    guard columns.count == 1, let type = columns[0][1], types.contains(type) else { return nil }
    return columns[0][0]
  }

  /// The quoted name of a table, which may have a schema before a dot.
  static func identifier(_ table: String) -> String {
    table.split(separator: ".").map { quoted(String($0)) }.joined(separator: ".")
  }

  /// Makes the missing triggers of a table. They notify either of each row, with its id, or of each statement. Only the
  /// owner of the table may make triggers.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - id: The column with the id of a row; nil for statements.
  static func install(
    _ table: String,
    id: String?,
    _ connection: PostgresConnection
  ) throws(PostgresConnection.Failure) {
    let trigger = id == nil ? "pando_table_changed" : "pando_row_changed"
    let found = try connection.run(
      """
      SELECT count(*) FROM pg_trigger
      WHERE tgrelid = $1::regclass AND tgname::text IN ($2::text, $2::text || '_by_truncation')
      """,
      [.text(identifier(table)), .text(trigger)]
    )
    if found.first?.first == "2" { return }
    try connection.run("BEGIN")
    do throws(PostgresConnection.Failure) {
      try connection.run("SELECT pg_advisory_xact_lock(\(lock))")
      for statement in functions { try connection.run(statement) }
      let name = identifier(table)
      let argument = "'\((id ?? "").replacing("'", with: "''"))'"
      let kind = id == nil ? "STATEMENT" : "ROW"
      try connection.run(
        """
        CREATE OR REPLACE TRIGGER \(trigger) AFTER INSERT OR UPDATE OR DELETE ON \(name)
          FOR EACH \(kind) EXECUTE FUNCTION \(trigger)(\(argument))
        """
      )
      try connection.run(
        """
        CREATE OR REPLACE TRIGGER \(trigger)_by_truncation AFTER TRUNCATE ON \(name)
          FOR EACH STATEMENT EXECUTE FUNCTION \(trigger)(\(argument))
        """
      )
      try connection.run("COMMIT")
    } catch {
      _ = try? connection.run("ROLLBACK")
      throw error
    }
  }

  /// A payload has less than 8,000 bytes, so a change of a row with a long id is reported as a
  /// change of any row.
  private static let functions = [
    """
    CREATE OR REPLACE FUNCTION pando_row_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      name text := TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME;
      id text := '';
      old_id text := '';
    BEGIN
      IF TG_OP IN ('INSERT', 'UPDATE') THEN id := to_jsonb(NEW) ->> TG_ARGV[0]; END IF;
      IF TG_OP IN ('DELETE', 'UPDATE') THEN old_id := to_jsonb(OLD) ->> TG_ARGV[0]; END IF;
      IF TG_OP = 'DELETE' THEN id := old_id; END IF;
      IF octet_length(id) > 7000 THEN id := ''; END IF;
      PERFORM pg_notify('pando_rows', name || E'\\t\\t' || id);
      IF TG_OP = 'UPDATE' AND old_id <> id AND octet_length(old_id) <= 7000 THEN
        PERFORM pg_notify('pando_rows', name || E'\\t\\t' || old_id);
      END IF;
      RETURN NULL;
    END
    $$
    """,
    """
    CREATE OR REPLACE FUNCTION pando_table_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('pando_tables', TG_TABLE_SCHEMA || '.' || TG_TABLE_NAME);
      RETURN NULL;
    END
    $$
    """,
  ]
}
