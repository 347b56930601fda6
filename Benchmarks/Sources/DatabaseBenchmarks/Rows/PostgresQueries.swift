import BenchmarkSupport
import Foundation
import PandoPostgres
import PandoSharing

private struct Todo: Codable, Hashable, Sendable, Identifiable {
  var id: Int
  var title = ""
  var done = false
}

/// Measures queries of 10,000 rows that follow the database.
///
/// One row is changed through another connection. The time ends when the new row is in memory. The
/// floor is the same change and a fetch of the row by hand, in a table without observers.
func postgresQueries(_ url: String, _ schema: String) -> [BenchmarkSupport.Row] {
  let bare = BareConnection(url)
  bare.run("CREATE SCHEMA IF NOT EXISTS \"\(schema)\"")
  bare.run("SET search_path TO \"\(schema)\"")
  for table in ["todo", "plain"] {
    bare.run(
      "CREATE TABLE \(table) (id int PRIMARY KEY, title text NOT NULL, done boolean NOT NULL)"
    )
    bare.run(
      "INSERT INTO \(table) SELECT n, 'todo number ' || n, false FROM generate_series(1, 10000) n"
    )
  }
  let database = PostgresDatabase(url: url, schema: schema)
  func measured(_ name: String, _ title: @escaping () -> String?) -> BenchmarkSupport.Row {
    precondition(title() != nil)
    // The query reads the table a second time when it begins to listen. The measurement begins
    // after that.
    sleep(1)
    var number = 0
    func change(_ table: String) {
      number += 1
      bare.run("UPDATE \(table) SET title = $1 WHERE id = 7", ["\(number)"])
    }
    let pair = Paired(count: 30) { count in
      for _ in 0..<count {
        change("todo")
        let wanted = "\(number)"
        while title() != wanted { sched_yield() }
      }
    } floor: { count in
      for _ in 0..<count {
        change("plain")
        let row = bare.run("SELECT * FROM plain WHERE id = $1", ["7"])
        precondition(String(decoding: row[0][1], as: UTF8.self) == "\(number)")
      }
    }
    return BenchmarkSupport.Row(name, pair, to: "the change and the fetch by hand", atMost: 3)
  }
  let ofRows = {
    let rows = Shared(.rows(of: Todo.self, table: "todo", database: database))
    return measured("PostgreSQL: one of 10,000 of `.rows` changed, to that and fetching it by hand")
    {
      rows.wrappedValue[id: 7]?.title
    }
  }()
  let ofQuery = {
    let query = SharedReader<[Todo]>(
      wrappedValue: [],
      .fetchAll(
        sql: "SELECT * FROM todo WHERE done = $1 ORDER BY id",
        arguments: [false],
        tables: ["todo"],
        database: database
      )
    )
    return measured("The same of `.fetchAll`") { query.wrappedValue[6].title }
  }()
  return [ofRows, ofQuery]
}
