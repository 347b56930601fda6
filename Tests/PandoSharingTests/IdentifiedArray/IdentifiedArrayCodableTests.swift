import CustomDump
import Foundation
import PandoSharing
import Testing

struct IdentifiedArrayCodableTests {
  let items: Items = [item(2, "b"), item(1, "a")]

  @Test func coding_whenRoundTripped_isEqual() throws {
    let data = try JSONEncoder().encode(items)
    #expect(try JSONDecoder().decode(Items.self, from: data) == items)
  }

  @Test func encoding_whenComparedToAnArray_isTheSame() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try encoder.encode(items) == encoder.encode(items.elements))
    #expect(try encoder.encode(Items()) == Data("[]".utf8))
  }

  @Test func encoding_whenElementsAreNotIdentifiable_works() throws {
    let words = IdentifiedArray(uniqueElements: ["a", "bc"], id: \.count)
    #expect(try JSONEncoder().encode(words) == Data(#"["a","bc"]"#.utf8))
  }

  @Test func decoding_whenIDsRepeat_throwsAndNamesTheID() throws {
    let data = try JSONEncoder().encode(["list": [item(4), item(7), item(5), item(7, "z")]])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([String: Items].self, from: data)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("expected dataCorrupted, got \(String(describing: error))")
      return
    }
    #expect(context.codingPath.first?.stringValue == "list")
    #expect(
      context.debugDescription
        == "Ids are to be unique, but the elements at 1 and 3 both have the id 7."
    )
  }

  @Test func decoding_whenAnElementIsBroken_throwsItsError() {
    let data = Data(#"[{"id": 1, "name": "a", "tags": []}, {"id": 2}]"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Items.self, from: data) }
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Items.self, from: Data(#"{"id": 1}"#.utf8))
    }
  }
}

struct IdentifiedArrayDescriptionTests {
  struct Point: Identifiable {
    let id: Int
    var x = 0
  }

  let points: IdentifiedArrayOf<Point> = [Point(id: 1), Point(id: 2)]

  @Test func descriptions_whenPrinted_readLikeAnArray() {
    #expect("\(points)" == "\(points.elements)")
    #expect(
      String(reflecting: points)
        == "IdentifiedArray<Int, Point>(\(points.elements.debugDescription))"
    )
    #expect(points.customMirror.displayStyle == .collection)
    #expect(points.customMirror.children.count == 2)
  }

  @Test func dump_whenComparedToAnArray_isTheSame() {
    #expect(String(customDumping: points) == String(customDumping: points.elements))
  }

  @Test func difference_whenOneElementChanged_readsLikeAnArray() {
    var changed = points
    changed[id: 2]?.x = 5
    changed.append(Point(id: 3))
    #expect(diff(points, changed) == diff(points.elements, changed.elements))
    #expect(diff(points, changed)?.contains("+     x: 5") == true)
    #expect(diff(points, points) == nil)
  }

  @Test func difference_whenAnElementMoved_readsLikeAnArray() {
    var moved = points
    moved.swapAt(0, 1)
    #expect(diff(points, moved) == diff(points.elements, moved.elements))
  }
}
