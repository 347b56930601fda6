import Foundation
import GRDB
import PandoDependencies
import PandoSQLite
import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of queries that follow a database.
@Suite struct SQLiteQueryTests {
  struct Todo: Codable, Hashable, FetchableRecord, PersistableRecord, Sendable {
    var id: Int
    var title: String
    var done = false
  }

  struct Counts: SQLiteFetchRequest {
    func fetch(_ database: Database) throws -> [Bool: Int] {
      [
        true: try Todo.filter(Column("done") == true).fetchCount(database),
        false: try Todo.filter(Column("done") == false).fetchCount(database),
      ]
    }
  }

  private func make(_ database: SQLiteDatabase) throws {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("todos") { database in
      try database.create(table: "todo") { table in
        table.primaryKey("id", .integer)
        table.column("title", .text).notNull()
        table.column("done", .boolean).notNull()
      }
    }
    try migrator.migrate(database.writer)
  }

  @Test func rows_followTheDatabase() async throws {
    let database = SQLiteDatabase.inMemory()
    try make(database)
    try await withDependencies {
      $0.defaultDatabase = database
    } operation: {
      let sql = "SELECT * FROM todo WHERE done = ? ORDER BY id"
      @SharedReader(.fetchAll(sql: sql, arguments: [false])) var open: [Todo] = []
      @SharedReader(.fetchOne(sql: "SELECT * FROM todo WHERE id = 2")) var second: Todo?
      @SharedReader(.fetchValue(sql: "SELECT count(*) FROM todo")) var count: Int?
      @SharedReader(.fetch(Counts())) var counts: [Bool: Int] = [:]
      #expect(open.isEmpty)
      #expect(count == 0)
      try await database.writer.write { database in
        try Todo(id: 1, title: "a").insert(database)
        try Todo(id: 2, title: "b").insert(database)
      }
      let (openRows, total) = ($open, $count)
      let areInserted = await waitUntil {
        openRows.wrappedValue.map(\.title) == ["a", "b"] && total.wrappedValue == 2
      }
      #expect(areInserted)
      try await database.writer.write { try Todo(id: 2, title: "b", done: true).update($0) }
      let (row, each) = ($second, $counts)
      let isUpdated = await waitUntil {
        openRows.wrappedValue.map(\.id) == [1] && row.wrappedValue?.done == true
          && each.wrappedValue == [true: 1, false: 1]
      }
      #expect(isUpdated)
    }
  }

  @Test func rows_thatAnotherProcessChanges_areSeen() async throws {
    let folder = ScratchFolder()
    let file = folder.file("a.sqlite").path()
    let (here, there) = (SQLiteDatabase(path: file), SQLiteDatabase(path: file))
    try make(here)
    let count = SharedReader(
      wrappedValue: nil as Int?,
      .fetchValue(sql: "SELECT count(*) FROM todo", database: here)
    )
    for id in 1...10 {
      try await there.writer.write { try Todo(id: id, title: "x").insert($0) }
      #expect(await waitUntil { count.wrappedValue == id })
    }
  }

  @Test func queryThatFails_isAnError() throws {
    let database = SQLiteDatabase.inMemory()
    let count = SharedReader(
      wrappedValue: nil as Int?,
      .fetchValue(sql: "SELECT count(*) FROM missing", database: database)
    )
    #expect(count.wrappedValue == nil)
    let error = try #require(count.loadError as? SharedError)
    #expect(error.description.contains("no such table: missing"), "\(error)")
  }

  // MARK: Row by row

  private let folder = ScratchFolder()
  private let statements = Locked<[String]>([])

  private var file: String { folder.file("rows.sqlite").path() }

  /// A database in a file with `count` rows, which notes the reads of the table.
  private func many(_ count: Int) throws -> SQLiteDatabase {
    var configuration = Configuration()
    configuration.prepareDatabase { [statements] database in
      database.trace { event in
        let words = "\(event)"
        if words.contains("FROM \"todo\"") || words.contains("FROM todo") {
          statements.withLock { $0.append(words) }
        }
      }
    }
    let database = SQLiteDatabase(try DatabasePool(path: file, configuration: configuration))
    try make(database)
    try database.writer.write { database in
      for id in 1...count { try Todo(id: id, title: "\(id)").insert(database) }
    }
    return database
  }

  private func run(_ sql: String) async throws {
    let program = Child.path("SQLiteLoop")
    let file = file
    #expect(await onThread { Child([program, "sql", file, sql]).wait() } == 0)
  }

  struct TodoRow: View {
    let todo: Todo
    var body: some View { Text(todo.title) }
  }

  struct TodoList: View {
    let todos: SharedReader<[Todo]>
    var body: some View {
      ForEach(todos.wrappedValue, id: \.id) { TodoRow(todo: $0) }
    }
  }

