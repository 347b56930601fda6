import BenchmarkSupport
import Foundation
import PandoSharing

/// Finding the root of a key that is in use, as each new handle does.
func keys() -> [Row] {
  let plain = Plain()
  let readPlain = { (count: Int) in for _ in 0..<count { consume(plain.count) } }
  let file = FileManager.default.temporaryDirectory
    .appending(path: "pando-benchmark-\(UUID().uuidString).json")
  @Shared(.inMemory("benchmark")) var inMemory = 0
  @Shared(.appStorage("benchmark")) var inDefaults = 0
  @Shared(.fileStorage(file)) var inFile = 0
  return [
    Row(
      "look up an existing key, `inMemory`",
      Paired(count: 300_000) {
        for _ in 0..<$0 { consume(Shared(wrappedValue: 0, .inMemory("benchmark"))) }
      } floor: {
        readPlain($0)
      },
      to: "a stored `@Observable` property",
      atMost: 15
    ),
    Row(
      "look up an existing key, `appStorage`",
      Paired(count: 100_000) {
        for _ in 0..<$0 { consume(Shared(wrappedValue: 0, .appStorage("benchmark"))) }
      } floor: {
        readPlain($0)
      },
      to: "a stored `@Observable` property",
      atMost: 15
    ),
    Row(
      "look up an existing key, `fileStorage`",
      Paired(count: 100_000) {
        for _ in 0..<$0 { consume(Shared(wrappedValue: 0, .fileStorage(file))) }
      } floor: {
        readPlain($0)
      },
      to: "a stored `@Observable` property",
      atMost: 15
    ),
  ]
}
