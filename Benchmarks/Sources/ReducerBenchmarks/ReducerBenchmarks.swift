import BenchmarkSupport
import Foundation

/// Prints one table: the costs of actions, of scoped stores and of rows of stores.
@main
struct ReducerBenchmarks {
  @MainActor
  static func main() throws {
    // A process with one thread gets cheaper locks from the C library than any application has.
    Thread { while true { Thread.sleep(forTimeInterval: 3600) } }.start()
    print("Reducers, \(ProcessInfo.processInfo.activeProcessorCount) cores, release build\n")
    let run = BenchmarkRun()
    let groups: [(name: String, rows: @MainActor () -> [Row])] = [
      ("sending", sending), ("scoping", scoping), ("lists", lists), ("memory", memory),
    ]
    var rows: [Row] = []
    for group in groups where run.selects(group.name) { rows += group.rows() }
    try run.finish(rows)
  }
}
