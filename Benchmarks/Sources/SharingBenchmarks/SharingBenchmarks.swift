import Foundation

/// Prints one table: every claim that Pando makes about the speed of shared state, as a ratio to a
/// floor that is measured in the same run.
@main
struct SharingBenchmarks {
  static func main() async throws {
    // A process with one thread gets cheaper locks from the C library than any application has.
    Thread { while true { Thread.sleep(forTimeInterval: 3600) } }.start()
    print("Shared state, \(ProcessInfo.processInfo.activeProcessorCount) cores, release build\n")
    let rows =
      readsAndWrites() + manySlices() + appending() + contention() + memory() + (try await saving())
    printTable(rows)
    let misses = rows.filter { !$0.isWithin }
    if !misses.isEmpty { print("\n\(misses.count) above the limit.") }
  }
}
