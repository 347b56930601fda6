import BenchmarkSupport
import Foundation

/// Prints one table: every claim that Pando makes about the speed of the view graph, where possible as a ratio to
/// building the same tree from plain structures and strings.
@main
struct UIBenchmarks {
  @MainActor
  static func main() {
    // A process with one thread gets cheaper locks from the C library than any application has.
    Thread { while true { Thread.sleep(forTimeInterval: 3600) } }.start()
    print("The view graph, \(ProcessInfo.processInfo.activeProcessorCount) cores, release build\n")
    // An argument selects the groups whose names contain it.
    let filter = CommandLine.arguments.dropFirst().first ?? ""
    let groups: [(name: String, rows: @MainActor () -> [Row])] = [
      // Memory first, while no other code uses the heap.
      ("memory", memory), ("lists", lists), ("leaves", leaves), ("counter", counter),
    ]
    var rows: [Row] = []
    for group in groups where filter.isEmpty || group.name.contains(filter) { rows += group.rows() }
    printTable(rows)
    let misses = rows.filter { !$0.isWithin }
    if !misses.isEmpty { print("\n\(misses.count) above the limit.") }
  }
}
