import FoundationXML
import PandoUI
import PandoWeb
import Testing

@testable import PandoWebTestSupport

/// Tests of the views that fill the available room, as in SwiftUI.
@Suite("Extents")
@MainActor
struct ExtentTests {
  private func grows(_ piece: Piece) throws -> String {
    let node = try Page(piece).one("//*[@id='p1']")
    return (node.has("fx") ? "x" : "") + (node.has("fy") ? "y" : "")
  }

  @Test func longWords_inAFixedWidth_orInALayer_doNotMakeAViewShrinkFirst() throws {
    let long = Piece.text("The Adventures of Sherlock Holmes")
    func shrinks(_ piece: Piece) throws -> Bool {
      let page = try Page(Piece(.hstack, [:], [piece, .text("short")]))
      return try page.one("//*[@id='p2']")["style"]?.contains("flex-shrink:999999") ?? false
    }
    func layered(_ part: String) -> Piece {
      Piece(.box, [:], [Piece(.part, [.part: .text(part)], [long]), Piece(.shape)])
    }
    #expect(try shrinks(Piece(.box, [:], [long])))
    #expect(try !shrinks(Piece(.box, [:], [Piece(.box, [.width: .number(80)], [long])])))
    #expect(try !shrinks(layered("overlay")))
    #expect(try !shrinks(layered("background")))
  }

  @Test func words_whenAlone_hug() throws {
    #expect(try grows(.text("A")) == "")
    #expect(try grows(.button("A")) == "")
  }

  @Test func aStack_withASpacer_growsAlongItsAxis() throws {
    #expect(try grows(Piece(.hstack, [:], [.text("A"), Piece(.spacer)])) == "x")
    #expect(try grows(Piece(.vstack, [:], [.text("A"), Piece(.spacer)])) == "y")
  }

  @Test func aStack_withAFieldDeepInside_growsAsTheFieldDoes() throws {
    let field = Piece(.textField, [.label: .text("A")])
    #expect(try grows(Piece(.vstack, [:], [Piece(.hstack, [:], [field])])) == "x")
  }

  @Test func aStack_whenWhatGrowsHasAWidth_hugs() throws {
    let field = Piece(.textField, [.label: .text("A"), .width: .number(100)])
    #expect(try grows(Piece(.vstack, [:], [field])) == "")
  }

  @Test func aControl_withoutItsLabel_hugs() throws {
    for kind in [ElementKind.toggle, .stepper, .colorPicker, .datePicker] {
      #expect(try grows(Piece(kind, [.label: .text("A")])) == "x")
      #expect(try grows(Piece(kind, [.label: .text("A"), .labelIsHidden: .flag(true)])) == "")
    }
  }

  @Test func whatScrollsInNoDirection_isAsLargeAsItsContent() throws {
    let axis: [AttributeKey: AttributeValue] = [.axis: .text("none")]
    #expect(try grows(Piece(.scroll, [.axis: .text("vertical")], [.text("A")])) == "xy")
    #expect(try grows(Piece(.scroll, axis, [.text("A")])) == "")
    #expect(
      try grows(Piece(.scroll, axis, [Piece(.vstack, [:], [.text("A"), Piece(.spacer)])])) == "y"
    )
  }

  @Test func aField_withoutWordsOfItsOwn_overAnotherView_hasNoBackground() throws {
    func style(_ label: String, in kind: ElementKind) throws -> String? {
      let field = Piece(.textField, [.label: .text(label)])
      let page = try Page(Piece(kind, [:], [.text("Name"), field]))
      let classes = try page.one("//input")["class"] ?? ""
      return classes.split(separator: " ").first { $0.hasPrefix("field-") }.map { "\($0)" }
    }
    #expect(try style("", in: .zstack) == "field-plain")
    #expect(try style("Name", in: .zstack) == "field-automatic")
    #expect(try style("", in: .vstack) == "field-automatic")
  }

  @Test func aFrame_withoutAMaximum_growsInThatDirection() throws {
    #expect(try grows(.text("A", [.maxWidth: .number(.infinity)])) == "x")
    #expect(try grows(.text("A", [.maxHeight: .number(.infinity)])) == "y")
  }

  @Test func aShape_whenItsSizeIsFixed_hugs() throws {
    #expect(try grows(Piece(.shape)) == "xy")
    #expect(try grows(Piece(.shape, [.height: .number(4)])) == "x")
    #expect(try grows(Piece(.shape, [.height: .number(4), .width: .number(4)])) == "")
    #expect(try grows(Piece(.shape, [.fixedSize: .list(["horizontal", "vertical"])])) == "")
  }

  @Test func aDivider_growsAcrossItsStack() throws {
    #expect(try grows(Piece(.vstack, [:], [Piece(.divider)])) == "x")
    #expect(try grows(Piece(.hstack, [:], [Piece(.divider)])) == "y")
  }

  @Test func aGrid_whenWritten_hasAsManyColumnsAsItsLongestRow() throws {
    let page = try Page(
      Piece(
        .grid,
        [:],
        [
          Piece(.gridRow, [:], [.text("A"), .text("B")]),
          Piece(.gridRow, [:], [Piece(.cell, [.span: .number(2)], [.text("A")]), .text("B")]),
        ]
      )
    )
    #expect(try page.one("//*[@id='p1']")["style"]?.contains("repeat(3,auto)") == true)
  }

  @Test func aFrame_aroundAStack_alignsTheWholeStack() throws {
    let page = try Page(
      Piece(
        .hstack,
        [.height: .number(80), .frameAlignment: .text("bottomTrailing")],
        [.text("A")]
      )
    )
    let outer = try page.one("//*[@id='p1']")
    #expect(outer["style"]?.contains("justify-items:end;align-items:end") == true)
    #expect(try page.one("//*[@id='p1']/*").has("h"))
  }
}
