import PandoCasePaths
import Testing

private enum Shape: Equatable {
  case circle(radius: Int)
  case box(Int, Int)
  case row(id: Int, name: String)
  case point
  case named(String)
  case other(String)
}

@Suite struct ReflectionTests {
  @Test func extract_whenCaseHoldsOneValue_returnsIt() {
    #expect((/Shape.circle).extract(from: .circle(radius: 3)) == 3)
    #expect((/Shape.named).extract(from: .named("a")) == "a")
  }

  @Test func extract_whenAnotherCaseHoldsTheSameType_returnsNil() {
    #expect((/Shape.named).extract(from: .other("a")) == nil)
    #expect((/Shape.circle).extract(from: .point) == nil)
  }

  @Test func extract_whenCaseHoldsSeveralValues_returnsThem() {
    let box = (/Shape.box).extract(from: .box(1, 2))
    #expect(box?.0 == 1 && box?.1 == 2)
    let row = (/Shape.row).extract(from: .row(id: 7, name: "b"))
    #expect(row?.0 == 7 && row?.1 == "b")
  }

  @Test func extract_whenCaseHoldsNothing_saysWhetherItIsTheCase() {
    #expect((/Shape.point).extract(from: .point) != nil)
    #expect((/Shape.point).extract(from: .named("a")) == nil)
  }

  @Test func extract_whenEnumIsOptional_looksIntoIt() {
    let path: AnyCasePath<Shape?, String> = /Shape.named
    #expect(path.extract(from: .named("a")) == "a")
    #expect(path.extract(from: .other("a")) == nil)
    #expect(path.extract(from: nil) == nil)
  }

  @Test func modify_whenAnotherCase_throws() throws {
    var shape = Shape.named("a")
    try (/Shape.named).modify(&shape) { $0 += "b" }
    #expect(shape == .named("ab"))
    #expect(throws: (any Error).self) { try (/Shape.other).modify(&shape) { $0 += "c" } }
    #expect(shape == .named("ab"))
  }
}
