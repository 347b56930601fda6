import PandoSharing
import Testing

struct IdentifiedArrayLookupTests {
  let items: Items = [item(3, "c"), item(1, "a"), item(2, "b")]

  @Test func elements_whenPutIn_keepTheirOrder() {
    #expect(items.elements == [item(3, "c"), item(1, "a"), item(2, "b")])
    #expect(Array(items) == items.elements)
    #expect(Array(items.ids) == [3, 1, 2])
    #expect(items.map(\.name) == ["c", "a", "b"])
    expectConsistent(items)
  }

  @Test func subscriptByID_whenPresent_isTheElement() {
    #expect(items[id: 1] == item(1, "a"))
    #expect(items.index(id: 2) == 2)
  }

  @Test func subscriptByID_whenAbsent_isNil() {
    #expect(items[id: 9] == nil)
    #expect(items.index(id: 9) == nil)
  }

  @Test func subscriptByID_whenAssigned_replacesAppendsOrRemoves() {
    var items = items
    items[id: 1] = item(1, "z")
    items[id: 4] = item(4, "d")
    items[id: 3] = nil
    items[id: 9] = nil
    #expect(items == [item(1, "z"), item(2, "b"), item(4, "d")])
    expectConsistent(items)
  }

  @Test func subscriptByID_whenPassedInout_replacesAppendsOrRemoves() {
    func assign(_ element: inout IdentifiedItem?, _ value: IdentifiedItem?) { element = value }
    var items = items
    assign(&items[id: 1], item(1, "z"))
    assign(&items[id: 4], item(4, "d"))
    assign(&items[id: 3], nil)
    assign(&items[id: 9], nil)
    #expect(items == [item(1, "z"), item(2, "b"), item(4, "d")])
    expectConsistent(items)
  }

  @Test func subscriptByID_whenMutationThrows_keepsTheElement() {
    struct Failure: Error {}
    func change(_ item: inout IdentifiedItem?) throws {
      item?.name = "half done"
      throw Failure()
    }
    var items = items
    #expect(throws: Failure.self) { try change(&items[id: 3]) }
    #expect(items.map(\.name) == ["half done", "a", "b"])
    expectConsistent(items)
  }

  @Test func contains_whenOnlyTheIDMatches_isTrue() {
    #expect(items.contains(item(1, "another name")))
    #expect(!items.contains(item(9, "a")))
  }

  @Test func id_whenIdentifiableOrByKeyPath_readsTheID() {
    #expect(items[0][keyPath: items.id] == 3)
    #expect(IdentifiedArray(uniqueElements: items, id: \.name).id == \.name)
  }

  @Test func keyPathArray_whenLookedUp_usesThatProperty() {
    var words = IdentifiedArray<Int, String>(id: \.count)
    words.append("one")
    words.append("three")
    words.append("two")
    #expect(words.elements == ["one", "three"])
    #expect(words[id: 5] == "three")
    #expect(IdentifiedArray(uniqueElements: ["a", "bc"], id: \.count)[id: 2] == "bc")
  }

  @Test func equality_whenOrderDiffers_isFalse() {
    let reversed: Items = [item(2, "b"), item(1, "a"), item(3, "c")]
    #expect(items != reversed)
    #expect(items == Items(uniqueElements: items.elements))
    #expect(items.hashValue == Items(uniqueElements: items.elements).hashValue)
  }

  @Test func slice_whenMadeAnArray_keepsOnlyItsElements() {
    let tail = Items(items[1...])
    #expect(tail == [item(1, "a"), item(2, "b")])
    #expect(Items(items) == items)
    #expect(Items(items[...]) == items)
    expectConsistent(tail)
  }

  @Test func identifiedCollection_whenUsedGenerically_looksUpByID() {
    func rename<C: _IdentifiedCollection<Int, IdentifiedItem>>(_ items: inout C) -> [Int] {
      items[id: 1]?.name = "renamed"
      return Array(items.ids)
    }
    var items = items
    #expect(rename(&items) == [3, 1, 2])
    #expect(items[id: 1]?.name == "renamed")
  }

  @Test func array_whenSentToATask_isSendable() async {
    let items = items
    #expect(await Task { items.count }.value == 3)
  }
}
