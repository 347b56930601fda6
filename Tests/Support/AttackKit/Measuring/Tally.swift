import PandoDependencies

/// A number that several threads increase.
final class Tally: Sendable {
  private let value = Locked(0)

  func add(_ number: Int = 1) { value.withLock { $0 += number } }
  var count: Int { value.withLock { $0 } }
}

/// Counts by name, from several threads.
final class Tallies: Sendable {
  private let values = Locked([String: Int]())

  func add(_ name: String) { values.withLock { $0[name, default: 0] += 1 } }
  subscript(name: String) -> Int { values.withLock { $0[name] ?? 0 } }

  /// The counts in words, such as `200 × 3, 503 × 1`.
  var words: String {
    values.withLock { $0.sorted { $0.key < $1.key } }.map { "\($0.key) × \($0.value)" }
      .joined(separator: ", ")
  }
}
