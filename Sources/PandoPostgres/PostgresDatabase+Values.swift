import Foundation
import PandoDependencies
package import PandoSharing

extension PostgresDatabase: ValueDatabase {
  package func read(_ names: [String]) throws -> [StoredRow?] {
    // The caller may be the main actor, which must not wait for a server that is known to be away.
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

  /// Runs `body` with a connection to a database that has the table, and again after a conflict, or
  /// when a connection was lost and nothing can have been committed. It also runs again when the
  /// table is missing, because the database may have been made anew, and when the server refuses
  /// writes, because another server may have taken its place.
  ///
  /// - Parameter repeats: Whether the violation of a unique constraint is a conflict that ends by itself. If not, `body`
  ///   is repeated three times at most, because another process may be adding the same row.
  func retried<R>(
    repeats: Bool = true,
    _ body: (PostgresConnection) throws -> R
  ) throws -> R {
    var losses = 0
    var conflicts = 0
    var hasRecreatedTable = false
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
        case "25006" where losses < 2:
          losses += 1
          dropIdle()
        case "42P01" where !hasRecreatedTable, "3F000" where !hasRecreatedTable:
          hasRecreatedTable = true
          state.withLock { $0.hasTable = false }
        case "23505" where !repeats && conflicts >= 3: throw failure(error)
        case "40001", "40P01", "23505":
          // Another transaction was first. The pause is random, so that waiting ones do not collide
          // again.
          conflicts += 1
          let most = UInt32(min(50 << min(conflicts, 8), 10_000))
          usleep(UInt32.random(in: 0...most))
        default: throw failure(error)
        }
      }
    }
  }

  /// Runs a transaction in two round trips. Transactions that write the same rows wait for each other before they
  /// begin. Otherwise one would find newer rows than its snapshot has, and begin again.
  private func transaction(
    _ names: [String],
    _ body: ([StoredRow?]) throws -> [RowContent?],
    _ connection: PostgresConnection
  ) throws -> [StoredRow?] {
    let locks = Self.locks(names, schema)
    let opening = connection.batch(
      locks.map { key in
        PostgresConnection.Statement(
          sql: "SELECT pg_advisory_lock($1)",
          values: [key],
          isPrepared: true,
          isOwnTransaction: true
        )
      }
        + [
          PostgresConnection.Statement(sql: "BEGIN ISOLATION LEVEL SERIALIZABLE"),
          Self.select(names, locks: true),
          PostgresConnection.Statement(sql: "SELECT pg_current_xact_id()::text", isPrepared: true),
        ]
    )
    let rows: [String: StoredRow]
    let transaction: String?
    let contents: [RowContent?]
    do {
      let replies = try opening.map { try $0.get() }
      rows = Self.rows(replies[locks.count + 1])
      transaction = replies[locks.count + 2].text(0, 0)
      contents = try body(names.map { rows[$0] })
    } catch {
      Self.giveUp(connection)
      throw error
    }
    let changes = zip(names, contents).compactMap { name, content in
      content.map { (name, $0) }
    }
    let closing = connection.batch(
      changes.map { Self.write($1, $0) } + [
        PostgresConnection.Statement(sql: "COMMIT"),
        PostgresConnection.Statement(sql: "SELECT pg_advisory_unlock_all()", isPrepared: true),
      ]
    )
    let isAnswered: Bool
    do throws(PostgresConnection.Failure) {
      for reply in closing.dropLast() { _ = try reply.get() }
      isAnswered = true
    } catch {
      // With an error of the server, it was rolled back. Without one, the connection broke, and the commit may have
      // taken place.
      guard error.code == nil, let transaction else {
        Self.giveUp(connection)
        throw error
      }
      if try !isCommitted(transaction) { throw error }
      isAnswered = false
    }
    if isAnswered {
      var written: [String: StoredRow] = [:]
      for ((name, content), reply) in zip(changes, closing) {
        let revision = (try? reply.get())?.text(0, 0).flatMap { Int64($0) }
        written[name] = StoredRow(revision: revision ?? 1, content: content)
      }
      return names.map { written[$0] ?? rows[$0] }
    }
    // The revisions are not known: the server counts each write, and this one was the next.
    let written = Dictionary(changes) { _, last in last }
    return names.map { name in
      written[name].map { StoredRow(revision: (rows[name]?.revision ?? 0) + 1, content: $0) }
        ?? rows[name]
    }
  }

  /// Rolls back, and lets others begin.
  private static func giveUp(_ connection: PostgresConnection) {
    guard connection.isOpen else { return }
    _ = connection.batch([
      PostgresConnection.Statement(sql: "ROLLBACK"),
      PostgresConnection.Statement(sql: "SELECT pg_advisory_unlock_all()", isPrepared: true),
    ])
  }

  /// The keys of the advisory locks of rows, in an order that is the same for all.
  private static func locks(_ names: [String], _ schema: String?) -> [PostgresConnection.Value] {
    let keys = names.map { name in
      // FNV-1a. Two names with one key wait for each other without need.
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in "\(schema ?? "")/\(name)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      return Int64(bitPattern: hash)
    }
    return Set(keys).sorted().map { .integer($0) }
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

  /// The trigger counts and reports every change, including one that is made by hand. A payload has
  /// 8,000 bytes at most, so a change of a row with a long name is reported as a change of any row.
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
    _ connection: PostgresConnection
  ) throws(PostgresConnection.Failure) -> [String: StoredRow] {
    rows(try connection.batch([select(names, locks: false)])[0].get())
  }

  /// The statement that reads rows.
  private static func select(_ names: [String], locks: Bool) -> PostgresConnection.Statement {
    PostgresConnection.Statement(
      sql: """
        SELECT name, revision::text, value, schema_version::text, writer, replaced FROM pando_values
        WHERE name = ANY($1::text[]) ORDER BY name\(locks ? " FOR UPDATE" : "")
        """,
      values: [.list(names)],
      isPrepared: true
    )
  }

  private static func rows(_ reply: PostgresReply) -> [String: StoredRow] {
    var rows: [String: StoredRow] = [:]
    for row in 0..<reply.count {
      guard let name = reply.text(row, 0), let revision = reply.text(row, 1).flatMap({ Int64($0) })
      else { continue }
      rows[name] = StoredRow(
        revision: revision,
        content: RowContent(
          bytes: reply.data(row, 2) ?? Data(),
          schemaVersion: reply.text(row, 3).flatMap { Int($0) } ?? 1,
          writer: reply.text(row, 4) ?? "",
          replaced: reply.data(row, 5)
        )
      )
    }
    return rows
  }

  /// The statement that writes a row, and returns its revision.
  private static func write(_ content: RowContent, _ name: String) -> PostgresConnection.Statement {
    PostgresConnection.Statement(
      sql: """
        INSERT INTO pando_values AS v (name, value, schema_version, writer, replaced)
        VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (name) DO UPDATE SET
          value = excluded.value, schema_version = excluded.schema_version,
          writer = excluded.writer, replaced = excluded.replaced
        RETURNING revision::text
        """,
      values: [
        .text(name), .bytes(content.bytes), .integer(content.schemaVersion), .text(content.writer),
        .bytes(content.replaced),
      ],
      isPrepared: true
    )
  }
}
