import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of alternatives of which the first one that fits is shown.
  @MainActor
  @Suite("Live fitting")
  struct LiveFitting {
    private struct Blocks: View {
      let name: String
      let size: CGFloat
      var isVertical = false
      var body: some View {
        let layout =
          isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          Color.red.frame(width: isVertical ? 20 : size, height: isVertical ? size : 20)
          Color.blue.frame(width: 20, height: 20)
        }
        .accessibilityIdentifier(name)
      }
    }

    /// The identifiers of the visible views, in a window of a width.
    private func shown(
      in width: Int,
      thenIn other: Int? = nil,
      @ViewBuilder _ content: @escaping @MainActor () -> some View
    ) async throws -> String {
      var names = ""
      try await LiveServer.use {
        content()
      } _: { server in
        try await ChromeWindow.use(width: width) { window in
          try await window.open(port: server.port)
          try await window.wait("document.querySelector('#pando-status')?.textContent === ''")
          if let other { try await window.resize(width: other, height: 800) }
          names = try await window.executeAsync(Self.settled).text ?? ""
          #expect(try await window.log() == [])
        }
      }
      return names
    }

    /// The names of the visible views, once they have been the same for a while.
    private static let settled = """
      const done = arguments[arguments.length - 1]
      const names = () => [...document.querySelectorAll('[data-testid]')]
        .filter((node) => node.checkVisibility()).map((node) => node.dataset.testid).join(' ')
      let before, same = 0
      const look = () => {
        const now = names()
        same = now === before ? same + 1 : 0
        before = now
        if (same > 15) done(now)
        else setTimeout(look, 50)
      }
      look()
      """

    @Test func alternative_inARoom_isTheFirstThatFits() async throws {
      #expect(
        try await shown(in: 1000) {
          VStack {
            ViewThatFits {
              Blocks(name: "a300", size: 280)
              Blocks(name: "a200", size: 180)
            }
            .frame(width: 300)
            ViewThatFits {
              Blocks(name: "b310", size: 290)
              Blocks(name: "b210", size: 190)
            }
            .frame(width: 300)
            ViewThatFits(in: .vertical) {
              Blocks(name: "c90", size: 70, isVertical: true)
              Blocks(name: "c60", size: 40, isVertical: true)
              Blocks(name: "c30", size: 10, isVertical: true)
            }
            .frame(width: 10, height: 60)
            HStack(spacing: 0) {
              Color.green.frame(width: 100, height: 10)
              ViewThatFits {
                Blocks(name: "d220", size: 200)
                Blocks(name: "d120", size: 100)
              }
              Spacer(minLength: 0)
            }
            .frame(width: 300)
          }
        } == "a300 b210 c60 d120"
      )
    }

    @Test func alternative_inAWindow_changesWithIt() async throws {
      let texts = { @MainActor @Sendable in
        VStack(alignment: .leading) {
          ViewThatFits(in: .horizontal) {
            Text("A long line of words that says at length what the short one says in a word")
              .accessibilityIdentifier("long")
            Text("Shorter words that say the same").accessibilityIdentifier("middle")
            Text("Short").accessibilityIdentifier("short")
          }
          Text("Below").accessibilityIdentifier("below")
        }
        .padding()
      }
      #expect(try await shown(in: 1000, texts) == "long below")
      #expect(try await shown(in: 360, texts) == "middle below")
      #expect(try await shown(in: 1000, thenIn: 360, texts) == "middle below")
      #expect(try await shown(in: 360, thenIn: 1000, texts) == "long below")
    }

    @Test func alternative_inAFrame_isAtTheSideOfItsAlignment() async throws {
      try await ChromiumTests.use(.phone) {
        ViewThatFits { Text("A").accessibilityIdentifier("a") }
          .frame(width: 300, alignment: .leading).border(.red)
        ViewThatFits { Text("B").accessibilityIdentifier("b") }
          .frame(width: 300, alignment: .bottomTrailing).border(.red)
        ViewThatFits { Text("C").accessibilityIdentifier("c") }.frame(width: 300).border(.red)
      } _: { window in
        let sides = try await window.execute(
          """
          return ['a', 'b', 'c'].map((name) => {
            const node = document.querySelector(`[data-testid=${name}]`), own = node.getBoundingClientRect()
            const box = node.closest('.fitting').getBoundingClientRect()
            return own.left - box.left < 2 ? 'start' : box.right - own.right < 2 ? 'end' : 'middle'
          })
          """
        )
        #expect(sides.list == ["start", "end", "middle"])
      }
    }

    @Test func alternative_inAListInAStack_isTheFirstThatFits() async throws {
      let list = { @MainActor @Sendable in
        NavigationStack {
          List(0..<3) { row in
            ViewThatFits {
              HStack { Blocks(name: "wide\(row)", size: CGFloat(200 + row * 200)) }
              VStack { Blocks(name: "narrow\(row)", size: 100) }
            }
          }
          .navigationTitle("Rows")
        }
      }
      #expect(try await shown(in: 390, list) == "wide0 narrow1 narrow2")
      #expect(try await shown(in: 1280, list) == "wide0 wide1 wide2")
    }
  }
}
