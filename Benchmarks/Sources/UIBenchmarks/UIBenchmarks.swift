import BenchmarkSupport
import Foundation

/// Prints one table: every claim that Pando makes about the speed of the view graph, where possible as a ratio to
/// building the same tree from plain structures and strings.
@main
struct UIBenchmarks {
  @MainActor
  static func main() throws {
    // A process with one thread gets cheaper locks from the C library than any application has.
    Thread { while true { Thread.sleep(forTimeInterval: 3600) } }.start()
    print("The view graph, \(ProcessInfo.processInfo.activeProcessorCount) cores, release build\n")
    let run = BenchmarkRun()
    let groups: [(name: String, rows: @MainActor () -> [Row])] = [
      // Memory first, while no other code uses the heap.
      ("memory", memory), ("lists", lists), ("leaves", leaves), ("counter", counter),
    ]
    var rows: [Row] = []
    for group in groups where run.selects(group.name) { rows += group.rows() }
    try run.finish(rows)
  }
}
