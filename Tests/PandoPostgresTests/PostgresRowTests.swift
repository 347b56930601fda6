import Foundation
import Observation
import PandoDependencies
import PandoTestSupport
import Testing

@testable import PandoPostgres
@testable import PandoSharing

/// Tests of a table's rows as a shared array.
///
/// They run one after another, because some stop and start the server.
@Suite(.serialized) struct PostgresRowTests {
  enum Kind: String, Codable, Sendable { case plain, urgent }

  struct Place: Codable, Hashable, Sendable {
    var room = ""
    var seats: [Int] = []
  }

  struct Todo: Codable, Hashable, Sendable, Identifiable {
    var id: Int
    var title = ""
    var note: String?
    var done = false
    var kind = Kind.plain
    var due: Date?
    var size = 1.5
    var mark: UUID?
    var data = Data()
    var place = Place()
  }

  struct Named: Codable, Hashable, Sendable, Identifiable {
    var id: String
    var size = 0
  }

  let server: PostgresServer
  let schema = "rows_\(UUID())"

  /// A server for this suite alone, whose tests stop it.
  private static let own = Result { try PostgresServer() }

  init() throws { server = try Self.own.get() }

  /// Two machines over the table of the tests.
  private func two(_ count: Int = 3) throws -> (PostgresDatabase, PostgresDatabase) {
    let (here, there) = (server.database(schema: schema), server.database(schema: schema))
    try there.retried { connection in
      try connection.run(
        """
        CREATE TABLE todo (
          id int PRIMARY KEY, title text NOT NULL UNIQUE, note text, done boolean NOT NULL DEFAULT false,
          kind text NOT NULL DEFAULT 'plain', due timestamptz, size double precision NOT NULL DEFAULT 1.5,
          mark uuid, data bytea NOT NULL DEFAULT '', place jsonb NOT NULL DEFAULT '{"room":"","seats":[]}',
          changes int NOT NULL DEFAULT 0
        )
        """
      )
      try connection.run(
        "INSERT INTO todo (id, title) SELECT n, n::text FROM generate_series(1, \(count)) n"
      )
      try connection.run(
        """
        CREATE FUNCTION count_change() RETURNS trigger LANGUAGE plpgsql AS
        $$ BEGIN NEW.changes := OLD.changes + 1; RETURN NEW; END $$
        """
      )
      try connection.run(
        "CREATE TRIGGER count_change BEFORE UPDATE ON todo FOR EACH ROW EXECUTE FUNCTION count_change()"
      )
    }
    return (here, there)
  }

  private func todos(_ database: PostgresDatabase) -> Shared<IdentifiedArrayOf<Todo>> {
    Shared(.rows(of: Todo.self, table: "todo", database: database))
  }

  @Test func changes_areOneStatementForEachRow_andSeenOnTheOtherMachine() async throws {
    let (here, there) = try two()
    let (a, b) = (todos(here), todos(there))
    #expect(a.wrappedValue.map(\.title) == ["1", "2", "3"])
    let full = Todo(
      id: 4,
      title: "é '\\\"",
      note: "n",
      done: true,
      kind: .urgent,
      due: Date(timeIntervalSince1970: 1_795_000_000.25),
      size: -0.1,
      mark: UUID(),
      data: Data([0, 255, 92]),
      place: Place(room: "x", seats: [1, 2])
    )
    a.withLock { todos in
      todos[id: 2]?.done = true
      todos[id: 2]?.note = "two"
      todos.remove(id: 1)
      todos.append(full)
    }
    try await a.save()
    #expect(await waitUntil { b.wrappedValue == a.wrappedValue })
    #expect(b.wrappedValue[id: 4] == full)
    b.withLock { $0[id: 4]?.note = nil }
    try await b.save()
    #expect(await waitUntil { a.wrappedValue[id: 4]?.note == nil })
    let counts = try there.use { try $0.run("SELECT changes FROM todo ORDER BY id") }
    #expect(counts == [["1"], ["0"], ["1"]])
  }

