import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of content that scrolls behind what `safeAreaInset` puts at its ends.
  @MainActor
  @Suite("Live insets")
  struct LiveInsets {
    private struct Lines: View {
      @State private var isShown = true
      var body: some View {
        ScrollView {
          VStack { ForEach(0..<40) { Button("Line \($0)") {} } }.frame(maxWidth: .infinity)
        }
        .safeAreaInset(edge: .bottom) {
          if isShown {
            Button("Hide") { isShown = false }
              .frame(maxWidth: .infinity).padding().background(.bar)
          }
        }
      }
    }

    private struct Rows: View {
      var body: some View {
        NavigationStack {
          List { ForEach(0..<40) { number in Button("Row \(number)") {} } }
            .safeAreaInset(edge: .top, spacing: 0) {
              Text("Top").frame(maxWidth: .infinity).padding().background(.bar)
            }
            .safeAreaInset(edge: .bottom, spacing: 0) {
              Text("Bottom").frame(maxWidth: .infinity).padding().background(.bar)
            }
            .navigationTitle("Rows")
            .navigationBarTitleDisplayMode(.inline)
        }
      }
    }

    /// The upper and the lower edge of a node.
    private func edges(_ selector: String, in window: ChromeWindow) async throws -> [Double] {
      try await window.execute(
        """
        const { top, bottom } = [...document.querySelectorAll('\(selector)')].at(-1).getBoundingClientRect()
        return [top, bottom]
        """
      ).list.compactMap(\.number)
    }

    @Test(arguments: [390, 1280])
    func scrollView_isBehindItsInset_andItsEndIsNot(width: Int) async throws {
      let look = PageAudit.Look(width: width, height: 720, isTouch: width < 600, isDark: false)
      try await ChromiumTests.use(look) {
        Lines()
      } _: { window in
        let scroller = "document.querySelector('.scroll-y')"
        try await window.wait("parseFloat(\(scroller).style.paddingBlockEnd) > 40")
        let bar = try await edges(".insets > :last-child", in: window)
        #expect(abs(try await edges(".scroll-y", in: window)[1] - bar[1]) < 1)
        #expect(abs(bar[1] - 720) < 1)
        try await window.execute("\(scroller).scrollTop = 99999")
        let last = try await edges(".scroll-y .button", in: window)
        #expect(last[1] <= bar[0] && last[1] > bar[0] - 20, "\(last) \(bar)")
        // A node that keys reach is not behind the bar.
        try await window.execute(
          "\(scroller).scrollTop = 0; document.querySelectorAll('.scroll-y .button')[25].focus()"
        )
        let reached = try await window.execute(
          "const box = document.activeElement.getBoundingClientRect(); return [box.top, box.bottom]"
        )
        #expect((reached.list.last?.number ?? 999) <= bar[0], "\(reached)")
        // Without the inset its room is gone.
        try await window.click(".insets > :last-child .button")
        try await window.wait("!(parseFloat(\(scroller).style.paddingBlockEnd) > 0)")
        #expect(try await edges(".scroll-y", in: window)[1] == 720)
      }
    }

    private struct Floating: View {
      @State private var pressed = "none"
      var body: some View {
        List { ForEach(0..<40) { number in Button("Row \(number)") { pressed = "row" } } }
          .safeAreaInset(edge: .bottom) {
            HStack {
              Text(pressed).accessibilityIdentifier("pressed")
              Spacer()
              Button("Add") { pressed = "add" }.padding(20).background(.blue, in: .circle)
            }
            .padding()
          }
      }
    }

    /// What an inset leaves empty is no view, so a finger reaches what is behind.
    @Test func emptyPart_ofAnInset_letsPressesThrough() async throws {
      try await ChromiumTests.use(.phone) {
        Floating()
      } _: { window in
        try await window.wait(
          "parseFloat(document.querySelector('.collection').style.paddingBlockEnd) > 40"
        )
        try await window.execute(
          """
          const { top, height } = document.querySelector('.insets > :last-child').getBoundingClientRect()
          document.elementFromPoint(160, top + height / 2).click()
          """
        )
        let words = "document.querySelector('[data-testid=pressed]').textContent"
        try await window.wait("\(words) === 'row'")
        try await window.click(".insets > :last-child .button")
        try await window.wait("\(words) === 'add'")
      }
    }

    private struct Chat: View {
      var body: some View {
        ScrollViewReader { reader in
          ScrollView {
            VStack { ForEach(0..<40) { Text("Line \($0)").padding() } }
              .frame(maxWidth: .infinity)
          }
          .safeAreaInset(edge: .top) { Text("Top").padding() }
          .safeAreaInset(edge: .bottom) {
            HStack {
              Button("First") { reader.scrollTo(20, anchor: .top) }
                .accessibilityIdentifier("first")
              Button("Last") { reader.scrollTo(10, anchor: .bottom) }
                .accessibilityIdentifier("last")
            }
            .padding().background(.bar)
          }
        }
      }
    }

    @Test func scrollTo_anEnd_isClearOfTheInset() async throws {
      let look = PageAudit.Look(width: 390, height: 720, isTouch: true, isDark: false)
      try await ChromiumTests.use(look) {
        Chat()
      } _: { window in
        let scroller = "document.querySelector('.scroll-y')"
        try await window.wait("parseFloat(\(scroller).style.paddingBlockEnd) > 40")
        let isAt = """
          ((line, edge, inset, other) => {
            const node = [...document.querySelectorAll('.scroll-y .text')].find((node) => node.innerText === line)
            const end = document.querySelector(inset).getBoundingClientRect()[other]
            return Math.abs(node.getBoundingClientRect()[edge] - end) < 12
          })
          """
        try await window.click("[data-testid=first]")
        try await window.wait(
          "\(isAt)('Line 20', 'top', '.insets-top > :first-child', 'bottom')"
        )
        try await window.click("[data-testid=last]")
        try await window.wait(
          "\(isAt)('Line 10', 'bottom', '.insets-bottom > :last-child', 'top')"
        )
      }
    }

    @Test func content_thatBeginsAtItsEnd_isThere_andStaysThere() async throws {
      struct Talk: View {
        @State private var lines = Array(0..<40)
        var body: some View {
          ScrollView {
            LazyVStack { ForEach(lines, id: \.self) { Text("Line \($0)").padding() } }
          }
          .defaultScrollAnchor(.bottom)
          .safeAreaInset(edge: .bottom) {
            Button("Say") { lines.append(lines.count) }.padding().background(.bar)
          }
        }
      }
      let look = PageAudit.Look(width: 390, height: 720, isTouch: true, isDark: false)
      try await ChromiumTests.use(look) {
        Talk()
      } _: { window in
        let scroller = "document.querySelector('.scroll-y')"
        let isAtEnd =
          "\(scroller).scrollHeight - \(scroller).clientHeight - \(scroller).scrollTop < 2"
        try await window.wait("parseFloat(\(scroller).style.paddingBlockEnd) > 40 && \(isAtEnd)")
        try await window.click(".insets > :last-child .button")
        try await window.wait("document.body.innerText.includes('Line 40') && \(isAtEnd)")
      }
    }

    @Test func list_betweenTwoInsets_isBehindBoth() async throws {
      let look = PageAudit.Look(width: 390, height: 720, isTouch: true, isDark: false)
      try await ChromiumTests.use(look) {
        Rows()
      } _: { window in
        let list = "document.querySelector('.collection')"
        try await window.wait("parseFloat(\(list).style.paddingBlockEnd) > 40")
        let shift = try await window.executeAsync(
          """
          let sum = 0
          new PerformanceObserver((list) => {
            for (const { value } of list.getEntries()) sum += value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => arguments[0](sum), 100)
          """
        )
        #expect((shift.number ?? 1) < 0.01)
        // The list goes on behind the inset above it once it has scrolled.
        try await window.execute("\(list).scrollTop = 1")
        try await window.wait("parseFloat(\(list).style.paddingBlockStart) > 40")
        try await window.execute("\(list).scrollTop = 0")
        let top = try await edges(".insets-top > :first-child", in: window)
        let bottom = try await edges(".insets-bottom > :last-child", in: window)
        #expect(try await edges(".collection", in: window) == [top[0], bottom[1]])
        #expect(bottom[1] == 720)
        #expect(try await edges(".row:first-child", in: window)[0] >= top[1])
        try await window.execute("\(list).scrollTop = 99999")
        #expect(try await edges(".insets-top > :first-child", in: window) == top)
        #expect(try await edges(".row", in: window)[1] <= bottom[0])
      }
    }
  }
}
