import Foundation
import GRDB
import PandoDependencies
import PandoSQLite
import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of a table's rows as a shared array.
@Suite struct SQLiteRowTests {
  struct Todo: Codable, Hashable, Sendable, Identifiable, FetchableRecord, PersistableRecord {
    var id: Int
    var title = ""
    var note: String?
    var done = false
  }

  /// The same table, with a type that is not `Equatable`.
  struct Plain: Codable, Sendable, Identifiable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "todo"
    var id: Int
    var title: String
    var done: Bool
  }

  private let folder = ScratchFolder()
  private let statements = Locked<[String]>([])

  private var file: String { folder.file("a.sqlite").path() }

  /// A database in the file, whose writes are noted.
  private func database(notesStatements: Bool = false) throws -> SQLiteDatabase {
    var configuration = Configuration()
    configuration.busyMode = .timeout(10)
    if notesStatements {
      configuration.prepareDatabase { [statements] database in
        database.trace { event in
          let words = "\(event)"
          if ["INSERT INTO \"todo\"", "UPDATE \"todo\"", "DELETE FROM \"todo\"", "BEGIN IMMEDIATE"]
            .contains(where: words.hasPrefix)
          {
            statements.withLock { $0.append(words) }
          }
        }
      }
    }
    return SQLiteDatabase(try DatabasePool(path: file, configuration: configuration))
  }

  private func make(_ database: SQLiteDatabase, _ count: Int) throws {
    try database.writer.write { database in
      try database.execute(
        sql:
          "CREATE TABLE todo (id INTEGER PRIMARY KEY, title TEXT NOT NULL UNIQUE, note TEXT, done BOOLEAN NOT NULL)"
      )
      for id in 1...count { try Todo(id: id, title: "\(id)").insert(database) }
    }
  }

  private func two(_ count: Int = 3) throws -> (
    Shared<IdentifiedArrayOf<Todo>>, Shared<IdentifiedArrayOf<Todo>>
  ) {
    let (here, there) = (try database(), try database())
    try make(here, count)
    return (
      Shared(.rows(of: Todo.self, database: here)), Shared(.rows(of: Todo.self, database: there))
    )
  }

  private func run(_ sql: String, _ database: SQLiteDatabase) throws {
    try database.writer.write { try $0.execute(sql: sql) }
  }

  private func stored(_ database: SQLiteDatabase) throws -> [Todo] {
    try database.writer.read { try Todo.order(Column("id")).fetchAll($0) }
  }

  @Test func changes_areOneStatementForEachRow_ofTheChangedColumns_inOneTransaction() async throws {
    let database = try database(notesStatements: true)
    try make(database, 3)
    let todos = Shared(.rows(of: Todo.self, database: database))
    #expect(todos.wrappedValue.map(\.title) == ["1", "2", "3"])
    statements.withLock { $0 = [] }
    todos.withLock { $0[id: 2]?.done = true }
    try await todos.save()
    #expect(
      statements.withLock { $0 } == [
        "BEGIN IMMEDIATE TRANSACTION", "UPDATE \"todo\" SET \"done\" = ? WHERE \"id\" = ?",
      ]
    )
    statements.withLock { $0 = [] }
    todos.withLock { todos in
      todos.append(Todo(id: 4, title: "4"))
      todos.remove(id: 1)
      todos[id: 3]?.note = "n"
    }
    try await todos.save()
    #expect(
      statements.withLock { $0 } == [
        "BEGIN IMMEDIATE TRANSACTION",
        "DELETE FROM \"todo\" WHERE \"id\" = ?",
        "UPDATE \"todo\" SET \"note\" = ? WHERE \"id\" = ?",
        "INSERT INTO \"todo\" (\"done\", \"id\", \"note\", \"title\") VALUES (?, ?, ?, ?)",
      ]
    )
    let wanted = [
      Todo(id: 2, title: "2", done: true), Todo(id: 3, title: "3", note: "n"),
      Todo(id: 4, title: "4"),
    ]
    #expect(try stored(database) == wanted)
    #expect(todos.wrappedValue.elements == wanted)
  }

  @Test func elementSlice_writesItsRow() async throws {
    let (a, b) = try two()
    let slice = try #require(Shared(a[id: 2]))
    slice.withLock { $0.title = "two" }
    try await a.save()
    #expect(await waitUntil { b.wrappedValue[id: 2]?.title == "two" })
  }

  struct TodoRow: View {
    let todo: Shared<Todo>
    var body: some View { Text(todo.wrappedValue.title) }
  }

  struct TodoList: View {
    let todos: Shared<IdentifiedArrayOf<Todo>>
    var body: some View {
      ForEach(Array(todos)) { TodoRow(todo: $0) }
    }
  }

  @MainActor @Test func rowThatAnotherProcessChanges_isTheOnlyOneEvaluated() async throws {
    let database = try database(notesStatements: true)
    try make(database, 10_000)
    let todos = Shared(.rows(of: Todo.self, database: database))
    let app = await Driver.open(TodoList(todos: todos))
    #expect(app.evaluations(of: TodoRow.self) == 10_000)
    let file = file
    for id in [7, 9_999] {
      let evaluations = await app.evaluations {
        let program = Child.path("SQLiteLoop")
        let sql = "UPDATE todo SET title = 'new \(id)' WHERE id = \(id)"
        #expect(await onThread { Child([program, "sql", file, sql]).wait() } == 0)
        #expect(await waitUntil { todos.wrappedValue[id: id]?.title == "new \(id)" })
      }
      #expect(evaluations == ["TodoRow": 1])
    }
    app.close()
  }

  @Test func rowsThatComeAndGoElsewhere_comeAndGoHere() async throws {
    let (a, b) = try two()
    for round in 1...5 {
      a.withLock { todos in
        todos.remove(id: round)
        todos.append(Todo(id: 100 + round, title: "x\(round)"))
      }
      try await a.save()
      #expect(await waitUntil { b.wrappedValue == a.wrappedValue })
    }
  }

  @Test func order_isThatOfTheKey_alsoOfRowsThatComeLater() async throws {
    let (here, there) = (try database(), try database())
    try make(here, 3)
    let a = Shared(.rows(of: Todo.self, order: ["title DESC"], database: here))
    let b = Shared(.rows(of: Todo.self, order: ["title DESC"], database: there))
    #expect(a.wrappedValue.map(\.title) == ["3", "2", "1"])
    a.withLock { _ = $0.append(Todo(id: 9, title: "25")) }
    #expect(a.wrappedValue.map(\.title) == ["3", "2", "1", "25"])
    try await a.save()
    #expect(await waitUntil { a.wrappedValue.map(\.title) == ["3", "25", "2", "1"] })
    #expect(await waitUntil { b.wrappedValue.map(\.title) == ["3", "25", "2", "1"] })
    b.withLock { $0[id: 9]?.title = "0" }
    try await b.save()
    #expect(await waitUntil { a.wrappedValue.map(\.title) == ["3", "2", "1", "0"] })
  }

  @Test func filter_hasRowsOnlyWhileTheyMeetIt() async throws {
    let (here, there) = (try database(), try database())
    try make(here, 3)
    let open = Shared(.rows(of: Todo.self, filter: "done = ?", arguments: [false], database: here))
    let all = Shared(.rows(of: Todo.self, database: there))
    all.withLock { $0[id: 2]?.done = true }
    try await all.save()
    #expect(await waitUntil { open.wrappedValue.map(\.id) == [1, 3] })
    open.withLock { $0[id: 1]?.done = true }
    try await open.save()
    #expect(await waitUntil { open.wrappedValue.map(\.id) == [3] })
    all.withLock { $0[id: 2]?.done = false }
    try await all.save()
    #expect(await waitUntil { open.wrappedValue.map(\.id) == [2, 3] })
    #expect(try stored(here).map(\.done) == [true, false, false])
  }

  @Test func changesOfOneRow_areMergedByColumn() async throws {
    let (a, b) = try two()
    for round in 1...10 {
      a.withLock { $0[id: 1]?.title = "t\(round)" }
      b.withLock { $0[id: 1]?.note = "n\(round)" }
      try await a.save()
      try await b.save()
      let wanted = Todo(id: 1, title: "t\(round)", note: "n\(round)")
      #expect(
        await waitUntil { a.wrappedValue[id: 1] == wanted && b.wrappedValue[id: 1] == wanted }
      )
    }
    #expect(a.saveError == nil)
    #expect(b.saveError == nil)
  }

  @Test func columnThatBothChange_isWonByTheLast_andTheOtherIsNotified() async throws {
    let (here, there) = (try database(), try database())
    try make(here, 3)
    let a = Shared(.rows(of: Todo.self, database: here))
    let b = Shared(.rows(of: Todo.self, database: there))
    // The writer of the other database is busy, so its save starts from the row that it knows and
    // comes second.
    let (isHeld, mayGo) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let writer = try there.writer
    async let held: Void = onThread {
      writer.asyncWriteWithoutTransaction { _ in
        isHeld.signal()
        mayGo.wait()
      }
    }
    await onThread { isHeld.wait() }
    b.withLock { $0[id: 1]?.title = "b" }
    async let second: Void = b.save()
    a.withLock { $0[id: 1]?.title = "a" }
    try await a.save()
    mayGo.signal()
    await held
    try await second
    #expect(await waitUntil { a.wrappedValue[id: 1]?.title == "b" && a.saveError != nil })
    let error = try #require(a.saveError as? SharedError)
    #expect(error.code == .changeReplaced)
    let conflict = try #require(error.underlying as? MergeConflict<Todo?>)
    #expect(conflict.mine?.title == "a")
    #expect(conflict.theirs?.title == "b")
    #expect(conflict.fields == ["[1].title"])
    #expect(b.saveError == nil)
  }

  @Test func transaction_ofARow_isExact_andReadsThatRowOnly() async throws {
    let (here, there) = (try database(), try database())
    try make(here, 3)
    let a = Shared(.rows(of: Todo.self, database: here))
    let b = Shared(.rows(of: Todo.self, database: there))
    let (x, y) = (try #require(Shared(a[id: 1])), try #require(Shared(b[id: 1])))
    for _ in 1...50 {
      async let one: Void = x.transaction { $0.note = "\((Int($0.note ?? "") ?? 0) + 1)" }
      async let other: Void = y.transaction { $0.note = "\((Int($0.note ?? "") ?? 0) + 1)" }
      _ = try await (one, other)
    }
    #expect(await waitUntil { a.wrappedValue[id: 1]?.note == "100" })
    #expect(await waitUntil { b.wrappedValue[id: 1]?.note == "100" })
  }

  @Test func transaction_ofAllRows_thatThrows_changesNothing() async throws {
    struct Refused: Error {}
    let (a, b) = try two()
    await #expect(throws: Refused.self) {
      try await a.transaction {
        $0.remove(id: 1)
        throw Refused()
      }
    }
    try await a.transaction { todos in _ = todos.append(Todo(id: 8, title: "8")) }
    #expect(a.wrappedValue.map(\.id) == [1, 2, 3, 8])
    #expect(await waitUntil { b.wrappedValue.map(\.id) == [1, 2, 3, 8] })
    let value = Shared(wrappedValue: 0, .inMemory("n"))
    await #expect(throws: SharedError.self) { try await transaction(a, value) { _, _ in } }
  }

  @Test func rowThatTheTableRefuses_isAnError_andStaysInMemory() async throws {
    let (a, b) = try two()
    a.withLock { $0[id: 1]?.title = "2" }
    await #expect(throws: SharedError.self) { try await a.save() }
    #expect(a.wrappedValue[id: 1]?.title == "2")
    #expect(b.wrappedValue[id: 1]?.title == "1")
    a.withLock { $0[id: 1]?.title = "other" }
    try await a.save()
    #expect(await waitUntil { b.wrappedValue[id: 1]?.title == "other" })
  }

  @Test func tableThatIsMadeLater_isFound() async throws {
    let database = try database()
    let todos = Shared(.rows(of: Todo.self, database: database))
    #expect(todos.wrappedValue.isEmpty)
    #expect("\(String(describing: todos.loadError))".contains("no such table: todo"))
    try make(database, 2)
    #expect(await waitUntil { todos.wrappedValue.count == 2 && todos.loadError == nil })
  }

  @Test func tableThatIsMadeAnew_hasItsTriggersAgain() async throws {
    let (here, there) = (try database(), try database())
    try make(here, 3)
    let todos = Shared(.rows(of: Todo.self, database: here))
    #expect(todos.wrappedValue.count == 3)
    try run("DROP TABLE todo", there)
    try make(there, 5)
    #expect(await waitUntil { todos.wrappedValue.count == 5 })
    try run("DELETE FROM todo WHERE id = 4", there)
    #expect(await waitUntil { todos.wrappedValue.map(\.id) == [1, 2, 3, 5] })
  }

  @Test func reader_thatIsFarBehind_readsAllRows() async throws {
    let (here, there) = (try database(), try database())
    try make(here, 3)
    let todos = Shared(.rows(of: Todo.self, database: here))
    #expect(todos.wrappedValue.count == 3)
    let updates = (0..<21_000).map { "UPDATE todo SET note = '\($0)' WHERE id = 1;" }
    try run(updates.joined() + "UPDATE todo SET note = 'last' WHERE id = 3", there)
    #expect(await waitUntil { todos.wrappedValue[id: 3]?.note == "last" })
    #expect(todos.wrappedValue[id: 1]?.note == "20999")
    let count = try await there.writer.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM pando_row_changes")
    }
    #expect(count == 20_000)
  }

  @Test func rowsInMemory_ofATypeThatIsNotEquatable_areKeptToo() async throws {
    let database = SQLiteDatabase.inMemory()
    try make(database, 3)
    let todos = Shared(.rows(of: Plain.self, database: database))
    todos.withLock { $0[id: 2]?.done = true }
    try await todos.save()
    // The column that the type does not have is left as it is.
    try run("UPDATE todo SET note = 'kept', title = 'z' WHERE id = 2", database)
    #expect(await waitUntil { todos.wrappedValue[id: 2]?.title == "z" })
    todos.withLock { $0[id: 2]?.title = "y" }
    try await todos.save()
    #expect(try stored(database)[1] == Todo(id: 2, title: "y", note: "kept", done: true))
  }

  @Test func randomChanges_ofTwo_endInTheTable() async throws {
    let random = SeededGenerator(seed: printedSeed())
    let (here, there) = (try database(), try database())
    try make(here, 20)
    let both = [here, there].map { Shared(.rows(of: Todo.self, database: $0)) }
    var next = 100
    for _ in 0..<150 {
      let one = both[Int(random.next() % 2)]
      next += 1
      let ids = one.wrappedValue.map(\.id)
      let id = ids.isEmpty ? 0 : ids[Int(random.next() % UInt64(ids.count))]
      switch random.next() % 6 {
      case 0: one.withLock { [next] in _ = $0.append(Todo(id: next, title: "\(next)")) }
      case 1: one.withLock { _ = $0.remove(id: id) }
      case 2: try await one.save()
      case 3: one.withLock { [next] in $0[id: id]?.note = "\(next)" }
      default: one.withLock { $0[id: id]?.done.toggle() }
      }
    }
    for one in both + both { try await one.save() }
    let isSame = await waitUntil {
      (try? stored(here)).map { rows in both.allSatisfy { $0.wrappedValue.elements == rows } }
        ?? false
    }
    #expect(isSame)
  }
}
