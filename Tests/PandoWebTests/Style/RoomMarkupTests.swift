import Foundation
import PandoUI
import PandoWeb
import Testing

/// Tests of the room that views have: in rows of a fixed width, in boxes, and in safe areas.
@MainActor
@Suite struct RoomMarkupTests {
  private func html(_ view: some View) -> String {
    let tree = ElementTree()
    let graph = ViewGraph(view, renderer: tree)
    return withExtendedLifetime(graph) {
      HTMLRenderer.fragment(of: ElementTree.rootID, in: tree)
    }
  }

  /// A pager is as wide as its window, and each of its pages too.
  @Test func pages_inARowOfAFixedWidth_keepTheirWidths() {
    let pages = HStack(spacing: 0) { ForEach(0..<3) { Text("\($0)").frame(width: 390) } }
    let exact = "width:390px;min-width:390px;flex:none"
    for row in [AnyView(pages.frame(width: 390)), AnyView(pages.padding(0).frame(width: 390))] {
      #expect(html(row).components(separatedBy: exact).count == 4, "\(html(row))")
    }
    // A row that is as wide as its views follows the window instead.
    #expect(!html(pages).contains(exact))
    #expect(!html(VStack { Text("a").frame(width: 390) }.frame(width: 390)).contains(exact))
  }

  @Test func line_inFramesInARow_isVertical() {
    let line = Divider().background(.red).frame(width: 0, height: 20)
    let row = html(HStack { line.frame(maxHeight: 20) })
    #expect(row.contains("aria-orientation=\"vertical\""))
    #expect(row.contains("width:1px;min-width:1px"), "\(row)")
    #expect(!html(HStack { VStack { line } }).contains("aria-orientation=\"vertical\""))
    #expect(!html(VStack { line }).contains("aria-orientation=\"vertical\""))
    #expect(!html(List { line }).contains("aria-orientation=\"vertical\""))
  }

  @Test func content_scrollsThroughTheSafeArea_andNotThroughPadding() {
    let row = ScrollView(.horizontal) { Text("a") }
    let safe = "padding-inline:40px 40px"
    #expect(html(row.safeAreaPadding(.horizontal, 40)).contains(safe))
    #expect(!html(row.padding(.horizontal, 40)).contains(safe))
    // Boxes between the two make the scroll view larger instead.
    let extended = "margin-inline:-40px -40px"
    for view in [
      AnyView(row.overlay { Text("b") }.safeAreaPadding(.horizontal, 40)),
      AnyView(row.frame(height: 50).safeAreaPadding(.horizontal, 40)),
      AnyView(
        row.overlay { Text("b") }.safeAreaPadding(.leading, 40).safeAreaPadding(.trailing, 40)
      ),
    ] {
      #expect(html(view).contains(extended) && html(view).contains(safe), "\(html(view))")
    }
    let inner = html(VStack { row }.safeAreaPadding(.horizontal, 40))
    #expect(!inner.contains(extended))
    #expect(!html(row.overlay { Text("b") }.padding(.horizontal, 40)).contains(extended))
    let column = ScrollView { Text("a") }.overlay { Text("b") }
    #expect(html(column.safeAreaPadding(.top, 50)).contains("margin-block:-50px 0"))
  }
}
