import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

/// Tests of how properties of plain bits are compared.
@MainActor
struct PlainValueTests {
  /// A value of plain bits whose `==` knows its place alone.
  struct Square: Equatable {
    var place = 1
    var isOpen = false
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.place == rhs.place }
  }

  @Test func plainValue_whenItsEqualityLeavesOutAField_isComparedByItsFields() {
    struct Root: View {
      @State var square = Square()
      @State var count = 0
      var body: some View {
        Cell(square: square, action: {})
        Line("\(count)")
        Press("open") { square.isOpen = true }
        Press("count") { count += 1 }
      }
    }
    struct Cell: View {
      let square: Square
      let action: @MainActor () -> Void
      var body: some View { Line(square.isOpen ? "open" : "closed") }
    }
    let page = Page(Root())
    #expect(page.evaluations { page.press("open") } == ["Root": 1, "Cell": 1])
    #expect(page.texts.first == "open")
    #expect(page.evaluations { page.press("count") } == ["Root": 1])
  }
}
