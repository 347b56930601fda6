import Foundation
import PandoSharing
import Testing

struct IdentifiedArrayRemovalTests {
  var items = Items(uniqueElements: (0..<6).map { item($0) })

  @Test mutating func remove_whenPresentOrAbsent_givesTheElementOrNil() {
    #expect(items.remove(item(0, "another name")) == item(0))
    #expect(items.remove(id: 3) == item(3))
    #expect(items.remove(at: 0) == item(1))
    #expect(items.remove(item(9)) == nil)
    #expect(items.remove(id: 9) == nil)
    #expect(Array(items.ids) == [2, 4, 5])
    expectConsistent(items)
  }

  @Test mutating func removeAll_whenPredicateHolds_keepsTheOrderOfTheOthers() {
    items.removeAll { $0.id % 3 == 0 }
    #expect(Array(items.ids) == [1, 2, 4, 5])
    expectConsistent(items)
  }

  @Test mutating func removeAll_whenPredicateThrows_losesNothing() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try items.removeAll {
        if $0.id == 4 { throw Failure() }
        return $0.id == 1
      }
    }
    #expect(Set(items.ids) == Set(0..<6))
    expectConsistent(items)
  }

  @Test mutating func removeAll_whenCalled_empties() {
    items.removeAll(keepingCapacity: true)
    #expect(items.isEmpty)
    items.append(item(1))
    items.removeAll()
    #expect(items == [])
  }

  @Test mutating func removeFirstAndLast_whenCounted_removeThatMany() {
    #expect(items.removeFirst() == item(0))
    #expect(items.removeLast() == item(5))
    items.removeFirst(1)
    items.removeLast(2)
    #expect(Array(items.ids) == [2])
    expectConsistent(items)
  }

  @Test mutating func popFirstAndLast_whenEmptied_giveNil() {
    #expect(items.popFirst() == item(0))
    #expect(items.popLast() == item(5))
    items.removeAll()
    #expect(items.popFirst() == nil)
    #expect(items.popLast() == nil)
  }

  @Test mutating func removeSubrange_whenGivenARange_removesIt() {
    items.removeSubrange(1..<3)
    #expect(Array(items.ids) == [0, 3, 4, 5])
    items.removeSubrange(2...)
    #expect(Array(items.ids) == [0, 3])
    expectConsistent(items)
  }

  @Test mutating func removeAtOffsets_whenScattered_removesThem() {
    items.remove(atOffsets: [0, 2, 3, 5])
    #expect(Array(items.ids) == [1, 4])
    items.remove(atOffsets: [])
    #expect(Array(items.ids) == [1, 4])
    expectConsistent(items)
  }

  @Test func filter_whenPredicateHolds_isAnIdentifiedArray() {
    let even = items.filter { $0.id.isMultiple(of: 2) }
    #expect(even == [item(0), item(2), item(4)])
    #expect(even[id: 4] == item(4))
    expectConsistent(even)
  }
}
