import Foundation
import PandoDependencies
import PandoTestSupport
import Testing

@testable import PandoPostgres
@testable import PandoSharing

/// Tests of several processes and machines over one database, some of which are killed or cut off.
@Suite(.serialized) struct PostgresProcessTests {
  let server: PostgresServer
  let schema = "processes_\(UUID())"

  init() throws { server = try PostgresServer.shared.get() }

  private func sum(_ database: PostgresDatabase? = nil) -> Shared<Int> {
    Shared(wrappedValue: 0, .postgres("sum", database: database ?? server.database(schema: schema)))
  }

  @Test func transactions_ofTwoProcesses_addUp() async throws {
    let (times, program) = (20_000, Child.path("PostgresLoop"))
    let children = [0, 1].map { _ in
      Child([program, "count", server.url(), schema, "\(times)"], isPatient: true)
    }
    let statuses = await onThread { children.map { $0.wait() } }
    #expect(statuses == [0, 0])
    #expect(sum().wrappedValue == 2 * times)
  }

  @Test func process_thatIsKilledAtAnyMoment_losesNothingThatWasDurable() async throws {
    let loop = KilledLoop([Child.path("PostgresLoop"), "save", server.url(), schema])
    // One more number may be durable that was not printed, because the server may be about to
    // commit it.
    let last = await loop.run(200) { #expect(sum().wrappedValue >= $0) }
    #expect(last > 0)
    let value = sum()
    #expect(value.loadError == nil)
    #expect(value.wrappedValue >= last)
    try await value.transaction { $0 += 1 }
  }

  @Test func process_thatIsKilledWhileItWritesRows_losesNothingThatWasDurable() async throws {
    struct Item: Codable, Hashable, Sendable, Identifiable {
      var id: Int
      var count = 0
    }
    let database = server.database(schema: schema)
    try database.retried { connection in
      try connection.run("CREATE TABLE item (id int PRIMARY KEY, count int NOT NULL)")
      try connection.run("INSERT INTO item VALUES (1, 0)")
    }
    let items = Shared(.rows(of: Item.self, table: "item", database: database))
    let loop = KilledLoop([Child.path("PostgresLoop"), "rows", server.url(), schema])
    let last = await loop.run(30) { last in
      #expect(await waitUntil { items.wrappedValue[id: 1]?.count ?? 0 >= last })
    }
    #expect(last > 0)
    #expect(items.loadError == nil)
    try await items.transaction { $0[id: 1]?.count += 1 }
  }

  @Test func tableThatAnotherLocksForFiveSeconds_isWaitedFor() async throws {
    let value = sum()
    try await value.transaction { $0 = 1 }
    let other = server.database(schema: schema)
    let isLocked = Watched(false)
    async let lock: Void = onThread {
      _ = try? other.use { connection in
        try connection.run("BEGIN")
        try connection.run("LOCK TABLE pando_values")
        isLocked.update { $0 = true }
        try connection.run("SELECT pg_sleep(5)")
        try connection.run("COMMIT")
      }
    }
    #expect(await isLocked.wait { $0 })
    value.withLock { $0 += 1 }
    #expect(value.wrappedValue == 2)
    try await value.save()
    try await value.transaction { $0 += 1 }
    await lock
    #expect(value.wrappedValue == 3)
    #expect(value.saveError == nil)
  }

  @Test func disk_thatIsFull_isAnError_andTheChangeIsSavedLater() async throws {
    let value = sum()
    try await value.transaction { $0 = 1 }
    // This is the server's own code for a full disk, for every write of the table.
    try server.database(schema: schema).use { connection in
      try connection.run(
        """
        CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$
        """
      )
      try connection.run(
        "CREATE TRIGGER full_disk BEFORE UPDATE ON pando_values FOR EACH ROW EXECUTE FUNCTION full_disk()"
      )
    }
    value.withLock { $0 = 2 }
    let error = await #expect(throws: SharedError.self) { try await value.save() }
    #expect(error?.code == .storageFull)
    #expect(value.wrappedValue == 2)
    try server.database(schema: schema).use {
      _ = try $0.run("DROP TRIGGER full_disk ON pando_values")
    }
    try await value.save()
    #expect(value.saveError == nil)
    #expect(sum().wrappedValue == 2)
  }

  @Test func change_isSeenByTwoHundredListeners() async throws {
    let writer = sum()
    try await writer.transaction { $0 = 1 }
    let readers = (0..<200).map { _ in sum() }
    for round in 2...4 {
      try await writer.transaction { $0 = round }
      #expect(await waitUntil { readers.allSatisfy { $0.wrappedValue == round } })
    }
    #expect(readers.allSatisfy { $0.loadError == nil })
  }

  @Test func server_thatFailsOverToAnother_losesNothingThatWasDurable_andMissesNothing()
    async throws
  {
    struct Row: Codable, Hashable, Sendable, Identifiable {
      var id: Int
      var name = ""
    }
    let primary = try PostgresServer()
    defer { primary.end() }
    let standby = try primary.standby()
    defer { standby.end() }
    // A commit returns when the standby server has it too.
    try PostgresDatabase(url: primary.url()).use { connection in
      try connection.run("ALTER SYSTEM SET synchronous_standby_names = '*'")
      try connection.run("SELECT pg_reload_conf()")
      try connection.run("CREATE TABLE item (id int PRIMARY KEY, name text NOT NULL)")
    }
    let hosts = "127.0.0.1:\(primary.port),127.0.0.1:\(standby.port)"
    let url =
      "postgres://tester:secret-of-the-test@\(hosts)/postgres?target_session_attrs=read-write"
    let (here, there) = (PostgresDatabase(url: url), PostgresDatabase(url: url))
    let (a, b) = (sum(here), sum(there))
    let (x, y) = (
      Shared(.rows(of: Row.self, table: "item", database: here)),
      Shared(.rows(of: Row.self, table: "item", database: there))
    )
    try await a.transaction { $0 = 7 }
    x.withLock { _ = $0.append(Row(id: 1, name: "before")) }
    try await x.save()
    #expect(await waitUntil { b.wrappedValue == 7 && y.wrappedValue.count == 1 })
    primary.stop(atOnce: true)
    #expect(await waitUntil { a.loadError != nil && y.loadError != nil })
    a.withLock { $0 = 8 }
    y.withLock { _ = $0.append(Row(id: 2, name: "while")) }
    try standby.promote()
    #expect(await waitUntil { a.wrappedValue == 8 && b.wrappedValue == 8 })
    #expect(await waitUntil { x.wrappedValue == y.wrappedValue && x.wrappedValue.count == 2 })
    #expect(await waitUntil { a.loadError == nil && y.loadError == nil && y.saveError == nil })
    try await b.transaction { $0 += 1 }
    #expect(await waitUntil { a.wrappedValue == 9 })
  }
}
