import PandoSharing
import Testing

struct IdentifiedArrayMisuseTests {
  static let typeName = "IdentifiedArray<Int, IdentifiedItem>"
  var items: Items = [item(1, "a"), item(2, "b")]

  @Test func literal_whenIDsRepeat_reportsAndKeepsTheFirst() {
    expectReport(Self.typeName, "several elements have the same id: 1.") {
      let items: Items = [item(1, "a"), item(2), item(1, "z"), item(1, "y")]
      #expect(items == [item(1, "a"), item(2)])
      expectConsistent(items)
    }
  }

  @Test func uniqueElements_whenIDsRepeat_reportsAndKeepsTheFirst() {
    expectReport(Self.typeName, "have the same id: 1, 2.", "init(_:uniquingIDsWith:)") {
      let items = Items(uniqueElements: [item(1), item(2), item(1, "z"), item(2, "z")])
      #expect(items == [item(1), item(2)])
    }
    expectReport(#"have the same id: "a"."#) {
      let items = IdentifiedArray(uniqueElements: [item(1, "a"), item(2, "a")], id: \.name)
      #expect(items.elements == [item(1, "a")])
    }
  }

  @Test func uniqueElements_whenManyIDsRepeat_reportsOnceAndShortens() {
    expectReport("have the same id: 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 and 90 more.") {
      _ = Items(uniqueElements: (0..<200).map { item($0 % 100) })
    }
  }

  @Test func uniquing_whenTheCombinedElementHasAnotherID_reportsAndKeepsTheOld() {
    expectReport("element with the id 7 was assigned in place of the element with the id 1") {
      let items = Items([item(1, "a"), item(1, "z")], uniquingIDsWith: { _, _ in item(7) })
      #expect(items == [item(1, "a")])
    }
  }

  @Test mutating func assignmentByID_whenTheIDsDiffer_reportsAndIgnores() {
    expectReport(Self.typeName, "with the id 2 was assigned", "with the id 1") {
      items[id: 1] = item(2, "z")
    }
    expectReport("with the id 3 was assigned", "with the id 4") { items[id: 4] = item(3) }
    #expect(items == [item(1, "a"), item(2, "b")])
  }

  @Test mutating func assignmentByPosition_whenTheIDsDiffer_reportsAndIgnores() {
    expectReport("with the id 9 was assigned", "with the id 1") { items[0] = item(9) }
    expectReport("with the id 1 was assigned", "with the id 2") {
      #expect(items.update(item(1, "z"), at: 1) == item(2, "b"))
    }
    #expect(items == [item(1, "a"), item(2, "b")])
  }

  @Test mutating func mutationInPlace_whenTheNewIDIsFree_reportsAndFollows() {
    expectReport(Self.typeName, "from 1 to 3", "stays at its position") { items[id: 1]?.id = 3 }
    expectReport("from 3 to 4") { items[0].id = 4 }
    #expect(items == [item(4, "a"), item(2, "b")])
    expectConsistent(items)
  }

  @Test mutating func mutationInPlace_whenTheNewIDIsTaken_reportsAndRemoves() {
    items.append(item(3, "c"))
    expectReport("from 1 to 2", "was removed") { items[id: 1]?.id = 2 }
    expectReport("from 3 to 2", "was removed") { items[1].id = 2 }
    #expect(items == [item(2, "b")])
    expectConsistent(items)
  }

  @Test mutating func mutationInPlace_whenAnElementIsPutUnderAnAbsentID_reportsAndFollows() {
    func assign(_ element: inout IdentifiedItem?, _ value: IdentifiedItem?) { element = value }
    expectReport("from 9 to 3") { assign(&items[id: 9], item(3, "c")) }
    expectReport("from 9 to 1", "was removed") { assign(&items[id: 9], item(1, "z")) }
    #expect(items == [item(1, "a"), item(2, "b"), item(3, "c")])
    expectConsistent(items)
  }

  @Test mutating func bufferMutation_whenIDsRepeat_reportsAndKeepsTheFirst() {
    expectReport("several elements have the same id: 1.") {
      items.withContiguousMutableStorageIfAvailable { $0[1] = item(1, "z") }
    }
    #expect(items == [item(1, "a")])
    items.withContiguousMutableStorageIfAvailable { $0[0].id = 5 }
    #expect(items == [item(5, "a")])
    expectConsistent(items)
  }

  @Test mutating func sliceReversal_whenDoneByAssignments_reportsAndChangesNothing() {
    expectReport("was assigned in place of", count: 2) { items[0...].reverse() }
    #expect(items == [item(1, "a"), item(2, "b")])
    expectConsistent(items)
  }

  @Test mutating func sliceAssignment_whenItRepeatsAnID_reportsAndKeepsTheFirst() {
    expectReport("several elements have the same id: 1.") {
      items[1...] = Items([item(1, "z")])[...]
    }
    #expect(items == [item(1, "a")])
    expectConsistent(items)
  }
}
