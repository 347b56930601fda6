import Foundation
import PandoUI
import Testing

/// Tests of stacks and columns by their older name.
@MainActor
struct NavigationViewTests {
  struct Columns: View {
    var isStack = false
    var body: some View {
      if isStack {
        views.navigationViewStyle(.stack)
      } else {
        views.navigationViewStyle(.columns)
      }
    }

    private var views: some View {
      NavigationView {
        List { NavigationLink("Utah") { Text(verbatim: "Arches") } }
          .navigationTitle("Trips")
          .navigationSplitViewColumnWidth(min: 300, ideal: 200)
        Text(verbatim: "Choose one")
      }
    }
  }

  @Test func twoViews_areColumns_andALinkOfTheFirstIsShownInTheLast() throws {
    let drawn = Drawn(Columns())
    #expect(drawn.count(.navigationSplit) == 1)
    #expect(drawn.texts.contains("Choose one"))
    try drawn.tap("Utah")
    #expect(drawn.texts.contains("Arches") && !drawn.texts.contains("Choose one"))
    #expect(drawn.texts.contains("Utah"))
  }

  @Test func twoViews_inAStack_areTheFirstOne() throws {
    let drawn = Drawn(Columns(isStack: true))
    #expect(drawn.count(.navigationSplit) == 0 && drawn.count(.navigationStack) == 1)
    #expect(!drawn.texts.contains("Choose one"))
    try drawn.tap("Utah")
    #expect(drawn.texts.contains("Arches"))
  }

  @Test func oneView_isAStack() {
    let drawn = Drawn(NavigationView { Text(verbatim: "Alone") })
    #expect(drawn.count(.navigationStack) == 1 && drawn.texts == ["Alone"])
  }

  @Test func widthOfAColumn_isItsIdealWithinItsLimits() {
    let drawn = Drawn(Columns())
    let sidebar = drawn.visible.first { $0.attributes.text(.part) == "sidebar" }
    #expect(sidebar?.attributes.number(.width) == 300)
  }
}
