import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the dots of lines that are cut.
  @MainActor
  @Suite("Live ellipses of cut lines")
  struct LiveEllipses {
    /// Texts of several lengths, so that their last lines are differently full.
    private struct Texts: View {
      let alignment: TextAlignment
      var body: some View {
        VStack(alignment: .leading) {
          ForEach(0..<9) { count in
            Text(
              String(repeating: "m", count: count)
                + " A title that goes on and on until there is no room left for it at all"
            )
            .lineLimit(2).multilineTextAlignment(alignment)
            .padding(20)
          }
        }
        .frame(width: 300)
        .foregroundStyle(.black).background(.white)
      }
    }

    /// The distances by which the ink of each text exceeds its column on both sides, in points.
    private func overhangs(in window: ChromeWindow) async throws -> [(left: Double, right: Double)]
    {
      let picture = try await window.devtools("Page.captureScreenshot", ["format": "png"])
      let found = try await window.executeAsync(
        """
        const done = arguments[1]
        createImageBitmap(new Blob([Uint8Array.from(atob(arguments[0]), (byte) => byte.charCodeAt(0))])).then((image) => {
          const canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext('2d')
          context.drawImage(image, 0, 0)
          done([...document.querySelectorAll('.clamped')].map((node) => {
            const { left, right, top, height } = node.closest('.box').getBoundingClientRect(), ink = []
            for (let x = Math.floor(left); x < right + 20; x += 1) {
              const { data } = context.getImageData(x, Math.ceil(top), 1, Math.floor(height))
              if (data.some((value, index) => index % 4 === 0 && value < 150)) ink.push(x)
            }
            return [left + 20 - ink[0], ink.at(-1) + 1 - right + 20]
          }))
        })
        """,
        picture["data"]
      )
      return found.list.map { ($0[0].number ?? 99, $0[1].number ?? 99) }
    }

    @Test(arguments: [TextAlignment.leading, .center, .trailing])
    func dots_areInTheColumnOfTheirText(alignment: TextAlignment) async throws {
      let look = PageAudit.Look(width: 800, height: 1000, isTouch: false, isDark: false)
      try await ChromiumTests.use(look) {
        Texts(alignment: alignment)
      } _: { window in
        let found = try await overhangs(in: window)
        #expect(found.count == 9)
        #expect(found.allSatisfy { $0.left <= 1 && $0.right <= 1 }, "\(found)")
        if alignment == .trailing {
          // The lines still end where the column does.
          #expect(found.allSatisfy { $0.right > -6 }, "\(found)")
        }
      }
    }

    @Test func text_thatIsNotCut_isWhereItWas() async throws {
      try await ChromiumTests.use {
        VStack(alignment: .leading) {
          Text("Short").lineLimit(3).multilineTextAlignment(.trailing)
            .frame(maxWidth: .infinity, alignment: .trailing)
          Text("A title of two lines, no more, no less").lineLimit(2)
            .multilineTextAlignment(.trailing)
        }
        .frame(width: 200)
      } _: { window in
        let measure = """
          [...document.querySelectorAll('.clamped')].map((node) => {
            const range = document.createRange(), around = node.closest('.v').getBoundingClientRect()
            range.selectNodeContents(node)
            const lines = [...range.getClientRects()].filter((box) => box.width > 1)
            return [Math.round(lines.at(-1).right - around.right), Math.round(node.getBoundingClientRect().height / parseFloat(getComputedStyle(node).lineHeight))].join()
          })
          """
        let found = try await window.execute("return \(measure)")
        #expect(found == ["0,1", "0,2"], "\(found)")
      }
    }
  }
}
