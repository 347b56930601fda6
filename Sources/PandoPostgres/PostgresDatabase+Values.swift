import Foundation
import PandoDependencies
package import PandoSharing

extension PostgresDatabase: ValueDatabase {
  package func read(_ names: [String]) throws -> [StoredRow?] {
    // Whoever reads may be the main actor, which does not wait for a server that is known to be away.
    if let absence = state.withLock({ $0.absence }) { throw absence }
    return try retried { connection in
      let rows = try Self.rows(names, connection)
      return names.map { rows[$0] }
    }
  }

  package func transaction(
    _ names: [String],
    _ body: ([StoredRow?]) throws -> [RowContent?]
  ) throws -> [StoredRow?] {
    try retried { try transaction(names, body, $0) }
  }

  /// Runs `body` with a connection to a database that has the table, and again after a conflict, or when a connection
  /// was lost and nothing can have been committed.
  ///
  /// - Parameter repeats: Whether what is to be unique and is there already is a conflict that goes away by itself. It is
  ///   tried three times otherwise, because another process may be adding it at the same time.
  func retried<R>(
    repeats: Bool = true,
    _ body: (PostgresConnection) throws -> R
  ) throws -> R {
    var losses = 0
    var conflicts = 0
    while true {
      do {
        return try use { connection in
          try prepare(connection)
          return try body(connection)
        }
      } catch let error as PostgresConnection.Failure {
        switch error.code {
        case nil where losses < 2:
          // The server may have been started again since the connection was made.
          losses += 1
          dropIdle()
        case "23505" where !repeats && conflicts >= 3: throw failure(error)
        case "40001", "40P01", "23505":
          // Somebody else was first. The pause lets them end, and differs among those who wait.
          conflicts += 1
          let most = UInt32(min(50 << min(conflicts, 8), 10_000))
          usleep(UInt32.random(in: 0...most))
        default: throw failure(error)
        }
      }
    }
  }

  private func transaction(
    _ names: [String],
    _ body: ([StoredRow?]) throws -> [RowContent?],
    _ connection: PostgresConnection
  ) throws -> [StoredRow?] {
    try committed(connection) {
      var result: [StoredRow?] = []
      var transaction: String?
      let rows = try Self.rows(names, connection, locks: true)
      let contents = try body(names.map { rows[$0] })
      for (name, content) in zip(names, contents) {
        guard let content else {
          result.append(rows[name])
          continue
        }
        let (revision, id) = try Self.write(content, name, connection)
        transaction = id
        result.append(StoredRow(revision: revision, content: content))
      }
      return (result, transaction)
    }
  }

  /// Runs `body` in a serialisable transaction, and finds out what became of a commit whose answer was lost.
  ///
  /// - Parameter body: Returns a result, and the identifier of the transaction if it wrote something.
  func committed<R>(
    _ connection: PostgresConnection,
    _ body: () throws -> (R, transaction: String?)
  ) throws -> R {
    try connection.run("BEGIN ISOLATION LEVEL SERIALIZABLE")
    let result: R
    let transaction: String?
    do {
      (result, transaction) = try body()
    } catch {
      _ = try? connection.run("ROLLBACK")
      throw error
    }
    do throws(PostgresConnection.Failure) {
      try connection.run("COMMIT")
    } catch {
      // With an error of the server, it was rolled back. Without one, the connection broke, and the commit may have
      // taken place.
      guard error.code == nil, let transaction else { throw error }
      if try !isCommitted(transaction) { throw error }
    }
    return result
  }

  /// Asks the server what became of a transaction whose commit got no answer.
  ///
  /// - Parameter transaction: The identifier that the server gave it.
  private func isCommitted(_ transaction: String) throws -> Bool {
    dropIdle()
    let end = ContinuousClock.now + .seconds(60)
    var pause: UInt32 = 10_000
    while ContinuousClock.now < end {
      do {
        let rows = try connect().run("SELECT pg_xact_status($1::xid8)", [.text(transaction)])
        switch rows.first?.first ?? nil {
        case "committed": return true
        case "aborted": return false
        case "in progress": break
        // The server has forgotten it, because it is too old.
        default: throw unknown(transaction)
        }
      } catch let error as PostgresConnection.Failure where error.code != nil {
        // Another server answers, which does not know it.
        throw unknown(transaction)
      } catch let error as SharedError where error.code != .databaseUnavailable {
        throw error
      } catch {
        // The server cannot be reached yet.
      }
      usleep(pause)
      pause = min(pause * 2, 500_000)
    }
    throw unknown(transaction)
  }

