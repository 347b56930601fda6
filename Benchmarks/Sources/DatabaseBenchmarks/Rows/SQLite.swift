import BenchmarkSupport
import Foundation
import GRDB
import PandoSQLite
import PandoSharing

private struct Account: Codable, Sendable {
  var owner = "Ada"
  var balance = 0
}

/// Measures a transaction on a file, and the read of a value under a key.
///
/// The floor is the same statements and the same JSON by hand, through the same pool of GRDB.
func sqlite(in folder: URL) throws -> [BenchmarkSupport.Row] {
  let database = SQLiteDatabase(path: folder.appending(path: "a.sqlite").path)
  let account = Shared(wrappedValue: Account(), .sqlite("account", database: database))
  let pool = try database.writer
  wait { try await account.transaction { $0.balance += 1 } }
  let transaction = Paired(count: 200) { count in
    wait { for _ in 0..<count { try await account.transaction { $0.balance += 1 } } }
  } floor: { count in
    wait { for _ in 0..<count { try await pool.writeWithoutTransaction(byHand) } }
  }
  let blocking = Paired(count: 200) { count in
    wait { for _ in 0..<count { try await account.transaction { $0.balance += 1 } } }
  } floor: { count in
    for _ in 0..<count { try! pool.writeWithoutTransaction(byHand) }
  }
  let memory = Shared(wrappedValue: Account(), .inMemory("account"))
  let reading = Paired(count: 1_000_000) { count in
    for _ in 0..<count { consume(account.wrappedValue.balance) }
  } floor: { count in
    for _ in 0..<count { consume(memory.wrappedValue.balance) }
  }
  return [
    BenchmarkSupport.Row(
      "`transaction` on SQLite, to the same statements by hand",
      transaction,
      to: "the same statements by hand",
      atMost: 1.3
    ),
    BenchmarkSupport.Row(
      "The same, to them on the thread that asks, which waits for the disk",
      blocking,
      to: "the same statements on the thread that asks"
    ),
    BenchmarkSupport.Row(
      "Reading a value under `.sqlite`, to `.inMemory`",
      reading,
      to: "`.inMemory`",
      atMost: 1.1
    ),
  ]
}

@Sendable private func byHand(_ database: Database) throws {
  try database.execute(sql: "PRAGMA synchronous = FULL")
  try database.inTransaction(.immediate) {
    let select = try database.cachedStatement(
      sql: """
        SELECT revision, value, schema_version, writer, replaced FROM pando_values WHERE name = ?
        """
    )
    let bytes: Data = try GRDB.Row.fetchOne(select, arguments: ["account"])![1]
    var account = try JSONDecoder().decode(Account.self, from: bytes)
    account.balance += 1
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let update = try database.cachedStatement(
      sql: """
        INSERT INTO pando_values (name, value, revision, schema_version, writer, replaced)
        VALUES (?, ?, 1, ?, ?, ?)
        ON CONFLICT (name) DO UPDATE SET
          value = excluded.value, revision = revision + 1, schema_version = excluded.schema_version,
          writer = excluded.writer, replaced = excluded.replaced, changed_at = CURRENT_TIMESTAMP
        RETURNING revision
        """
    )
    _ = try Int64.fetchOne(
      update,
      arguments: ["account", try encoder.encode(account), 1, "hand", nil]
    )
    return .commit
  }
}
