import BenchmarkSupport
import Foundation

/// Prints one table: the costs of emitters and of trees of components.
@main
struct ComponentBenchmarks {
  @MainActor
  static func main() {
    // A process with one thread gets cheaper locks from the C library than any application has.
    Thread { while true { Thread.sleep(forTimeInterval: 3600) } }.start()
    print("Components, \(ProcessInfo.processInfo.activeProcessorCount) cores, release build\n")
    // An argument selects the groups whose names contain it.
    let filter = CommandLine.arguments.dropFirst().first ?? ""
    let groups: [(name: String, rows: @MainActor () -> [Row])] = [
      ("emitters", emitters), ("tree", tree), ("stores", stores),
    ]
    var rows: [Row] = []
    for group in groups where filter.isEmpty || group.name.contains(filter) { rows += group.rows() }
    printTable(rows)
    let misses = rows.filter { !$0.isWithin }
    if !misses.isEmpty { print("\n\(misses.count) above the limit.") }
  }
}
