import BenchmarkSupport
import Foundation

/// Prints one table: the costs of emitters and of trees of components.
@main
struct ComponentBenchmarks {
  @MainActor
  static func main() throws {
    // A process with one thread gets cheaper locks from the C library than any application has.
    Thread { while true { Thread.sleep(forTimeInterval: 3600) } }.start()
    print("Components, \(ProcessInfo.processInfo.activeProcessorCount) cores, release build\n")
    let run = BenchmarkRun()
    let groups: [(name: String, rows: @MainActor () -> [Row])] = [
      ("emitters", emitters), ("tree", tree), ("stores", stores),
    ]
    var rows: [Row] = []
    for group in groups where run.selects(group.name) { rows += group.rows() }
    try run.finish(rows)
  }
}
