import Foundation

/// The seed of a randomized test: a new one for each run, or that in `PANDO_SEED`. It is printed, so
/// that a run that failed can be repeated.
func printedSeed(_ test: String = #function) -> UInt64 {
  let replayed = ProcessInfo.processInfo.environment["PANDO_SEED"].flatMap { UInt64($0) }
  let seed = replayed ?? .random(in: .min ... .max)
  print("\(test): PANDO_SEED=\(seed)")
  return seed
}

extension SeededGenerator {
  /// Wastes a random, short time, so that threads meet in ever new places.
  mutating func dawdle(_ most: UInt64 = 300) {
    var remaining = next() % (most + 1)
    while remaining > 0 { remaining -= 1 }
  }
}
