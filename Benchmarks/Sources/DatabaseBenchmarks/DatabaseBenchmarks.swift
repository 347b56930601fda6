import BenchmarkSupport
import Foundation

/// Prints one table: the costs of values in databases.
@main
struct DatabaseBenchmarks {
  static func main() throws {
    print("Databases, \(ProcessInfo.processInfo.activeProcessorCount) cores, release build\n")
    let run = BenchmarkRun()
    let folder = FileManager.default.temporaryDirectory.appending(path: "pando-benchmark-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var rows: [Row] = []
    if run.selects("sqlite") { rows += try sqlite(in: folder) }
    try run.finish(rows)
  }
}
