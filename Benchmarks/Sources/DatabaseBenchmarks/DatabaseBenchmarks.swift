import BenchmarkSupport
import Foundation
import PandoPostgres

/// A program that prints one table: the costs of values in databases.
///
/// Rows of PostgreSQL need the URL of a server in `DATABASE_URL`.
@main
struct DatabaseBenchmarks {
  static func main() throws {
    if CommandLine.arguments.dropFirst().first == "worker" {
      return Worker.run(Array(CommandLine.arguments.dropFirst(2)))
    }
    print("Databases, \(ProcessInfo.processInfo.activeProcessorCount) cores, release build\n")
    let run = BenchmarkRun()
    let folder = FileManager.default.temporaryDirectory.appending(path: "pando-benchmark-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var rows: [Row] = []
    if run.selects("sqlite") { rows += try sqlite(in: folder) }
    if run.selects("sqlite changes") { rows += try sqliteChanges(in: folder) }
    if run.selects("sqlite queries") { rows += try sqliteQueries(in: folder) }
    if let url = ProcessInfo.processInfo.environment["DATABASE_URL"], !url.isEmpty {
      // On a new server the database does not exist yet.
      let database = PostgresDatabase(url: url, createsDatabase: true)
      wait { _ = try await PostgresMigrator.appliedSteps(in: database) }
      let schema = { "benchmark_\(UUID().uuidString)" }
      if run.selects("postgres") { rows += postgres(url, schema()) }
      if run.selects("postgres changes") { rows += try postgresChanges(url, schema()) }
      if run.selects("postgres queries") { rows += postgresQueries(url, schema()) }
    } else {
      print("Without DATABASE_URL, PostgreSQL is left out.\n")
    }
    try run.finish(rows)
  }
}
