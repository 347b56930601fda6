import BenchmarkSupport
import CPostgres
import Foundation
import Glibc
import PandoPostgres
import PandoSharing

private struct Account: Codable, Sendable {
  var owner = "Ada"
  var balance = 0
}

/// Values and rows in PostgreSQL, to the same statements by hand over libpq, and to bare notifications.
func postgres(_ url: String) throws -> [Row] {
  let schema = "benchmark_\(UUID().uuidString.lowercased())"
  let application = "pando-benchmark"
  let separator = url.contains("?") ? "&" : "?"
  let database = PostgresDatabase(
    url: "\(url)\(separator)application_name=\(application)",
    schema: schema
  )
  let account = Shared(wrappedValue: Account(), .postgres("account", database: database))
  wait { try await account.transaction { $0.balance += 1 } }
  let hand = Connection(url, schema)
  defer { hand.run("DROP SCHEMA \"\(schema)\" CASCADE") }
  let transaction = Paired(count: 200) { count in
    wait { for _ in 0..<count { try await account.transaction { $0.balance += 1 } } }
  } floor: { count in
    for _ in 0..<count { byHand(hand) }
  }
  let memory = Shared(wrappedValue: Account(), .inMemory("account"))
  let reading = Paired(count: 1_000_000) { count in
    for _ in 0..<count { consume(account.wrappedValue.balance) }
  } floor: { count in
    for _ in 0..<count { consume(memory.wrappedValue.balance) }
  }
  return [
    Row(
      "`transaction` on PostgreSQL, to the same statements by hand",
      transaction,
      to: "the same statements by hand",
      atMost: 1.3
    ),
    Row(
      "Reading a value under `.postgres`, to `.inMemory`",
      reading,
      to: "`.inMemory`",
      atMost: 1.1
    ),
  ] + changes(database, url, schema) + keys(database, hand, application)
}

/// Writes of another connection until they are seen here, to the same write and its bare notification.
private func changes(_ database: PostgresDatabase, _ url: String, _ schema: String) -> [Row] {
  let other = Connection(url, schema)
  // The disk is the same on both sides, and slower than what is compared.
  other.run("SET synchronous_commit TO off")
  other.run(
    "CREATE TABLE todo (id int PRIMARY KEY, title text NOT NULL, done boolean NOT NULL, size int NOT NULL)"
  )
  other.run("INSERT INTO todo SELECT n, 'todo ' || n, false, 0 FROM generate_series(1, 10000) n")
  let count = Shared(wrappedValue: 0, .postgres("count", database: database))
  wait { try await count.transaction { $0 = 1 } }
  let todos = Shared(.rows(of: Todo.self, table: "todo", database: database))
  consume(todos.wrappedValue.count)
  let listener = Connection(url, schema)
  var number = 1
  func write() {
    number += 1
    other.run("UPDATE pando_values SET value = $1 WHERE name = 'count'", ["\(number)"])
  }
  func change() -> Int {
    number += 1
    let id = number % 10_000 + 1
    other.run("UPDATE todo SET size = $1 WHERE id = $2", ["\(number)", "\(id)"])
    return id
  }
  // The first change comes when the connection listens.
  write()
  waitUntil { count.wrappedValue == number }
  listener.run("LISTEN pando_values")
  let seen = Paired(count: 200) { rounds in
    for _ in 0..<rounds {
      write()
      waitUntil { count.wrappedValue == number }
    }
  } floor: { rounds in
    for _ in 0..<rounds {
      listener.drain()
      write()
      listener.wait()
    }
  }
  listener.run("LISTEN pando_rows")
  let rows = Paired(count: 200) { rounds in
    for _ in 0..<rounds {
      let id = change()
      waitUntil { todos[id: id].wrappedValue?.size == number }
    }
  } floor: { rounds in
    for _ in 0..<rounds {
      listener.drain()
      let id = change()
      listener.wait()
      listener.run("SELECT * FROM todo WHERE id = $1", ["\(id)"])
    }
  }
  return [
    Row(
      "A write of another connection until it is seen under `.postgres`, to its bare notification",
      seen,
      to: "the write and NOTIFY",
      atMost: 2
    ),
    Row(
      "One of 10,000 `.rows(of:table:)` changed by another connection, to the same and fetching that row",
      rows,
      to: "the write, NOTIFY and one row",
      atMost: 3
    ),
  ]
}

