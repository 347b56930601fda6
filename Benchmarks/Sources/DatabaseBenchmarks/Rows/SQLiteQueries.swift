import BenchmarkSupport
import Foundation
import GRDB
import PandoSQLite
import PandoSharing

private struct Todo: Codable, Hashable, Sendable, Identifiable, FetchableRecord, PersistableRecord {
  var id: Int
  var title = ""
  var done = false
}

/// Measures queries of 10,000 rows that follow the database.
///
/// One row is changed through another connection. The time ends when the new row is in memory. The
/// floor is the same change and a fetch of the row by hand, in a file without observers.
func sqliteQueries(in folder: URL) throws -> [BenchmarkSupport.Row] {
  let (file, bare) = (
    folder.appending(path: "c.sqlite").path, try pool(folder.appending(path: "d.sqlite").path)
  )
  let writer = try pool(file)
  let database = SQLiteDatabase(path: file)
  func measured(_ name: String, _ title: @escaping () -> String?) -> BenchmarkSupport.Row {
    precondition(title() != nil)
    // The query reads the file a second time when it begins to observe. The measurement begins
    // after that.
    usleep(200_000)
    var number = 0
    func change(_ writer: DatabasePool) {
      number += 1
      try! writer.write {
        try $0.execute(sql: "UPDATE todo SET title = ? WHERE id = 7", arguments: ["\(number)"])
      }
    }
    let pair = Paired(count: 100) { count in
      for _ in 0..<count {
        change(writer)
        let wanted = "\(number)"
        while title() != wanted { sched_yield() }
      }
    } floor: { count in
      for _ in 0..<count {
        change(bare)
        let row = try! bare.read { try Todo.fetchOne($0, key: 7) }
        precondition(row?.title == "\(number)")
      }
    }
    return BenchmarkSupport.Row(name, pair, to: "the change and the fetch by hand", atMost: 3)
  }
  let ofRows = {
    let rows = Shared(.rows(of: Todo.self, database: database))
    return measured("SQLite: one of 10,000 of `.rows` changed, to that and fetching it by hand") {
      rows.wrappedValue[id: 7]?.title
    }
  }()
  let ofQuery = {
    let query = SharedReader<[Todo]>(
      wrappedValue: [],
      .fetchAll(
        sql: "SELECT * FROM todo WHERE done = ? ORDER BY id",
        arguments: [false],
        database: database
      )
    )
    return measured("The same of `.fetchAll`") { query.wrappedValue[6].title }
  }()
  return [ofRows, ofQuery]
}

/// A file with 10,000 rows.
private func pool(_ file: String) throws -> DatabasePool {
  let pool = try DatabasePool(path: file)
  try pool.write { database in
    try database.execute(
      sql: "CREATE TABLE todo (id INTEGER PRIMARY KEY, title TEXT NOT NULL, done BOOLEAN NOT NULL)"
    )
    for id in 1...10_000 { try Todo(id: id, title: "todo number \(id)").insert(database) }
  }
  return pool
}
