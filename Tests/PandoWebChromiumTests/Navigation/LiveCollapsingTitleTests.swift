import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of large titles above scrolled content, and of choices at the lower edge of a phone.
  @MainActor
  @Suite("Live collapsing titles")
  struct LiveCollapsingTitles {
    private struct Board: View {
      let count: Int
      @State private var taps = 0

      var body: some View {
        NavigationStack {
          List {
            Button("Taps \(taps)") { taps += 1 }
            ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0)") }
          }
          .navigationTitle("Rows")
        }
      }
    }

    private let scroller =
      "[...document.querySelectorAll('.screen *')].find((node) => node.scrollHeight > node.clientHeight + 40 && getComputedStyle(node).overflowY != 'visible')"

    @Test func largeTitle_isInTheBarWhileTheListIsScrolled() async throws {
      try await ChromiumTests.use(.phone) {
        Board(count: 60)
      } _: { window in
        try await window.waitForMore()
        let size = "parseFloat(getComputedStyle(document.querySelector('.screen-title')).fontSize)"
        let large = try #require(try await window.execute("return \(size)").number)
        try await window.execute("\(scroller).scrollTop = 300")
        try await window.wait("\(size) < \(large) * 0.7")
        let height = "document.querySelector('.bar').offsetHeight"
        #expect(try #require(try await window.execute("return \(height)").number) <= 53)
        // What the server draws meanwhile leaves it there.
        try await window.execute("document.querySelector('.row button').click()")
        try await window.wait("document.body.innerText.includes('Taps 1')")
        try await window.wait("\(size) < \(large) * 0.7")
        try await window.execute("\(scroller).scrollTop = 0")
        try await window.wait("\(size) == \(large)")
      }
    }

    /// A list that would no longer scroll with a lower bar would make the title jump.
    @Test func largeTitle_overAFewRows_stays() async throws {
      try await ChromiumTests.use(.phone) {
        Board(count: 18)
      } _: { window in
        try await window.waitForMore()
        let room = try await window.execute(
          "const node = \(scroller); return node ? node.scrollHeight - node.clientHeight : 0"
        )
        #expect((40...159).contains(try #require(room.number)), "the rows do not fit the test")
        try await window.execute("\(scroller).scrollTop = 100")
        try await window.wait("\(scroller).scrollTop > 48")
        #expect(
          try await window.execute(
            "return document.querySelector('.screen').matches('.title-inline')"
          )
            == false
        )
      }
    }

    @Test func wideWindow_drawsALineUnderTheTitle() async throws {
      try await ChromiumTests.use(.desktop) {
        Board(count: 60)
      } _: { window in
        try await window.waitForMore()
        let shadow = "getComputedStyle(document.querySelector('.screen-content')).boxShadow"
        #expect(try await window.execute("return \(shadow)") == "none")
        try await window.execute("\(scroller).scrollTop = 300")
        try await window.wait("\(shadow) != 'none'")
        try await window.execute("\(scroller).scrollTop = 0")
        try await window.wait("\(shadow) == 'none'")
      }
    }

    private struct Split: View {
      var body: some View {
        NavigationSplitView {
          List { Text(verbatim: "Row") }
            .navigationTitle("Sidebar")
            .toolbar { Menu("Filter") { Button("A") {} } }
        } detail: {
          Text(verbatim: "Detail")
        }
      }
    }

    /// The first column has no Back button beside its title.
    @Test func titleOfTheFirstColumn_beginsInTheWindow() async throws {
      try await ChromiumTests.use(.phone) {
        Split()
      } _: { window in
        let place = try await window.execute(
          """
          const titles = [...document.querySelectorAll('.screen-title')].filter((node) => node.checkVisibility())
          return titles.map((node) => [node.innerText, Math.round(node.getBoundingClientRect().left)])
          """
        )
        #expect(place == [["Sidebar", 16]])
      }
    }

    private struct Choice: View {
      @State private var isAsked = true

      var body: some View {
        Text(verbatim: "Page").confirmationDialog("Which?", isPresented: $isAsked) {
          Button("One") {}
          Button("Two") {}
        }
      }
    }

    @Test(arguments: [true, false])
    func choice_standsAtTheLowerEdgeOfAPhone(isPhone: Bool) async throws {
      try await ChromiumTests.use(isPhone ? .phone : .desktop) {
        Choice()
      } _: { window in
        try await window.waitForMore()
        let room = try await window.execute(
          "const box = document.querySelector('.question').getBoundingClientRect(); return [innerHeight - box.bottom, innerWidth - box.width]"
        )
        let (below, beside) = (try #require(room[0].number), try #require(room[1].number))
        #expect(isPhone ? below < 20 && beside < 20 : below > 100 && beside > 100)
      }
    }

    private struct Tabs: View {
      var body: some View {
        TabView {
          Text(verbatim: "A").tabItem { Text(verbatim: "First") }
          Text(verbatim: "B").tabItem { Text(verbatim: "Second") }
          Text(verbatim: "C").tabItem { Text(verbatim: "Third") }
        }
      }
    }

    @Test func tabs_areOneStop_withKeysInside() async throws {
      try await ChromiumTests.use(.desktop) {
        Tabs()
      } _: { window in
        try await window.waitForMore()
        let stops =
          "[...document.querySelectorAll('[role=tab]')].map((tab) => tab.tabIndex).join(' ')"
        try await window.wait("\(stops) == '0 -1 -1'")
        let active = "document.activeElement.innerText"
        try await window.execute("document.querySelector('[role=tab]').focus()")
        try await window.press(.end)
        try await window.wait("\(active) == 'Third'")
        try await window.press(.enter)
        try await window.wait("\(stops) == '-1 -1 0'")
        try await window.press(.home)
        try await window.wait("\(active) == 'First'")
      }
    }
  }
}