  @Test func rowChangedByAnotherProcess_notifiesItsReadersOnly() async throws {
    let (here, there) = try two(2000)
    let a = todos(here)
    let woken = Watched<[Int]>([])
    for id in 1...2000 {
      withObservationTracking {
        _ = a[id: id].wrappedValue?.title
      } onChange: {
        woken.update { $0.append(id) }
      }
    }
    // The read of the table after the connection begins to listen finds nothing new.
    try there.use { _ = try $0.run("UPDATE todo SET title = 'new' WHERE id = 7") }
    #expect(await woken.wait { !$0.isEmpty })
    #expect(await waitUntil { a.wrappedValue[id: 7]?.title == "new" })
    #expect(woken.value == [7])
  }

  @Test func order_filter_andLongIds() async throws {
    let (here, there) = try two()
    let open = Shared(
      .rows(
        of: Todo.self,
        table: "todo",
        filter: "done = $1",
        arguments: [false],
        order: ["title DESC"],
        database: here
      )
    )
    let b = todos(there)
    #expect(open.wrappedValue.map(\.id) == [3, 2, 1])
    b.withLock { todos in
      todos[id: 2]?.done = true
      todos.append(Todo(id: 9, title: "25"))
    }
    try await b.save()
    #expect(await waitUntil { open.wrappedValue.map(\.id) == [3, 9, 1] })
    open.withLock { $0[id: 9]?.title = "0" }
    try await open.save()
    #expect(await waitUntil { open.wrappedValue.map(\.id) == [3, 1, 9] })

    try there.use { _ = try $0.run("CREATE TABLE named (id text PRIMARY KEY, size int NOT NULL)") }
    let x = Shared(.rows(of: Named.self, table: "named", database: here))
    let y = Shared(.rows(of: Named.self, table: "named", database: there))
    // The text is random, so that the server cannot compress it: longer index entries are refused.
    let long = (0..<200).map { _ in UUID().uuidString }.joined()
    let ids = [long.prefix(2000), "a\tb\"\\{},'", "é"].map { String($0) }
    for id in ids { x.withLock { _ = $0.append(Named(id: id)) } }
    try await x.save()
    #expect(await waitUntil { y.wrappedValue.count == 3 })
    for id in ids { y.withLock { $0[id: id]?.size = 5 } }
    try await y.save()
    #expect(await waitUntil { x.wrappedValue.allSatisfy { $0.size == 5 } })
  }

  @Test func idThatIsLongerThanAPayload_isSeen() async throws {
    let (here, there) = try two()
    try there.use { _ = try $0.run("CREATE TABLE named (id text NOT NULL, size int NOT NULL)") }
    let x = Shared(.rows(of: Named.self, table: "named", database: here))
    let y = Shared(.rows(of: Named.self, table: "named", database: there))
    let id = String(repeating: "n", count: 9000)
    x.withLock { _ = $0.append(Named(id: id)) }
    try await x.save()
    #expect(await waitUntil { y.wrappedValue[id: id] != nil })
    y.withLock { $0[id: id]?.size = 7 }
    try await y.save()
    #expect(await waitUntil { x.wrappedValue[id: id]?.size == 7 })
  }

  /// Counts the connections that wait for this one, directly or through another one.
  private static let waitingForThisOne = """
    WITH RECURSIVE waiting AS (
      SELECT pg_backend_pid() AS pid UNION
      SELECT a.pid FROM pg_stat_activity a JOIN waiting w ON w.pid = ANY(pg_blocking_pids(a.pid))
    ) SELECT count(*) - 1 FROM waiting
    """

