import BenchmarkSupport
import Foundation
import PandoSharing

/// Measures that appending to a large array costs as much as to a small one, for every kind of
/// storage.
func appending() -> [Row] {
  let folder = FileManager.default.temporaryDirectory
    .appending(path: "pando-benchmark-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  // The user defaults are real ones, because those of tests save at once.
  let suite = "pando-benchmark-\(UUID().uuidString)"
  let defaults = UserDefaults(suiteName: suite) ?? .standard
  defer { defaults.removePersistentDomain(forName: suite) }

  func array(_ size: Int) -> [Int] { Array(0..<size) }
  func file(_ size: Int) -> Shared<[Int]> {
    Shared(wrappedValue: array(size), .fileStorage(folder.appending(path: "\(size).json")))
  }
  func measure(_ name: String, _ make: (Int) -> Shared<[Int]>) -> Row {
    let small = make(1_000)
    let large = make(100_000)
    // Another slice has an observer, as in an application.
    let pair = Paired(rounds: 15, count: 2_000) { count in
      append(count, to: large)
    } floor: { count in
      append(count, to: small)
    }
    return Row(
      "append under \(name), 100,000 against 1,000",
      pair,
      to: "to one of 1,000",
      atMost: 1.2
    )
  }
  return [
    measure("no key") { Shared(value: array($0)) },
    measure("`inMemory`") { Shared(wrappedValue: array($0), .inMemory("append \($0)")) },
    measure("`appStorage`") {
      Shared(wrappedValue: array($0), .appStorage("append \($0)", store: defaults))
    },
    measure("`fileStorage`", file).pictured(as: "Append to an array of 100,000 kept in a file"),
  ]
}

/// Appends and removes elements, so that the array keeps its size and its buffer.
private func append(_ count: Int, to array: Shared<[Int]>) {
  for index in 0..<count {
    array.withLock { $0.append(index) }
    if index % 500 == 499 { array.withLock { $0.removeLast(500) } }
  }
}
