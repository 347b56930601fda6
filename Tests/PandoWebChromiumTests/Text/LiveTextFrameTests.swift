import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of words in frames: the side at which their lines begin, and the cut at the end.
  @MainActor
  @Suite("Live text frames")
  struct LiveTextFrames {
    private static let words =
      "The quick brown fox jumps over the lazy dog and runs away into the deep forest where nobody finds it again"

    /// For each identifier: the side of the first line, the number of lines up to three, and
    /// whether the text is cut.
    private static let lines = """
      return [...document.querySelectorAll('[data-testid]')].map((node) => {
        const text = node.querySelector('.text') ?? node, box = (node.closest('.box') ?? node).getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(text)
        const line = range.getClientRects()[0]
        const count = Math.round(text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight))
        const side = line.left - box.left < 2 ? 'start' : box.right - line.right < 2 ? 'end' : 'middle'
        return [node.dataset.testid, side, Math.min(count, 3), text.scrollHeight > text.clientHeight + 1 ? 'cut' : 'whole'].join(' ')
      })
      """

    @Test func words_inAFrame_beginAtTheSideOfTheirAlignment() async throws {
      try await ChromiumTests.use {
        VStack {
          Text(Self.words).frame(width: 200).accessibilityIdentifier("wrapped")
          Text("Words").frame(width: 200).accessibilityIdentifier("short")
          Text("Words").multilineTextAlignment(.center)
            .frame(maxWidth: .infinity, alignment: .leading).accessibilityIdentifier("leading")
          Text("Words").lineLimit(1).multilineTextAlignment(.center)
            .frame(maxWidth: .infinity, alignment: .trailing).accessibilityIdentifier("line")
        }
      } _: { window in
        let found = try await window.execute(Self.lines).list.compactMap(\.text)
        #expect(
          found == [
            "wrapped start 3 whole", "short middle 1 whole", "leading start 1 whole",
            "line end 1 whole",
          ]
        )
      }
    }

    @Test func words_inAHeight_endWithItsLastLine() async throws {
      try await ChromiumTests.use {
        VStack {
          Text(Self.words).frame(width: 200, height: 50).accessibilityIdentifier("height")
          Text(Self.words).frame(maxWidth: 200, maxHeight: 50).accessibilityIdentifier("maximum")
          Text(Self.words).padding(.vertical, 12).frame(width: 200, height: 50)
            .accessibilityIdentifier("padded")
          Text(Self.words).lineLimit(3).frame(width: 200, height: 50)
            .accessibilityIdentifier("limited")
          Text(Self.words).frame(width: 200, height: 8).accessibilityIdentifier("low")
          Text("Words").frame(width: 200, height: 50).accessibilityIdentifier("short")
          Text(Self.words).fixedSize(horizontal: false, vertical: true)
            .frame(width: 200, height: 50).accessibilityIdentifier("fixed")
        }
      } _: { window in
        let found = try await window.execute(Self.lines).list.compactMap(\.text)
        #expect(
          found == [
            "height start 2 cut", "maximum start 2 cut", "padded start 1 cut",
            "limited start 2 cut", "low start 1 cut", "short middle 1 whole",
            "fixed start 3 whole",
          ]
        )
      }
    }

    /// A frame of a width between the text and the height is a box of its own.
    @Test func words_inABoxOfAHeight_endWithItsLastLine() async throws {
      try await ChromiumTests.use {
        VStack {
          Text(Self.words).padding(.horizontal, 15).frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: 50).background(.yellow).accessibilityIdentifier("box")
          Text(Self.words).frame(maxWidth: 300).padding(.vertical, 12).frame(height: 50)
            .accessibilityIdentifier("padded")
          VStack { Text(Self.words).accessibilityIdentifier("stack") }.frame(height: 20)
        }
        .frame(width: 200)
      } _: { window in
        let found = try await window.execute(
          """
          return ['box', 'padded', 'stack'].map((name) => {
            const node = document.querySelector(`[data-testid=${name}]`), text = node.querySelector('.text') ?? node
            return Math.min(3, Math.round(text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight)))
          })
          """
        )
        #expect(found.list == [2, 1, 3])
      }
    }

    @Test func words_ofAFixedHeight_wrapInARow() async throws {
      try await ChromiumTests.use {
        VStack(spacing: 0) {
          HStack {
            VStack(alignment: .leading) {
              Text("Title")
              Text(Self.words).accessibilityIdentifier("stack")
            }
            .fixedSize(horizontal: false, vertical: true)
            Spacer()
            Color.red.frame(width: 64, height: 64)
          }
          .frame(width: 240)
          HStack {
            Text(Self.words).fixedSize(horizontal: false, vertical: true)
              .accessibilityIdentifier("text")
            Spacer()
          }
          .frame(width: 240)
          Rectangle().frame(maxHeight: 1).accessibilityIdentifier("line")
        }
      } _: { window in
        let found = try await window.execute(
          """
          return ['stack', 'text', 'line'].map((name) => {
            const bounds = document.querySelector(`[data-testid=${name}]`).getBoundingClientRect()
            return String(name === 'line' ? bounds.height : bounds.width <= 240)
          })
          """
        ).list.compactMap(\.text)
        #expect(found == ["true", "true", "1"])
      }
    }

    @Test func words_thatShrink_fitWithoutDots() async throws {
      try await ChromiumTests.use {
        VStack {
          Text("1234567890").font(.system(size: 80)).minimumScaleFactor(0.1).lineLimit(1)
            .frame(width: 150)
          Text("This is a long text that shrinks").lineLimit(1).minimumScaleFactor(0.5)
            .frame(width: 160)
        }
      } _: { window in
        try await window.wait(
          """
          [...document.querySelectorAll('.shrinks')].every((node) => {
            const range = document.createRange()
            range.selectNodeContents(node)
            const own = node.getBoundingClientRect().width
            return range.getBoundingClientRect().width <= own + .5 && node.scrollWidth <= node.clientWidth
          })
          """
        )
      }
    }
  }
}
