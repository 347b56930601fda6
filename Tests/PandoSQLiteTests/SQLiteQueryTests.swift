import Foundation
import GRDB
import PandoDependencies
import PandoSQLite
import PandoSharing
import PandoTestSupport
import PandoTesting
import Testing

/// Queries that follow a database.
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
}
