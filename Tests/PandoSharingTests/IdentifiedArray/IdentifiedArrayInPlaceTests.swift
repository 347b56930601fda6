import PandoSharing
import Testing

/// Tests that detect copies of the array, or of an element's buffer, by their address.
///
/// While a copy is made, the original still exists, so the copy is at a new address.
struct IdentifiedArrayInPlaceTests {
  static func makeItems(_ count: Int) -> Items {
    Items(uniqueElements: (0..<count).map { IdentifiedItem(id: $0, tags: Array(0..<100)) })
  }

  func addresses(_ items: Items, at index: Int) -> [UnsafeRawPointer?] {
    [
      items.elements.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) },
      items[index].tags.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) },
    ]
  }

  @Test(arguments: [3, 100], [0, 1, 2])
  func mutation_whenByID_copiesNothing(count: Int, id: Int) {
    var items = Self.makeItems(count)
    let before = addresses(items, at: id)
    items[id: id]?.tags[0] += 41
    items[id: id]!.name = "changed"
    #expect(addresses(items, at: id) == before)
    #expect(items[id].tags[0] == 41)
    expectConsistent(items)
  }

  @Test(arguments: [3, 100], [0, 1, 2])
  func mutation_whenByPosition_copiesNothing(count: Int, index: Int) {
    var items = Self.makeItems(count)
    let before = addresses(items, at: index)
    items[index].tags[0] += 41
    items[index].name = "changed"
    #expect(addresses(items, at: index) == before)
    #expect(items[index].tags[0] == 41)
  }

  @Test func mutation_whenThroughTheProtocol_copiesNothing() {
    func change<C: _IdentifiedCollection<Int, IdentifiedItem>>(_ items: inout C) {
      items[id: 1]?.tags[0] += 41
    }
    func changeAll<C: MutableCollection>(_ items: inout C) where C.Element == IdentifiedItem {
      for index in items.indices { items[index].tags[0] += 1 }
    }
    var items = Self.makeItems(100)
    let before = addresses(items, at: 1)
    change(&items)
    changeAll(&items)
    #expect(addresses(items, at: 1) == before)
    #expect(items[1].tags[0] == 42)
  }

  @Test func mutation_whenThroughAKeyPath_copiesNoMoreThanTheElement() {
    // A key path reads a subscript and writes it back, so the element's own buffer is copied.
    var items = Self.makeItems(100)
    let before = addresses(items, at: 1)
    items[keyPath: \.[1].tags][0] += 20
    items[keyPath: \.[id: 1]]?.tags[0] += 21
    #expect(addresses(items, at: 1)[0] == before[0])
    #expect(items[1].tags[0] == 41)
  }

  @Test func mutation_whenOfTheBuffer_copiesNothing() {
    var items = Self.makeItems(100)
    let before = addresses(items, at: 1)
    items.withContiguousMutableStorageIfAvailable { $0[1].tags[0] += 41 }
    #expect(addresses(items, at: 1) == before)
    #expect(items[1].tags[0] == 41)
  }

  @Test func mutation_whenTheArrayIsShared_leavesTheOtherAlone() {
    let original = Self.makeItems(3)
    var copy = original
    copy[id: 1]?.tags[0] = 41
    copy[2].tags[0] = 42
    copy.remove(id: 0)
    #expect(original == Self.makeItems(3))
    #expect(copy.map { $0.tags[0] } == [41, 42])
    expectConsistent(original)
  }
}
