import BenchmarkSupport
import Foundation
import PandoPostgres
import PandoSharing

/// Measures the time from a change until another process sees it. The floor is a bare notification
/// there and back.
///
/// The change is one statement. One row does not wait until it is flushed to disk, because a
/// notification is not flushed either. The other row does.
func postgresChanges(_ url: String, _ schema: String) throws -> [BenchmarkSupport.Row] {
  let database = PostgresDatabase(url: url, schema: schema, createsDatabase: true)
  let value = Shared(wrappedValue: 0, .postgres("ping", database: database))
  wait { try await value.transaction { $0 = 1 } }
  let (observer, echo) = (
    try Worker.Child(["postgres-value", url, schema]), try Worker.Child(["postgres-notify", url])
  )
  let (writer, bare) = (BareConnection(url), BareConnection(url))
  writer.run("SET search_path TO \"\(schema)\"")
  bare.run("LISTEN bench_pong")
  // The observer begins to listen shortly after it has read.
  sleep(1)
  func samples(_ numbers: Range<Int>) -> [(Double, Double)] {
    numbers.map { number in
      usleep(5_000)
      let sent = now()
      bare.run("NOTIFY bench_ping")
      bare.waitForNotification()
      let roundTrip = now() - sent
      usleep(5_000)
      let start = now()
      writer.run(
        "UPDATE pando_values SET value = convert_to($1, 'UTF8') WHERE name = 'ping'",
        ["\(number)"]
      )
      return (observer.time() - start, roundTrip)
    }
  }
  let durable = samples(2..<202)
  writer.run("SET synchronous_commit TO off")
  let visible = samples(202..<402)
  return withExtendedLifetime((echo, value)) {
    [
      BenchmarkSupport.Row(
        "A change of another process on PostgreSQL, seen, to a bare `NOTIFY` and its answer",
        Paired(samples: visible),
        to: "a `NOTIFY` there and back",
        atMost: 2
      ),
      BenchmarkSupport.Row(
        "The same of a change that is flushed to disk first",
        Paired(samples: durable),
        to: "a `NOTIFY` there and back"
      ),
    ]
  }
}
