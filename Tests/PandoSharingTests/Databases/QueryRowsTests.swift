import PandoSharing
import PandoTestSupport
import Testing

@Suite struct QueryRowsTests {
  private typealias Rows = QueryRows<Int, String, Int>

  private func row(_ id: Int, _ record: String) -> Rows.Row {
    Rows.Row(id: id, record: record, place: id)
  }

  /// Results with references stay as they were. The memory of the others may be used for new
  /// results.
  @Test
  func records_whenRowsChangeAtRandom_areThoseOfTheTable_andEarlierOnesStay() throws {
    var generator = SeededGenerator(seed: printedSeed())
    var table = Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, "row \($0)") })
    func expected() -> [String] { table.keys.sorted().compactMap { table[$0] } }
    var rows = Rows(table.keys.sorted().map { row($0, table[$0] ?? "") })
    var held: [(records: [String], expected: [String])] = []
    for step in 0..<300 {
      let ids = Set(
        (0...Int.random(in: 0..<3, using: &generator)).map { _ in
          Int.random(in: 0..<24, using: &generator)
        }
      )
      // One row in five is inserted or deleted.
      let isLasting = Int.random(in: 0..<5, using: &generator) > 0
      let changes = ids.sorted().compactMap { id -> (id: Int, row: Rows.Row?)? in
        if isLasting {
          guard table[id] != nil else { return nil }
          table[id] = "row \(id), step \(step)"
        } else {
          table[id] = table[id] == nil ? "row \(id), step \(step)" : nil
        }
        return (id, table[id].map { row(id, $0) })
      }
      _ = try rows.apply(changes) { table.keys.sorted() }
      #expect(rows.records == expected())
      if Bool.random(using: &generator) { held.append((rows.records, expected())) }
      if held.count > 3 { held.removeFirst() }
      for result in held { #expect(result.records == result.expected) }
    }
  }

  @Test func records_whenOneRowChanges_andNoCopyExists_areNotCopied() throws {
    var rows = Rows((0..<100).map { row($0, "row \($0)") })
    var places: [UnsafeRawPointer?] = []
    for step in 0..<6 {
      _ = try rows.apply([(id: 7, row: row(7, "step \(step)"))]) { [] }
      places.append(rows.records.withUnsafeBytes { UnsafeRawPointer($0.baseAddress) })
    }
    // Two arrays take turns.
    #expect(Set(places.suffix(4)).count == 2)
    #expect(rows.records[7] == "step 5")
  }
}