  @Test func changesOfOneRow_areMerged_andTheLoserIsNotified() async throws {
    let (here, there) = try two()
    let (a, b) = (todos(here), todos(there))
    for round in 1...5 {
      a.withLock { $0[id: 1]?.title = "t\(round)" }
      b.withLock { $0[id: 1]?.note = "n\(round)" }
      try await a.save()
      try await b.save()
      let wanted = Todo(id: 1, title: "t\(round)", note: "n\(round)")
      #expect(
        await waitUntil { a.wrappedValue[id: 1] == wanted && b.wrappedValue[id: 1] == wanted }
      )
    }
    #expect(a.saveError == nil && b.saveError == nil)
    // A third connection locks the row until both others wait for it, so that both start from the same row.
    let other = server.database(schema: schema)
    try other.use { connection in
      try connection.run("BEGIN")
      try connection.run("LOCK TABLE todo")
    }
    a.withLock { $0[id: 2]?.title = "a" }
    async let first: Void = a.save()
    b.withLock { $0[id: 2]?.title = "b" }
    async let second: Void = b.save()
    while try other.use({ try $0.run(Self.waitingForThisOne)[0][0] }) != "2" {
      try await pauseBeforeNextLook()
    }
    _ = try other.use { try $0.run("COMMIT") }
    _ = try await (first, second)
    #expect(
      await waitUntil {
        a.wrappedValue[id: 2] == b.wrappedValue[id: 2] && (a.saveError != nil || b.saveError != nil)
      }
    )
    let losers = [a, b].compactMap { $0.saveError as? SharedError }
    #expect(losers.map(\.code) == [.changeReplaced])
    let conflict = try #require(losers.first?.underlying as? MergeConflict<Todo?>)
    #expect(conflict.fields == ["[2].title"])
  }

  @Test func transactions_ofOneRow_areExact() async throws {
    let (here, there) = try two()
    let (a, b) = (todos(here), todos(there))
    let (x, y) = (try #require(Shared(a[id: 1])), try #require(Shared(b[id: 1])))
    for _ in 1...50 {
      async let one: Void = x.transaction { $0.size += 1 }
      async let other: Void = y.transaction { $0.size += 1 }
      _ = try await (one, other)
    }
    #expect(
      await waitUntil {
        a.wrappedValue[id: 1]?.size == 101.5 && b.wrappedValue[id: 1]?.size == 101.5
      }
    )
    try await a.transaction { _ = $0.remove(id: 3) }
    #expect(await waitUntil { b.wrappedValue.map(\.id) == [1, 2] })
  }

  @Test func server_thatIsAway_missesNothing_andChangesWait() async throws {
    let (here, there) = try two()
    let (a, b) = (todos(here), todos(there))
    #expect(a.wrappedValue.count == 3)
    server.stop(atOnce: true)
    #expect(await waitUntil { a.loadError != nil && b.loadError != nil })
    a.withLock { $0[id: 1]?.note = "a" }
    b.withLock { $0[id: 1]?.title = "b" }
    try server.start()
    // A connection that does not listen changes a row before the listening one has reconnected.
    try server.database(schema: schema).use {
      _ = try $0.run("UPDATE todo SET title = 'hand' WHERE id = 3")
    }
    let wanted = Todo(id: 1, title: "b", note: "a")
    for one in [a, b] {
      #expect(
        await waitUntil {
          one.wrappedValue[id: 1] == wanted && one.wrappedValue[id: 3]?.title == "hand"
        }
      )
      #expect(await waitUntil { one.loadError == nil && one.saveError == nil })
    }
  }

  @Test func rowThatTheTableRefuses_isAnError() async throws {
    let (here, there) = try two()
    let (a, b) = (todos(here), todos(there))
    a.withLock { $0[id: 1]?.title = "2" }
    let error = await #expect(throws: SharedError.self) { try await a.save() }
    #expect(error?.code == .valueUnwritable)
    #expect(b.wrappedValue[id: 1]?.title == "1")
    a.withLock { $0[id: 1]?.title = "other" }
    try await a.save()
    #expect(await waitUntil { b.wrappedValue[id: 1]?.title == "other" })
  }

  @Test func textWithAZero_isRefused_andNotCut() async throws {
    let (here, there) = try two()
    let (a, b) = (todos(here), todos(there))
    a.withLock { $0[id: 1]?.title = "be\0hind" }
    await #expect(throws: SharedError.self) { try await a.save() }
    a.withLock { $0[id: 2]?.note = "seen" }
    a.withLock { $0[id: 1]?.title = "before and behind" }
    try await a.save()
    #expect(await waitUntil { b.wrappedValue[id: 1]?.title == "before and behind" })
    #expect(await waitUntil { b.wrappedValue[id: 2]?.note == "seen" })
  }

  @Test func truncation_andTableThatIsMissing() async throws {
    let (here, there) = try two()
    let a = todos(here)
    #expect(a.wrappedValue.count == 3)
    try there.use { _ = try $0.run("TRUNCATE todo") }
    #expect(await waitUntil { a.wrappedValue.isEmpty })
    let missing = Shared(.rows(of: Todo.self, table: "missing", database: here))
    #expect(missing.wrappedValue.isEmpty)
    #expect((missing.loadError as? SharedError)?.code == .databaseRefused)
  }

  @Test func queries_followTheirTables_withArgumentsApart() async throws {
    let (here, there) = try two()
    let open = SharedReader(
      wrappedValue: [] as [Todo],
      .fetchAll(
        sql: "SELECT * FROM todo WHERE done = $1 ORDER BY id",
        arguments: [false],
        tables: ["todo"],
        database: here
      )
    )
    let named = SharedReader(
      wrappedValue: nil as Todo?,
      .fetchOne(
        sql: "SELECT * FROM todo WHERE title = $1",
        arguments: ["'; DROP TABLE todo; --"],
        tables: ["todo"],
        database: here
      )
    )
    let count = SharedReader(
      wrappedValue: nil as Int?,
      .fetchValue(sql: "SELECT count(*) FROM todo", tables: ["todo"], database: here)
    )
    #expect(open.wrappedValue.map(\.id) == [1, 2, 3])
    #expect(named.wrappedValue == nil)
    #expect(count.wrappedValue == 3)
    let b = todos(there)
    b.withLock { todos in
      todos[id: 2]?.done = true
      todos[id: 3]?.title = "'; DROP TABLE todo; --"
      todos.append(Todo(id: 7, title: "7"))
    }
    try await b.save()
    #expect(await waitUntil { open.wrappedValue.map(\.id) == [1, 3, 7] })
    #expect(await waitUntil { named.wrappedValue?.id == 3 && count.wrappedValue == 4 })
    server.stop(atOnce: true)
    #expect(await waitUntil { count.loadError != nil })
    try server.start()
    try server.database(schema: schema).use { _ = try $0.run("DELETE FROM todo WHERE id = 7") }
    #expect(await waitUntil { count.wrappedValue == 3 && count.loadError == nil })
    let failing = SharedReader(
      wrappedValue: nil as Int?,
      .fetchValue(sql: "SELECT nothing FROM todo", tables: ["todo"], database: here)
    )
    #expect("\(String(describing: failing.loadError))".contains("nothing"))
  }

  @Test func queryOfATable_fetchesTheRowsThatChanged() async throws {
    let (here, there) = try two(2000)
    let open = SharedReader(
      wrappedValue: [] as [Todo],
      .fetchAll(
        sql: "SELECT * FROM todo WHERE done = $1 ORDER BY Title DESC",
        arguments: [false],
        tables: ["todo"],
        database: here
      )
    )
    #expect(open.wrappedValue.count == 2000)
    let steps = [
      // A process that reads the whole table when its connection begins to listen may find this.
      "UPDATE todo SET note = 'new' WHERE id = 7", "UPDATE todo SET note = 'newer' WHERE id = 9",
      "UPDATE todo SET title = 'a' WHERE id = 8",
      "UPDATE todo SET done = true WHERE id < 100", "DELETE FROM todo WHERE id > 1900",
      "INSERT INTO todo (id, title) VALUES (5000, 'b')",
      "UPDATE todo SET done = false WHERE id = 7", "UPDATE todo SET id = 6000 WHERE id = 5000",
      "TRUNCATE todo",
    ]
    for sql in steps {
      try there.use { _ = try $0.run(sql) }
      let ids = try there.use {
        try $0.run("SELECT id, note FROM todo WHERE NOT done ORDER BY title DESC, id")
      }
      let isSame = await waitUntil { open.wrappedValue.map { ["\($0.id)", $0.note] } == ids }
      #expect(isSame, "\(sql)")
      guard sql == steps[1] else { continue }
      // The count of connections whose last statement was this one.
      let asked = try there.use {
        try $0.run(
          "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'SELECT * FROM \"todo\" WHERE \"id\" = ANY($2)%'"
        )
      }
      #expect(asked.first?.first != "0")
    }
  }
}
