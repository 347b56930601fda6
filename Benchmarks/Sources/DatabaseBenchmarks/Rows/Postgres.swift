import BenchmarkSupport
import Foundation
import PandoPostgres
import PandoSharing

private struct Account: Codable, Sendable {
  var owner = "Ada"
  var balance = 0
}

/// Measures a transaction, a read and a thousand keys.
///
/// The floor of a transaction is the same statements and the same JSON by hand over libpq.
func postgres(_ url: String, _ schema: String) -> [BenchmarkSupport.Row] {
  let database = PostgresDatabase(url: url, schema: schema, createsDatabase: true)
  let account = Shared(wrappedValue: Account(), .postgres("account", database: database))
  wait { try await account.transaction { $0.balance += 1 } }
  let bare = BareConnection(url)
  bare.run("SET search_path TO \"\(schema)\"")
  let transaction = Paired(count: 100) { count in
    wait { for _ in 0..<count { try await account.transaction { $0.balance += 1 } } }
  } floor: { count in
    for _ in 0..<count { byHand(bare) }
  }
  let memory = Shared(wrappedValue: Account(), .inMemory("account"))
  let reading = Paired(count: 1_000_000) { count in
    for _ in 0..<count { consume(account.wrappedValue.balance) }
  } floor: { count in
    for _ in 0..<count { consume(memory.wrappedValue.balance) }
  }
  return [
    BenchmarkSupport.Row(
      "`transaction` on PostgreSQL, to the same statements by hand over libpq",
      transaction,
      to: "the same statements by hand",
      atMost: 1.3
    ),
    BenchmarkSupport.Row(
      "Reading a value under `.postgres`, to `.inMemory`",
      reading,
      to: "`.inMemory`",
      atMost: 1.1
    ),
    thousandKeys(database, bare),
  ]
}

private func byHand(_ connection: BareConnection) {
  connection.run("BEGIN ISOLATION LEVEL SERIALIZABLE")
  let rows = connection.run(
    """
    SELECT name, revision::text, value, schema_version::text, writer, replaced FROM pando_values
    WHERE name = $1 FOR UPDATE
    """,
    ["account"],
    isBinary: true
  )
  var account = try! JSONDecoder().decode(Account.self, from: rows[0][2])
  account.balance += 1
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  connection.run(
    """
    INSERT INTO pando_values AS v (name, value, schema_version, writer, replaced)
    VALUES ($1, convert_to($2, 'UTF8'), $3, $4, $5)
    ON CONFLICT (name) DO UPDATE SET
      value = excluded.value, schema_version = excluded.schema_version,
      writer = excluded.writer, replaced = excluded.replaced
    RETURNING revision, pg_current_xact_id()
    """,
    ["account", String(decoding: try! encoder.encode(account), as: UTF8.self), "1", "hand", nil]
  )
  connection.run("COMMIT")
}

/// Follows a thousand values, and has another connection change each of them.
private func thousandKeys(
  _ database: PostgresDatabase,
  _ bare: BareConnection
) -> BenchmarkSupport.Row {
  bare.run(
    "INSERT INTO pando_values (name, value) SELECT 'key ' || n, convert_to('0', 'UTF8') FROM generate_series(1, 1000) n"
  )
  let values = (1...1000).map {
    Shared(wrappedValue: 0, .postgres("key \($0)", database: database))
  }
  let start = now()
  bare.run("UPDATE pando_values SET value = convert_to('1', 'UTF8') WHERE name LIKE 'key %'")
  while !values.allSatisfy({ $0.wrappedValue == 1 }), now() - start < 30 { usleep(100) }
  let time = now() - start
  let areSeen = values.allSatisfy { $0.wrappedValue == 1 }
  let listening = bare.text(
    "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"
  )
  return BenchmarkSupport.Row(
    "1,000 keys in one process, changed by one statement of another: connections that listen",
    "\(listening) (all seen after \(time.asTime))",
    atMost: "1",
    isWithin: listening == "1" && areSeen
  )
}
