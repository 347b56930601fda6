import PandoUI
import Testing

/// Tests of the backgrounds of sheets.
@MainActor
@Suite struct SheetBackgroundTests {
  private func sheet(_ content: some View) -> (background: Paint?, words: [String]) {
    let drawn = Drawn(Text("a").sheet(isPresented: .constant(true)) { content })
    defer { drawn.graph.close() }
    guard case .paint(let paint)? = drawn.first(.sheet)?.attributes[.background] else {
      return (nil, [])
    }
    return (paint, drawn.texts)
  }

  @Test func aPaint_goesOverTheWholeSheet() {
    #expect(sheet(Text("b").presentationBackground { Color.red }).background == .color(.red))
    let shape = Text("b").presentationBackground { Rectangle().fill(.blue) }
    #expect(sheet(shape).background == .color(.blue))
  }

  @Test func anotherView_isBehindTheContent_ofAClearSheet() {
    let sheet = sheet(Text("b").presentationBackground { Text("behind") })
    #expect(sheet.background == .color(.clear))
    #expect(sheet.words.contains("behind"))
  }

  @Test func aSize_thatIsFittedInOneDirection_isThatOfTheContent() {
    #expect(PresentationSizing.page.fitted(horizontal: true, vertical: false) == .fitted)
    #expect(PresentationSizing.page.fitted(horizontal: false, vertical: true) == .page)
    #expect(PresentationSizing.form.sticky(vertical: true) == .form)
  }
}