  /// Nobody can say whether a transaction was committed, so it is not run again.
  private func unknown(_ transaction: String) -> SharedError {
    SharedError(
      .commitUnknown,
      key: displayName,
      reason:
        "the connection broke while transaction \(transaction) was committed, and what became of it is not known",
      remedy: "Load the value, and look."
    )
  }

  // MARK: The table

  /// The key of the advisory lock under which the table is made.
  static let lock = 0x70616E646F

  /// Makes the table and its trigger if there are none.
  private func prepare(_ connection: PostgresConnection) throws(PostgresConnection.Failure) {
    if state.withLock({ $0.hasTable }) { return }
    try connection.run("BEGIN")
    do throws(PostgresConnection.Failure) {
      try connection.run("SELECT pg_advisory_xact_lock(\(Self.lock))")
      if let schema { try connection.run("CREATE SCHEMA IF NOT EXISTS \(Self.quoted(schema))") }
      for statement in Self.table { try connection.run(statement) }
      try connection.run("COMMIT")
    } catch {
      _ = try? connection.run("ROLLBACK")
      throw error
    }
    state.withLock { $0.hasTable = true }
  }

  /// The trigger counts every change and tells of it, also of one that is made by hand. A payload has 8,000 bytes at most,
  /// so a long name is told as a change of any row.
  private static let table = [
    """
    CREATE TABLE IF NOT EXISTS pando_values (
      name text PRIMARY KEY,
      value bytea NOT NULL,
      revision bigint NOT NULL DEFAULT 1,
      schema_version integer NOT NULL DEFAULT 1,
      writer text NOT NULL DEFAULT '',
      replaced bytea,
      changed_at timestamptz NOT NULL DEFAULT now()
    )
    """,
    """
    CREATE OR REPLACE FUNCTION pando_values_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF TG_OP = 'UPDATE' THEN NEW.revision := OLD.revision + 1; END IF;
      NEW.changed_at := now();
      PERFORM pg_notify(
        'pando_values',
        CASE WHEN octet_length(NEW.name) < 7000 THEN TG_TABLE_SCHEMA || '/' || NEW.name
        ELSE TG_TABLE_SCHEMA || '/' END
      );
      RETURN NEW;
    END
    $$
    """,
    """
    CREATE OR REPLACE TRIGGER pando_values_changed BEFORE INSERT OR UPDATE ON pando_values
      FOR EACH ROW EXECUTE FUNCTION pando_values_changed()
    """,
  ]

  static func rows(
    _ names: [String],
    _ connection: PostgresConnection,
    locks: Bool = false
  ) throws(PostgresConnection.Failure) -> [String: StoredRow] {
    let places = names.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
    let found = try connection.run(
      """
      SELECT name, revision, value, schema_version, writer, replaced FROM pando_values
      WHERE name IN (\(places)) ORDER BY name\(locks ? " FOR UPDATE" : "")
      """,
      names.map { .text($0) }
    )
    var rows: [String: StoredRow] = [:]
    for row in found {
      guard let name = row[0], let revision = row[1].flatMap({ Int64($0) }) else { continue }
      rows[name] = StoredRow(
        revision: revision,
        content: RowContent(
          bytes: PostgresConnection.bytes(row[2]) ?? Data(),
          schemaVersion: row[3].flatMap { Int($0) } ?? 1,
          writer: row[4] ?? "",
          replaced: PostgresConnection.bytes(row[5])
        )
      )
    }
    return rows
  }

  /// Writes a row. Returns its revision, and the identifier of the transaction.
  private static func write(
    _ content: RowContent,
    _ name: String,
    _ connection: PostgresConnection
  ) throws(PostgresConnection.Failure) -> (Int64, String?) {
    let rows = try connection.run(
      """
      INSERT INTO pando_values AS v (name, value, schema_version, writer, replaced)
      VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (name) DO UPDATE SET
        value = excluded.value, schema_version = excluded.schema_version,
        writer = excluded.writer, replaced = excluded.replaced
      RETURNING revision, pg_current_xact_id()
      """,
      [
        .text(name), .bytes(content.bytes), .integer(content.schemaVersion), .text(content.writer),
        .bytes(content.replaced),
      ]
    )
    return (rows.first?[0].flatMap { Int64($0) } ?? 1, rows.first?[1])
  }
}
