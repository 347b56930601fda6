import PandoTestSupport
import Testing

@testable import PandoUI

/// Tests of the rows of a window, as a value.
@MainActor
@Suite struct RowWindowTests {
  private func window(_ range: Range<Int>, of count: Int) -> RowWindow {
    var window = RowWindow(made: 10, of: count)
    window.move(to: RowRange(first: range.lowerBound, count: range.count))
    return window
  }

  @Test func window_atFirst_hasTheFirstRows() {
    #expect(RowWindow(made: 100, of: 5_000).range == 0..<100)
    #expect(RowWindow(made: 100, of: 7).range == 0..<7)
  }

  @Test func rowWindow_hasTheRequestedRows_andNoneBeyondTheEnd() {
    #expect(window(4_000..<4_050, of: 5_000).range == 4_000..<4_050)
    #expect(window(4_990..<5_040, of: 5_000).range == 4_950..<5_000)
    #expect(window(9_000..<9_050, of: 5_000).range == 4_950..<5_000)
    #expect(window(0..<9_000, of: 50_000).range.count == RowWindow.maxCount)
  }

  @Test func window_whenRowsAreInsertedBefore_goesWithItsRows() {
    var window = window(400..<450, of: 5_000)
    window.follow(count: 5_010, shift: 10)
    #expect(window.range == 410..<460)
  }

  @Test func window_atTheBeginning_showsRowsThatAreInsertedThere() {
    var window = window(0..<50, of: 5_000)
    window.follow(count: 5_003, shift: 3)
    #expect(window.range == 0..<53)
    window.follow(count: 15_003, shift: 10_000)
    #expect(window.range == 0..<500)
  }

  @Test func window_atTheEnd_growsWithTheCollection_upToALimit() {
    var window = window(4_950..<5_000, of: 5_000)
    window.follow(count: 5_001, shift: 0)
    #expect(window.range == 4_950..<5_001)
    window.follow(count: 9_000, shift: 0)
    #expect(window.range == 8_500..<9_000)
  }

  @Test func window_whenItsRowsAreRemoved_showsThoseInTheirPlace() {
    var window = window(4_900..<5_000, of: 5_000)
    window.follow(count: 2_000, shift: 0)
    #expect(window.range == 1_900..<2_000)
    window.follow(count: 3, shift: 0)
    #expect(window.range == 0..<3)
    window.follow(count: 0, shift: 0)
    #expect(window.range == 0..<0)
    window.follow(count: 10, shift: -5)
    #expect(window.range == 0..<10)
  }

  @Test func height_isTheAverageOfWhatWasMeasured() {
    var window = RowWindow(made: 100, of: 5_000)
    #expect(window.rowHeight == nil)
    window.move(to: RowRange(first: 0, count: 50, rowHeight: 40))
    #expect(window.rowHeight == 40)
    window.move(to: RowRange(first: 50, count: 50, rowHeight: 70))
    #expect(window.rowHeight == 50)
  }

  @Test(arguments: [
    RowRange(first: -1, count: 10), RowRange(first: 0, count: 0), RowRange(first: 0, count: 501),
    RowRange(first: .max, count: 10), RowRange(first: 0, count: 10, rowHeight: .nan),
    RowRange(first: 0, count: 10, rowHeight: .infinity),
    RowRange(first: 0, count: 10, rowHeight: 0),
    RowRange(first: 0, count: 10, rowHeight: -3), RowRange(first: 0, count: 10, rowHeight: 1e9),
  ])
  func range_thatNoPageHas_isImpossible(range: RowRange) {
    #expect(!range.isPossible)
  }

  @Test func window_whoseRowsMovedToBeforeTheBeginning_isAtTheBeginning() {
    var window = RowWindow(made: 100, of: 3_000)
    window.move(to: RowRange(first: 500, count: 100, rowHeight: 40))
    window.follow(count: 3_000, shift: -2_000)
    #expect(window.range == 0..<100)
  }

  @Test func window_whateverHappens_staysInItsCollection() {
    var generator = SeededGenerator(seed: printedSeed())
    var window = RowWindow(made: 100, of: 3_000)
    for _ in 0..<20_000 {
      if Bool.random(using: &generator) {
        window.move(
          to: RowRange(first: .random(in: 0...6_000), count: .random(in: 1...500), rowHeight: 40)
        )
      } else {
        window.follow(count: .random(in: 0...6_000), shift: .random(in: -2_000...2_000))
      }
      // An expectation takes a millisecond, and other tests wait for the main actor.
      let range = window.range
      guard range.lowerBound >= 0, range.upperBound <= window.count,
        range.count <= RowWindow.maxCount,
        window.count == 0 || !range.isEmpty
      else {
        Issue.record("\(window)")
        return
      }
    }
  }
}
