import Foundation
import PandoTestSupport
import PandoUI
import Testing

/// Tests of layers: decorations become boxes only where necessary, and boxes that come and go leave
/// no trace.
@MainActor
struct LayerTests {
  @Test func decorations_inTheOrderOfABox_areOneElement() {
    let page = Page(Text(verbatim: "a").padding(4).background(.red).opacity(0.5))
    #expect(page.outline.split(separator: "\n").count == 1)
  }

  @Test func padding_aroundABackground_isABox() {
    let page = Page(Text(verbatim: "a").background(.red).padding(4))
    #expect(
      page.outline.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " }.prefix(4) }
        == ["box ", "text"]
    )
  }

  @Test func box_thatIsInsertedAndRemoved_movesOnlyItsElement() {
    struct Root: View {
      @State var isMarked = false
      var body: some View {
        VStack {
          Text(verbatim: "above")
          Text(verbatim: "a").background(isMarked ? Color.red : nil).padding(isMarked ? 4 : 0)
            .modifier(Marked(isMarked: isMarked))
          Text(verbatim: "below")
        }
        Press("mark") { isMarked.toggle() }
      }
    }
    struct Marked: DecorationModifier {
      typealias Body = Never
      let isMarked: Bool
      func decorate(_ decoration: inout Decoration, in environment: EnvironmentValues) {
        if isMarked {
          decoration[.padding] = .edges(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
        }
      }
    }
    let page = Page(Root())
    let before = page.outline
    let count = page.tree.elements.count
    let element = page.find(.text, "a")
    page.press("mark")
    page.graph.flush()
    #expect(page.find(.text, "a") == element)
    let fresh = page.texts
    #expect(fresh == ["above", "a", "below"])
    #expect(page.tree[page.tree[element!]!.parent!]?.kind == .box)
    page.press("mark")
    page.graph.flush()
    #expect(page.outline == before)
    #expect(page.find(.text, "a") == element)
    #expect(page.tree.elements.count == count)
  }
}
