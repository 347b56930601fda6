import PandoTestSupport
import PandoUI
import Testing

/// Tests that the focus follows the state, in whatever order the elements are drawn.
@MainActor
struct FocusMoveTests {
  struct Fields: View {
    @FocusState var field: Int?
    var body: some View {
      ForEach(0..<3, id: \.self) { Line("field \($0)").focused($field, equals: $0) }
      ForEach(0..<3, id: \.self) { index in Press("to \(index)") { field = index } }
      Press("away") { field = nil }
      Press("there and away") {
        field = 2
        field = nil
      }
    }
  }

  @Test func focus_whenTheStateMovesIt_goesForwardAndBack() {
    let page = Page(Fields())
    let fields = (0..<3).map { page.find(.text, "field \($0)")! }
    for index in [0, 2, 1, 0, 1, 2, 0] {
      page.press("to \(index)")
      page.graph.flush()
      #expect(page.tree.focused == fields[index])
      #expect(page.graph.focusedElement == fields[index])
    }
    page.press("there and away")
    page.graph.flush()
    #expect(page.tree.focused == nil)
    page.press("to 1")
    page.graph.flush()
    page.press("away")
    page.graph.flush()
    #expect(page.tree.focused == nil)
    page.graph.close()
  }
}
