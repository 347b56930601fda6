import PandoSharing
import Testing

struct IdentifiedArrayInsertionTests {
  let items: Items = [item(1, "a"), item(2, "b")]

  @Test func append_whenIDIsNew_appends() {
    var items = items
    #expect(items.append(item(3)) == (true, 2))
    #expect(Array(items.ids) == [1, 2, 3])
  }

  @Test func append_whenIDIsThere_keepsTheOldElement() {
    var items = items
    #expect(items.append(item(1, "z")) == (false, 0))
    #expect(items == self.items)
  }

  @Test func appendContents_whenSomeIDsAreThere_appendsTheOthers() {
    var items = items
    items.append(contentsOf: [item(3), item(1, "z"), item(4), item(3, "z")])
    #expect(items == [item(1, "a"), item(2, "b"), item(3), item(4)])
    items.append(contentsOf: items)
    #expect(items.count == 4)
  }

  @Test func insert_whenIDIsNew_inserts() {
    var items = items
    #expect(items.insert(item(3), at: 0) == (true, 0))
    #expect(items.insert(item(4), at: 3) == (true, 3))
    #expect(Array(items.ids) == [3, 1, 2, 4])
    expectConsistent(items)
  }

  @Test func insert_whenIDIsThere_keepsTheOldElement() {
    var items = items
    #expect(items.insert(item(2, "z"), at: 0) == (false, 1))
    #expect(items == self.items)
  }

  @Test func updateOrAppend_whenIDIsNewOrThere_appendsOrReplaces() {
    var items = items
    #expect(items.updateOrAppend(item(3, "c")) == nil)
    #expect(items.updateOrAppend(item(1, "z")) == item(1, "a"))
    #expect(items == [item(1, "z"), item(2, "b"), item(3, "c")])
  }

  @Test func updateOrInsert_whenIDIsNewOrThere_insertsOrReplaces() {
    var items = items
    #expect(items.updateOrInsert(item(3, "c"), at: 0) == (nil, 0))
    #expect(items.updateOrInsert(item(2, "z"), at: 0) == (item(2, "b"), 2))
    #expect(items == [item(3, "c"), item(1, "a"), item(2, "z")])
    expectConsistent(items)
  }

  @Test func update_whenIDIsTheSame_replaces() {
    var items = items
    #expect(items.update(item(2, "z"), at: 1) == item(2, "b"))
    #expect(items == [item(1, "a"), item(2, "z")])
  }

  @Test func uniquingInitializer_whenIDsRepeat_combines() {
    let combined = Items([item(1, "a"), item(2, "b"), item(1, "c")]) {
      item($0.id, $0.name + $1.name)
    }
    #expect(combined == [item(1, "ac"), item(2, "b")])
    let longest = IdentifiedArray(["a", "b", "cd"], id: \.count, uniquingIDsWith: { $1 })
    #expect(longest.elements == ["b", "cd"])
  }

  @Test func uniquingInitializer_whenCombiningThrows_throws() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try Items([item(1), item(1)], uniquingIDsWith: { _, _ in throw Failure() })
    }
  }

  @Test func reserveCapacity_whenAppendingWithinIt_keepsTheBuffer() {
    var items = Items()
    items.reserveCapacity(100)
    items.append(item(0))
    let address = items.elements.withUnsafeBufferPointer { $0.baseAddress }
    for id in 1..<100 { items.append(item(id)) }
    #expect(items.elements.withUnsafeBufferPointer { $0.baseAddress } == address)
  }
}
