import Foundation

/// The seed of a randomized test: random, or given by `PANDO_SEED`. The seed is printed, so that a failed run can be
/// repeated.
package func printedSeed(_ test: String = #function) -> UInt64 {
  let replayed = ProcessInfo.processInfo.environment["PANDO_SEED"].flatMap { UInt64($0) }
  let seed = replayed ?? .random(in: .min ... .max)
  print("\(test): PANDO_SEED=\(seed)")
  return seed
}

extension SeededGenerator {
  /// Wastes a short random time, to vary the interleaving of threads.
  package func dawdle(_ most: UInt64 = 300) {
    var remaining = next() % (most + 1)
    while remaining > 0 { remaining -= 1 }
  }
}
