import Testing

@testable import PandoWeb

@Suite("Style values")
struct CSSValueTests {
  @Test func numbers_whenWritten_haveThreeDecimalsAndNoExponent() {
    #expect(CSSValue.px(1.5).text == "1.5px")
    #expect(CSSValue.px(-0.125).text == "-0.125px")
    #expect(CSSValue.px(1.0004).text == "1px")
    #expect(CSSValue.number(0.05).text == "0.05")
    #expect(CSSValue.px(1e300).text == "10000000px")
    #expect(CSSValue.percent(100).text == "100%")
  }

  @Test func numbers_whenNotFinite_areZero() {
    #expect(CSSValue.px(.nan).text == "0")
    #expect(CSSValue.px(.infinity).text == "0")
  }

  @Test func colours_whenWritten_haveTwoDigitsAChannel() {
    #expect(CSSValue.color(1, 0, 0.5, 1).text == "#ff0080")
    #expect(CSSValue.color(2, -1, .nan, 0.5).text == "#ff000080")
  }

  @Test func aMultiplication_whenWritten_isAFilterOfNumbers() {
    let text = CSSValue.multiplication(1, 0.5, .nan, 1).text
    #expect(text.hasPrefix("url('data:image/svg+xml,") && text.hasSuffix("#f')"))
    #expect(
      text.contains(
        "%221%200%200%200%200%200%200.5%200%200%200%200%200%200%200%200%200%200%200%201%200%22"
      )
    )
    #expect(!text.dropFirst(5).dropLast(2).contains { "'\"<>;() \\".contains($0) })
  }

  @Test func aFamily_whenItsNameIsHostile_cannotLeaveTheQuotes() {
    let text = CSSValue.family("x'; } body { display: none").text
    #expect(text == "'x  body  display none'")
  }

  @Test func declarations_whenSetTwice_keepTheirPlace() {
    var style = CSSDeclarations()
    style[.width] = .px(1)
    style[.height] = .px(2)
    style[.width] = .px(3)
    #expect(style.text == "width:3px;height:2px")
    style[.width] = nil
    #expect(style.text == "height:2px")
  }
}
