import BenchmarkSupport
import Foundation
import GRDB
import PandoSQLite
import PandoSharing

/// Measures the time from a change until another process sees it.
///
/// It is compared with the time until the kernel reports the change of the file to a process.
func sqliteChanges(in folder: URL) throws -> [BenchmarkSupport.Row] {
  let file = folder.appending(path: "b.sqlite").path
  let database = SQLiteDatabase(path: file)
  let value = Shared(wrappedValue: 0, .sqlite("ping", database: database))
  wait { try await value.transaction { $0 = 1 } }
  let pool = try DatabasePool(path: file)
  let (observer, bare) = (
    try Worker.Child(["sqlite-value", file]), try Worker.Child(["sqlite-file", file])
  )
  let samples = try (2..<202).map { number in
    usleep(10_000)
    let start = now()
    try pool.write {
      try $0.execute(
        sql: "UPDATE pando_values SET value = ?, revision = revision + 1 WHERE name = 'ping'",
        arguments: [Data("\(number)".utf8)]
      )
    }
    return (observer.time() - start, bare.time() - start)
  }
  let pair = Paired(samples: samples)
  let slowest = samples.map(\.0).max() ?? 0
  return [
    BenchmarkSupport.Row(
      "A change of another process on SQLite, seen, to the file's own notification",
      pair,
      to: "the file's own notification"
    ),
    BenchmarkSupport.Row(
      "The slowest of \(samples.count) such changes",
      slowest.asTime,
      Figures(seconds: slowest),
      atMost: "20 ms",
      isWithin: slowest <= 0.02
    ),
  ]
}