/// The connections of a process with many keys.
private func keys(_ database: PostgresDatabase, _ hand: Connection, _ application: String) -> [Row]
{
  let values = (0..<1000).map {
    Shared(wrappedValue: 0, .postgres("key \($0)", database: database))
  }
  consume(values.map(\.wrappedValue))
  func count(_ condition: String) -> Int {
    let sql = "SELECT count(*) FROM pg_stat_activity WHERE application_name = $1 AND \(condition)"
    return Int(hand.run(sql, [application])) ?? .max
  }
  let (all, listening) = (count("true"), count("query LIKE 'LISTEN %'"))
  return [
    Row(
      "1,000 keys in one process: connections, and those of them that listen",
      "\(all), \(listening)",
      atMost: "5, 1",
      isWithin: all <= 5 && listening == 1
    )
  ]
}

private func byHand(_ connection: Connection) {
  connection.run("BEGIN ISOLATION LEVEL SERIALIZABLE")
  let text = connection.run(
    """
    SELECT value, name, revision, schema_version, writer, replaced FROM pando_values
    WHERE name IN ($1) ORDER BY name FOR UPDATE
    """,
    ["account"]
  )
  let bytes = stride(from: 2, to: text.count, by: 2).compactMap { index -> UInt8? in
    let start = text.index(text.startIndex, offsetBy: index)
    return UInt8(text[start..<text.index(start, offsetBy: 2)], radix: 16)
  }
  var account = try! JSONDecoder().decode(Account.self, from: Data(bytes))
  account.balance += 1
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  connection.run(
    """
    INSERT INTO pando_values AS v (name, value, schema_version, writer, replaced)
    VALUES ($1, $2, $3, $4, NULL)
    ON CONFLICT (name) DO UPDATE SET
      value = excluded.value, schema_version = excluded.schema_version,
      writer = excluded.writer, replaced = excluded.replaced
    RETURNING revision, pg_current_xact_id()
    """,
    ["account", String(decoding: try! encoder.encode(account), as: UTF8.self), "1", "hand"]
  )
  connection.run("COMMIT")
}

/// A connection of libpq, as one would use it by hand.
private final class Connection {
  private let connection: OpaquePointer

  init(_ url: String, _ schema: String) {
    connection = PQconnectdb(url)
    PQsetNoticeProcessor(connection, { _, _ in }, nil)
    run("SET search_path TO \"\(schema)\"")
  }

  deinit { PQfinish(connection) }

  /// Runs a statement, and returns the first column of its first row.
  @discardableResult
  func run(_ sql: String, _ values: [String] = []) -> String {
    let copies = values.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    let result = PQexecParams(
      connection,
      sql,
      Int32(values.count),
      nil,
      copies.map { UnsafePointer($0) },
      nil,
      nil,
      0
    )
    defer { PQclear(result) }
    let status = PQresultStatus(result)
    guard status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK else {
      fatalError("\(sql): \(String(cString: PQerrorMessage(connection)))")
    }
    guard PQntuples(result) > 0, let value = PQgetvalue(result, 0, 0) else { return "" }
    return String(cString: value)
  }

  /// Forgets the notifications that have arrived.
  func drain() {
    PQconsumeInput(connection)
    while let notification = PQnotifies(connection) { PQfreemem(notification) }
  }

  /// Waits for a notification.
  func wait() {
    while true {
      PQconsumeInput(connection)
      if let notification = PQnotifies(connection) {
        PQfreemem(notification)
        return drain()
      }
      var request = pollfd(fd: PQsocket(connection), events: Int16(POLLIN), revents: 0)
      poll(&request, 1, -1)
    }
  }
}
