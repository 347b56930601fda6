import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of which of several views has the room that is not enough for all.
  @MainActor
  @Suite("Live scarce room")
  struct LiveScarceRoom {
    private static let long = "A rather long title of a section that needs more than a line"

    private struct Headers: View {
      var body: some View {
        VStack(alignment: .leading) {
          HStack {
            Text(long)
            Button("See All") {}.accessibilityIdentifier("short")
          }
          HStack {
            VStack { Text(long) }
            Spacer()
            Text("12 min ago").accessibilityIdentifier("short")
          }
          HStack {
            Text("Short name").accessibilityIdentifier("short")
            Spacer()
            Text(long).lineLimit(1)
          }
          HStack {
            Label(long, systemImage: "star")
            Text("Two words").padding(4).background(.yellow).accessibilityIdentifier("short")
          }
        }
        .padding()
      }
    }

    @Test(arguments: [320, 390])
    func shortWords_besideLongOnes_areInOneLine(width: Int) async throws {
      let look = PageAudit.Look(width: width, height: 720, isTouch: true, isDark: false)
      try await ChromiumTests.use(look) {
        Headers()
      } _: { window in
        let lines = try await window.execute(
          """
          return [...document.querySelectorAll('[data-testid=short]')].map((node) => {
            const range = document.createRange()
            range.selectNodeContents(node)
            return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8))).size
          })
          """
        )
        #expect(lines.list == [1, 1, 1, 1])
        let most = try await window.execute("return document.documentElement.scrollWidth")
        #expect(most == ChromeValue(width))
      }
    }

    /// A list fills the room that is left, unless it has a height.
    @Test func list_ofAHeight_keepsItBesideWhatFillsTheStack() async throws {
      try await ChromiumTests.use(.phone) {
        VStack {
          ScrollView { Text("Above") }
          List { ForEach(0..<40) { Text("Row \($0)") } }.frame(height: 200)
          Text("Below")
        }
      } _: { window in
        let height = try await window.execute(
          "return document.querySelector('.collection').offsetHeight"
        )
        #expect(height == 200)
      }
    }

    private struct Nested: View {
      let isInScreen: Bool

      @ViewBuilder private var rows: some View {
        VStack {
          VStack {
            Text("Above")
            List { ForEach(0..<40) { Text("Row \($0)") } }
          }
          .padding(4)
          Text("Below").accessibilityIdentifier("below")
        }
      }

      var body: some View {
        if isInScreen { NavigationStack { rows.navigationTitle("Rows") } } else { rows }
      }
    }

    @Test(arguments: [true, false])
    func list_inAStackInAStack_hasTheRoomThatIsLeft(isInScreen: Bool) async throws {
      try await ChromiumTests.use(.phone) {
        Nested(isInScreen: isInScreen)
      } _: { window in
        let found = try await window.execute(
          """
          const list = document.querySelector('.collection'), page = document.scrollingElement
          const { bottom } = document.querySelector('[data-testid=below]').getBoundingClientRect()
          return [bottom <= innerHeight, list.scrollHeight > list.clientHeight + 100, list.clientHeight > 300,
            page.scrollHeight <= innerHeight]
          """
        )
        #expect(found.list == [true, true, true, true])
      }
    }
  }
}
