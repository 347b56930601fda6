import BenchmarkSupport
import Foundation

/// Prints one table: every claim that Pando makes about the speed of shared state, as a ratio to a
/// floor that is measured in the same run.
@main
struct SharingBenchmarks {
  static func main() async throws {
    // A process with one thread gets cheaper locks from the C library than any application has.
    Thread { while true { Thread.sleep(forTimeInterval: 3600) } }.start()
    print("Shared state, \(ProcessInfo.processInfo.activeProcessorCount) cores, release build\n")
    let run = BenchmarkRun()
    let groups: [(name: String, rows: () async throws -> [Row])] = [
      // Memory first, while no other code uses the heap.
      ("memory", memory), ("reads and writes", readsAndWrites), ("keys", keys),
      ("many slices", manySlices),
      ("appending", appending), ("contention", contention), ("saving", saving),
    ]
    var rows: [Row] = []
    for group in groups where run.selects(group.name) {
      rows += try await group.rows()
    }
    try run.finish(rows)
  }
}