  @MainActor @Test func rowThatAnotherProcessChanges_isTheOnlyOneFetched_andEvaluated()
    async throws
  {
    let database = try many(10_000)
    // The program makes another table, after which the triggers are looked for again.
    try await run("SELECT 1")
    let todos = SharedReader<[Todo]>(
      wrappedValue: [],
      .fetchAll(
        sql: "SELECT * FROM todo WHERE done = ? ORDER BY id",
        arguments: [false],
        database: database
      )
    )
    let app = await Driver.open(TodoList(todos: todos))
    #expect(app.evaluations(of: TodoRow.self) == 10_000)
    for id in [7, 9_999] {
      statements.withLock { $0 = [] }
      let evaluations = await app.evaluations {
        try? await run("UPDATE todo SET title = 'new \(id)' WHERE id = \(id)")
        #expect(await waitUntil { todos.wrappedValue[id - 1].title == "new \(id)" })
      }
      #expect(evaluations["TodoRow"] == 1)
      #expect(
        statements.withLock { $0 } == ["SELECT * FROM \"todo\" WHERE \"id\" = ? AND (done = ?)"]
      )
    }
    app.close()
  }

  @Test func rowsThatComeGoAndMove_areInTheirPlaces() async throws {
    let database = try many(5)
    let todos = SharedReader<[Todo]>(
      wrappedValue: [],
      .fetchAll(
        sql: "SELECT * FROM todo WHERE done = ? ORDER BY title DESC",
        arguments: [false],
        database: database
      )
    )
    #expect(todos.wrappedValue.map(\.id) == [5, 4, 3, 2, 1])
    let steps = [
      ("UPDATE todo SET done = 1 WHERE id = 4", [5, 3, 2, 1]),
      ("UPDATE todo SET done = 0, title = '0' WHERE id = 4", [5, 3, 2, 1, 4]),
      ("UPDATE todo SET title = '25' WHERE id = 1", [5, 3, 1, 2, 4]),
      ("DELETE FROM todo WHERE id IN (2, 5)", [3, 1, 4]),
      ("INSERT INTO todo (id, title, done) VALUES (9, '3', 0)", [3, 9, 1, 4]),
      ("UPDATE todo SET id = 8 WHERE id = 3", [8, 9, 1, 4]),
      ("DELETE FROM todo", []),
    ]
    for (sql, ids) in steps {
      try await database.writer.write { try $0.execute(sql: sql) }
      #expect(await waitUntil { todos.wrappedValue.map(\.id) == ids }, "\(sql)")
    }
  }

  @Test(
    arguments: [
      "SELECT * FROM todo LIMIT 2", "SELECT * FROM todo AS t", "SELECT * FROM view",
      "SELECT * FROM todo WHERE title = (SELECT max(title) FROM todo)",
      "SELECT * FROM plain WHERE done = 0 ORDER BY id",
    ]
  )
  func queryThatIsNotOfRowsOfATable_isReadAsAWhole(_ sql: String) async throws {
    let database = try many(3)
    try await database.writer.write { database in
      try database.execute(sql: "CREATE VIEW view AS SELECT * FROM todo")
      // The table has no primary key.
      try database.execute(sql: "CREATE TABLE plain (id INTEGER, title TEXT, done BOOLEAN)")
      try database.execute(sql: "INSERT INTO plain SELECT * FROM todo")
    }
    let todos = SharedReader<[Todo]>(wrappedValue: [], .fetchAll(sql: sql, database: database))
    #expect(!todos.wrappedValue.isEmpty)
    #expect(todos.loadError == nil)
    for table in ["todo", "plain"] {
      try await run("UPDATE \(table) SET title = '9' || title")
    }
    let wanted = try await database.writer.read { try Todo.fetchAll($0, sql: sql) }
    #expect(await waitUntil { todos.wrappedValue == wanted })
  }

  @Test func tableThatIsMadeAnew_isFollowed() async throws {
    let database = try many(3)
    let todos = SharedReader<[Todo]>(
      wrappedValue: [],
      .fetchAll(sql: "SELECT * FROM todo", database: database)
    )
    #expect(todos.wrappedValue.count == 3)
    try await run(
      """
      DROP TABLE todo;
      CREATE TABLE todo (id INTEGER PRIMARY KEY, title TEXT, done BOOLEAN);
      INSERT INTO todo VALUES (1, 'new', 0);
      """
    )
    #expect(await waitUntil { todos.wrappedValue.map(\.title) == ["new"] })
    try await run("UPDATE todo SET title = 'newer'")
    #expect(await waitUntil { todos.wrappedValue.map(\.title) == ["newer"] })
  }

  @Test func randomChanges_giveWhatTheStatementGives() async throws {
    let random = SeededGenerator(seed: printedSeed())
    let database = try many(20)
    let sql = "SELECT * FROM todo WHERE done = 0 OR title > '5' ORDER BY title, id"
    let todos = SharedReader<[Todo]>(wrappedValue: [], .fetchAll(sql: sql, database: database))
    for round in 0..<100 {
      let (id, title) = (Int(random.next() % 30), "\(random.next() % 10)")
      try await database.writer.write { database in
        switch round % 4 {
        case 0: try Todo(id: id, title: title).upsert(database)
        case 1: _ = try Todo.deleteOne(database, key: id)
        case 2: try database.execute(sql: "UPDATE todo SET done = NOT done WHERE id % 3 = 0")
        default:
          try database.execute(
            sql: "UPDATE todo SET title = ? WHERE id = ?",
            arguments: [title, id]
          )
        }
      }
      if round % 5 != 4 { continue }
      let wanted = try await database.writer.read { try Todo.fetchAll($0, sql: sql) }
      #expect(await waitUntil { todos.wrappedValue == wanted })
    }
  }
}
