import BenchmarkSupport
import Foundation
import GRDB
import Glibc
import PandoSQLite
import PandoSharing

struct Todo: Codable, Hashable, Sendable, Identifiable, FetchableRecord, PersistableRecord {
  var id: Int
  var title = ""
  var done = false
  var size = 0
}

/// Changes by another connection, as they are seen here, to the file's own notification of the same write.
func sqliteRows(in folder: URL) throws -> [BenchmarkSupport.Row] {
  let file = folder.appending(path: "rows.sqlite").path
  let here = SQLiteDatabase(path: file)
  let other = try DatabasePool(path: file)
  let count = Shared(wrappedValue: 0, .sqlite("count", database: here))
  wait { try await count.transaction { $0 = 1 } }
  var number = 1
  let notification = try FileNotification(file + "-wal")
  func write() {
    number += 1
    try! other.write { database in
      try database.execute(
        sql: "UPDATE pando_values SET value = ?, revision = revision + 1 WHERE name = 'count'",
        arguments: [Data("\(number)".utf8)]
      )
    }
  }
  let seen = Paired(count: 100) { count_ in
    for _ in 0..<count_ {
      write()
      waitUntil { count.wrappedValue == number }
    }
  } floor: { count_ in
    for _ in 0..<count_ {
      notification.drain()
      write()
      notification.wait()
    }
  }

  try other.write { database in
    try database.execute(
      sql:
        "CREATE TABLE todo (id INTEGER PRIMARY KEY, title TEXT NOT NULL, done BOOLEAN NOT NULL, size INTEGER NOT NULL)"
    )
    for id in 1...10_000 { try Todo(id: id, title: "todo \(id)").insert(database) }
  }
  let todos = Shared(.rows(of: Todo.self, database: here))
  let pool = try here.writer
  consume(todos.wrappedValue.count)
  func change() -> Int {
    number += 1
    let id = number % 10_000 + 1
    try! other.write { database in
      try database.execute(sql: "UPDATE todo SET size = ? WHERE id = ?", arguments: [number, id])
    }
    return id
  }
  let rows = Paired(count: 100) { count in
    for _ in 0..<count {
      let id = change()
      waitUntil { todos[id: id].wrappedValue?.size == number }
    }
  } floor: { count in
    for _ in 0..<count {
      notification.drain()
      let id = change()
      notification.wait()
      consume(try! pool.read { try Todo.fetchOne($0, key: id) })
    }
  }
  let all = SharedReader(
    wrappedValue: [] as [Todo],
    .fetchAll(sql: "SELECT * FROM todo", database: here)
  )
  let query = Paired(rounds: 5, count: 10) { count in
    for _ in 0..<count {
      let id = change()
      waitUntil { all.wrappedValue[id - 1].size == number }
    }
  } floor: { count in
    for _ in 0..<count {
      notification.drain()
      let id = change()
      notification.wait()
      consume(try! pool.read { try Todo.fetchOne($0, key: id) })
    }
  }
  return [
    BenchmarkSupport.Row(
      "A write of another connection until it is seen under `.sqlite`, to the file's own notification",
      seen,
      to: "the write and inotify",
      atMost: 2
    ),
    BenchmarkSupport.Row(
      "The same, as a time",
      seen.subject.asTime,
      atMost: "20 ms",
      isWithin: seen.subject <= 0.02
    ),
    BenchmarkSupport.Row(
      "One of 10,000 `.rows(of:)` changed by another connection, to the same and fetching that row",
      rows,
      to: "the write, inotify and one row",
      atMost: 3
    ),
    BenchmarkSupport.Row(
      "The same as `.fetchAll`, which reads all 10,000 again",
      query,
      to: "the write, inotify and one row"
    ),
  ]
}

/// What the system tells of writes of a file.
private struct FileNotification {
  private let descriptor: Int32

  struct Failed: Error {}

  init(_ path: String) throws {
    descriptor = inotify_init1(Int32(IN_NONBLOCK))
    guard inotify_add_watch(descriptor, path, UInt32(IN_MODIFY)) >= 0 else { throw Failed() }
  }

  func drain() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }

  func wait() {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    poll(&request, 1, -1)
    drain()
  }
}
