import Foundation
import Testing

@testable import PandoSharing

/// Tests of merging the changes of two processes to one value.
@Suite struct ThreeWayMergeTests {
  enum Color: String, Codable { case red, green }
  enum Shape: Codable, Hashable {
    case circle(radius: Int)
    case box(width: Int, height: Int)
  }

  struct Item: Codable, Hashable, Identifiable, Sendable {
    var id: UUID
    var text = ""
    var tags: Set<String> = []
  }

  struct Board: Codable, Hashable, Sendable {
    var title = ""
    var color: Color? = nil
    var shape = Shape.circle(radius: 1)
    var items: IdentifiedArrayOf<Item> = []
    var notes: [UUID: Item] = [:]
    var counts: [Int: Int] = [:]
    var list: [Int] = []
    var price = Decimal(string: "0.12345678901234567890123")!
    var time = Date(timeIntervalSinceReferenceDate: 0.1)
  }

  private let ids = (0..<6).map { _ in UUID() }

  private func merge(
    _ base: Board = Board(),
    mine: (inout Board) -> Void,
    theirs: (inout Board) -> Void
  ) -> ValueMerge<Board>.Result {
    var (a, b) = (base, base)
    mine(&a)
    theirs(&b)
    return ValueMerge(custom: nil)(base: base, mine: a, theirs: b)
  }

  private func board(_ count: Int) -> Board {
    var board = Board()
    for index in 0..<count { board.items.append(Item(id: ids[index], text: "\(index)")) }
    return board
  }

  @Test func fields_areMergedOneByOne_andOthersStayAsTheyWere() {
    let merged = merge { board in
      board.title = "a"
      board.counts[1] = 1
    } theirs: { board in
      board.color = .red
      board.counts[2] = 2
    }
    var wanted = Board()
    wanted.title = "a"
    wanted.color = .red
    wanted.counts = [1: 1, 2: 2]
    #expect(merged.value == wanted)
    #expect(merged.replaced.isEmpty)
  }

  @Test func fieldThatBothChanged_isMine_andIsNamed() {
    let merged = merge(board(2)) { board in
      board.items[id: ids[1]]?.text = "mine"
      board.list = [1]
      board.title = "same"
    } theirs: { board in
      board.items[id: ids[1]]?.text = "theirs"
      board.items[id: ids[0]]?.text = "kept"
      board.list = [2]
      board.title = "same"
    }
    #expect(merged.value.items.map(\.text) == ["kept", "mine"])
    #expect(merged.value.list == [1])
    #expect(merged.replaced == ["items[\(ids[1])].text", "list"])
  }

  @Test func elements_whereBothAddRemoveAndMove_areAllThere_inOrder() {
    let merged = merge(board(4)) { board in
      board.items.remove(id: ids[0])
      board.items.append(Item(id: ids[4], text: "mine"))
      board.items.swapAt(0, 1)
    } theirs: { board in
      board.items.remove(id: ids[3])
      board.items.append(Item(id: ids[5], text: "theirs"))
    }
    #expect(merged.value.items.map(\.id) == [ids[2], ids[5], ids[1], ids[4]])
    #expect(merged.replaced.isEmpty)
  }

  @Test func elementsThatBothAppended_haveTheOrderOfTheCommits() {
    let merged = merge(board(1)) {
      $0.items.append(Item(id: ids[1]))
    } theirs: {
      $0.items.append(Item(id: ids[2]))
    }
    #expect(merged.value.items.map(\.id) == [ids[0], ids[2], ids[1]])
  }

  @Test func elementThatOneRemoved_andTheOtherChanged_isAsTheLastSays() {
    let removed = merge(board(1)) {
      $0.items.removeAll()
    } theirs: {
      $0.items[0].text = "changed"
    }
    #expect(removed.value.items.isEmpty)
    #expect(removed.replaced == ["items[\(ids[0])]"])
    let changed = merge(board(1)) {
      $0.items[0].text = "changed"
    } theirs: {
      $0.items.removeAll()
    }
    #expect(changed.value.items.map(\.text) == ["changed"])
  }

  @Test func dictionaryWhoseKeysAreNoNames_isMergedByKey() {
    let merged = merge {
      $0.notes[ids[0]] = Item(id: ids[0])
    } theirs: {
      $0.notes[ids[1]] = Item(id: ids[1])
    }
    #expect(Set(merged.value.notes.keys) == [ids[0], ids[1]])
    #expect(merged.replaced.isEmpty)
  }

  @Test func set_isMergedByElement() {
    var base = board(1)
    base.items[0].tags = ["a", "b"]
    let merged = merge(base) { board in
      board.items[0].tags.remove("a")
      board.items[0].tags.insert("c")
    } theirs: {
      $0.items[0].tags.insert("d")
    }
    #expect(merged.value.items[0].tags == ["b", "c", "d"])
  }

  @Test func caseOfAnEnumeration_isOne_unlessBothKeepIt() {
    let other = merge {
      $0.shape = .box(width: 1, height: 2)
    } theirs: {
      $0.shape = .circle(radius: 9)
    }
    #expect(other.value.shape == .box(width: 1, height: 2))
    #expect(other.replaced == ["shape"])
    var base = Board()
    base.shape = .box(width: 1, height: 1)
    let same = merge(base) {
      $0.shape = .box(width: 5, height: 1)
    } theirs: {
      $0.shape = .box(width: 1, height: 7)
    }
    #expect(same.value.shape == .box(width: 5, height: 7))
    #expect(same.replaced.isEmpty)
  }

  @Test func valueWhoseMergedFormDoesNotDecode_isMine() throws {
    struct Range: Codable, Equatable, Sendable {
      var low = 0
      var high = 9
      init() {}
      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        low = try container.decode(Int.self, forKey: .low)
        high = try container.decode(Int.self, forKey: .high)
        guard low <= high else {
          throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "crossed"))
        }
      }
    }
    var (mine, theirs) = (Range(), Range())
    mine.low = 8
    theirs.high = 3
    let merged = ValueMerge<Range>(custom: nil)(base: Range(), mine: mine, theirs: theirs)
    #expect(merged.value == mine)
    #expect(merged.replaced == [""])
  }

  @Test(arguments: [
    "0", "-1", "9223372036854775807", "18446744073709551615", "0.1", "1e300", "1.5",
    "0.12345678901234567890123", "true", "null", "\"a\"", "[1,{\"a\":[]}]",
  ])
  func json_keepsEveryNumber(text: String) throws {
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    #expect(try JSONDecoder().decode(JSONValue.self, from: Data(value.description.utf8)) == value)
    if text != "1e300" { #expect(value.description == text) }
  }

  @Test func json_isReadAndChangedByNameAndPosition() {
    var json: JSONValue = ["name": "a", "list": [1, 2.5, true, .null]]
    json["title"] = json["name"]
    json["name"] = nil
    json["list"]?[0] = 7
    json["list"]?[3] = nil
    #expect(json == ["title": "a", "list": [7, 2.5, true]])
    #expect(json["list"]?[1]?.double == 2.5)
    #expect(json["list"]?[0]?.int == 7)
    #expect(json["missing"] == nil && json[0] == nil && json["list"]?[9] == nil)
  }
}
