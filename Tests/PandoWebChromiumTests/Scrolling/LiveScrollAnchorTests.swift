import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of where scroll views begin, and of the end that stays in sight.
  @MainActor
  @Suite("Live scroll anchors")
  struct LiveScrollAnchors {
    private struct Chat: View {
      @State private var count = 40

      var body: some View {
        VStack {
          ScrollView {
            LazyVStack {
              ForEach(0..<count, id: \.self) { Text(verbatim: "Message \($0)").frame(height: 40) }
            }
          }
          .defaultScrollAnchor(.bottom)
          Button("Send") { count += 1 }
        }
      }
    }

    /// How far the content of the scroll view is from its end, in points.
    private static let distance = """
      const node = document.querySelector('.scroll')
      const distance = Math.round(node.scrollHeight - node.clientHeight - node.scrollTop)
      """

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func conversation_beginsAtItsEnd_andStaysThere(look: PageAudit.Look) async throws {
      try await ChromiumTests.use(look) {
        Chat()
      } _: { window in
        try await window.wait(
          "document.querySelector('.scroll').scrollTop > 500 && document.body.innerText.includes('Message 39')"
        )
        try await window.wait("(() => { \(Self.distance); return distance < 2 })()")
        for number in 40..<43 {
          try await window.click("button")
          try await window.wait("document.body.innerText.includes('Message \(number)')")
          try await window.wait("(() => { \(Self.distance); return distance < 2 })()")
        }
        // The view of a user who reads earlier content does not move.
        try await window.execute(
          """
          const node = document.querySelector('.scroll')
          node.scrollTop -= 300
          window.heightBefore = node.scrollHeight
          """
        )
        try await window.click("button")
        try await window.wait(
          "document.querySelector('.scroll').scrollHeight > window.heightBefore"
        )
        let distance = try await window.execute("\(Self.distance); return distance")
        #expect(try #require(distance.number) > 300)
      }
    }

    @Test func contentThatFits_standsAtTheAnchor() async throws {
      try await ChromiumTests.use(.phone) {
        ScrollView { Text("Hello").frame(height: 40) }.defaultScrollAnchor(.bottom)
      } _: { window in
        let gap = try await window.execute(
          """
          const [inner, outer] = ['.scroll .text', '.scroll'].map((name) => document.querySelector(name).getBoundingClientRect())
          return Math.round(outer.bottom - inner.bottom)
          """
        )
        #expect(try #require(gap.number) < 20)
      }
    }

    @Test func board_canBeginInItsMiddle() async throws {
      try await ChromiumTests.use(.phone) {
        ScrollView([.horizontal, .vertical]) {
          Color.teal.frame(width: 2_000, height: 3_000)
        }
        .defaultScrollAnchor(.center, for: .initialOffset)
      } _: { window in
        try await window.wait("document.querySelector('.scroll').scrollTop > 0")
        let place = try await window.execute(
          """
          const node = document.querySelector('.scroll')
          return [2 * node.scrollLeft + node.clientWidth, 2 * node.scrollTop + node.clientHeight].map(Math.round).join(' ')
          """
        )
        #expect(place == .text("2000 3000"))
      }
    }

    /// Content that scrolls along both axes has its ideal width.
    @Test func gridAndText_thatScrollBothWays_areNotFittedToTheWindow() async throws {
      try await ChromiumTests.use(.phone) {
        ScrollView([.horizontal, .vertical]) {
          VStack(alignment: .leading) {
            Grid {
              GridRow { ForEach(0..<20) { Text(verbatim: "Column \($0)") } }
            }
            Text(
              "Far too long for a window of a phone, which wraps it only where nothing scrolls sideways"
            )
          }
        }
      } _: { window in
        let found = try await window.execute(
          """
          const lines = [...document.querySelectorAll('.text')].map((node) => node.getBoundingClientRect().height < 30)
          return [document.querySelector('.scroll').scrollWidth > 1000, lines.every((isOne) => isOne)].join(' ')
          """
        )
        #expect(found == .text("true true"))
      }
    }

    @Test func card_thatScrollsSideways_keepsItsWidth() async throws {
      try await ChromiumTests.use(.phone) {
        ScrollView(.horizontal) {
          HStack {
            ForEach(0..<3) {
              Text(verbatim: "\($0)").frame(width: 500)
            }
          }
        }
      } _: { window in
        let width = try await window.execute(
          "return document.querySelector('.scroll .h').firstElementChild.getBoundingClientRect().width"
        )
        #expect(width == .number(500))
      }
    }
  }
}
