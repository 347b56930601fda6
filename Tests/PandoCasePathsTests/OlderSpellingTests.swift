import PandoCasePaths
import Testing

/// Tests of spellings of case paths from before the macro.
@Suite struct OlderSpellingTests {
  enum Inner: Equatable { case number(Int), nothing }
  enum Outer: Equatable { case inner(Inner), text(label: String), blank }
  enum Kind: String { case small, large }

  @Test func way_madeOfACase_takesOutAndMakes() {
    let way = AnyCasePath(Outer.inner)
    #expect(way.extract(from: .inner(.nothing)) == .nothing)
    #expect(way.extract(from: .blank) == nil)
    #expect(CasePath.case(Outer.text).extract(from: .text(label: "a")) == "a")
    #expect(AnyCasePath(Outer.blank).extract(from: .blank) != nil)
    #expect(CasePath.case(Outer.blank).extract(from: .text(label: "a")) == nil)
    #expect(extract(case: Outer.text, from: .text(label: "b")) == "b")
    #expect([Outer.blank, .text(label: "c")].compactMap(extract(Outer.text)) == ["c"])
  }

  @Test func ways_whenPutTogether_leadFurther() {
    let way: AnyCasePath<Outer, Int> = /Outer.inner .. Inner.number
    #expect(way.extract(from: .inner(.number(5))) == 5)
    #expect(way.extract(from: .inner(.nothing)) == nil)
    #expect(way.embed(6) == .inner(.number(6)))
    let values = [Outer.blank, .inner(.number(1))].compactMap(/Outer.inner .. Inner.number)
    #expect(values == [1])
    #expect((/Outer.inner).appending(path: /Inner.number).extract(from: .inner(.number(2))) == 2)
  }

  @Test func way_inASwitch_matchesItsCase() {
    switch Outer.text(label: "a") {
    case /Outer.inner: Issue.record("It is another case.")
    case /Outer.text: break
    default: Issue.record("It is a text.")
    }
  }

  @Test func way_ofAnOptional_isThatOfItsValue() {
    let value: Outer? = .blank
    #expect((/Outer.blank as (Outer?) -> Void?)(value) != nil)
    #expect((/Outer.blank as (Outer?) -> Void?)(nil) == nil)
    #expect((/Outer.inner).extract(from: value) == nil)
    #expect(AnyCasePath<Int?, Int>.some.extract(from: 4) == 4)
  }

  @Test func standardWays_takeOutAndMake() {
    #expect(AnyCasePath<String, Kind>.rawValue.extract(from: "large") == .large)
    #expect(AnyCasePath<String, Kind>.rawValue.embed(.small) == "small")
    #expect(AnyCasePath<String, Int>.description.extract(from: "42") == 42)
    #expect(AnyCasePath<Int, Int>.self.init(Int.self).extract(from: 1) == 1)
    #expect(AnyCasePath<Int, Never>.never.extract(from: 1) == nil)
    #expect(AnyCasePath.constant(3).extract(from: ()) == 3)
  }

  @Test func unwrapping_whenItIsAnotherCase_isReportedAndThrows() throws {
    #expect(try XCTUnwrap(Outer.text(label: "a"), case: /Outer.text) == "a")
    withKnownIssue {
      #expect(throws: (any Error).self) { try XCTUnwrap(Outer.blank, case: /Outer.text, "why") }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("\"String\"") && text.contains("why") && text.contains("blank")
    }
  }
}
