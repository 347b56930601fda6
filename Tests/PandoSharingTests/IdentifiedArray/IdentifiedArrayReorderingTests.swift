import Foundation
import PandoSharing
import PandoTestSupport
import Testing

struct IdentifiedArrayReorderingTests {
  var items: Items = [item(1, "c"), item(2, "a"), item(3, "b"), item(4, "a")]

  @Test mutating func sort_whenComparable_isStable() {
    items.sort()
    #expect(Array(items.ids) == [2, 4, 3, 1])
    expectConsistent(items)
  }

  @Test mutating func sort_whenGivenAnOrder_usesIt() {
    items.sort { $0.id > $1.id }
    #expect(Array(items.ids) == [4, 3, 2, 1])
    expectConsistent(items)
  }

  @Test mutating func sort_whenOrderThrows_changesNothing() {
    struct Failure: Error {}
    let before = items
    #expect(throws: Failure.self) { try items.sort { _, _ in throw Failure() } }
    #expect(items == before)
  }

  @Test mutating func reverse_whenCalled_reverses() {
    items.reverse()
    #expect(Array(items.ids) == [4, 3, 2, 1])
    expectConsistent(items)
  }

  @Test mutating func swapAt_whenTwoPositions_exchanges() {
    items.swapAt(0, 3)
    items.swapAt(1, 1)
    #expect(Array(items.ids) == [4, 2, 3, 1])
    expectConsistent(items)
  }

  @Test mutating func partition_whenPredicateHolds_movesBehind() {
    let pivot = items.partition { $0.name == "a" }
    #expect(pivot == 2)
    #expect(items[..<pivot].allSatisfy { $0.name != "a" })
    #expect(items[pivot...].allSatisfy { $0.name == "a" })
    expectConsistent(items)
  }

  @Test func shuffle_whenGeneratorIsTheSame_givesTheSameOrder() {
    var first = Items(uniqueElements: (0..<50).map { item($0) })
    var second = first
    var generator = SeededGenerator(seed: 7)
    first.shuffle(using: &generator)
    generator = SeededGenerator(seed: 7)
    second.shuffle(using: &generator)
    #expect(first == second)
    #expect(first.elements != (0..<50).map { item($0) })
    second.shuffle()
    #expect(Set(second) == Set(first))
    expectConsistent(first)
    expectConsistent(second)
  }

  @Test(arguments: [
    (IndexSet([0]), 2, [2, 1, 3, 4]),
    (IndexSet([0]), 4, [2, 3, 4, 1]),
    (IndexSet([3]), 0, [4, 1, 2, 3]),
    (IndexSet([0, 2]), 4, [2, 4, 1, 3]),
    (IndexSet([1, 3]), 1, [1, 2, 4, 3]),
    (IndexSet([1, 2]), 2, [1, 2, 3, 4]),
    (IndexSet(), 0, [1, 2, 3, 4]),
  ])
  func move_whenGivenOffsets_putsThemInFrontOfTheDestination(
    source: IndexSet,
    destination: Int,
    ids: [Int]
  ) {
    var items = items
    items.move(fromOffsets: source, toOffset: destination)
    #expect(Array(items.ids) == ids)
    expectConsistent(items)
  }

  @Test mutating func sliceAssignment_whenReordered_reordersTheArray() {
    items[1...].sort()
    #expect(Array(items.ids) == [1, 2, 4, 3])
    items[0..<2] = Items([item(9), item(1)])[...]
    #expect(Array(items.ids) == [9, 1, 4, 3])
    expectConsistent(items)
  }

  @Test mutating func genericAlgorithms_whenTheyReorder_keepIDsInStep() {
    func reorder<C: MutableCollection & RandomAccessCollection>(_ collection: inout C)
    where C.Element == IdentifiedItem {
      collection.sort { $0.id > $1.id }
      collection.swapAt(collection.startIndex, collection.index(after: collection.startIndex))
    }
    reorder(&items)
    #expect(Array(items.ids) == [3, 4, 2, 1])
    expectConsistent(items)
  }
}
