import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of text cut after some lines with something drawn around it, of pictures that fill, and
  /// of marks of rows.
  @MainActor
  @Suite("Live clamped text and row marks")
  struct LiveClampedText {
    private static let words =
      "A few words that are long enough for three lines of a narrow box, and that go on for a while after it."

    @Test(arguments: [TextAlignment.leading, .center, .trailing])
    func clampedText_withPadding_showsItsLinesAlone_andItsDots(alignment: TextAlignment)
      async throws
    {
      try await ChromiumTests.use {
        Text(Self.words).lineLimit(2).multilineTextAlignment(alignment)
          .padding(20).background(.yellow).frame(width: 200)
      } _: { window in
        let found = try await window.execute(
          """
          const text = document.querySelector('.clamped'), box = text.getBoundingClientRect()
          const line = parseFloat(getComputedStyle(text).lineHeight)
          // Nothing shows between the second line and the edge.
          return [Math.round(box.height / line), getComputedStyle(text).paddingBlockEnd, text.matches('.dots')]
          """
        )
        #expect(found == [2, "0px", .flag(alignment != .leading)])
      }
    }

    @Test func picture_thatFills_isStretchedToItsRatio_andCut() async throws {
      let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAJ0lEQVR42g3HMQEAAAjDsMlBxEQgpxIrC74kJk7cyCt16lb6wcFFOAveDwGitIIGAAAAAElFTkSuQmCC"
      let image = UIImage(data: Data(base64Encoded: png)!)!
      try await ChromiumTests.use {
        VStack {
          Image(uiImage: image).resizable().aspectRatio(3, contentMode: .fill)
            .frame(width: 120, height: 100).clipped()
          Image(uiImage: image).resizable().aspectRatio(contentMode: .fill)
            .frame(width: 120, height: 100).clipped()
        }
      } _: { window in
        let found = try await window.execute(
          """
          return [...document.querySelectorAll('img')].map((node) => {
            const { width, height } = node.getBoundingClientRect()
            return [width, height, getComputedStyle(node).objectFit].join(' ')
          })
          """
        )
        #expect(found == ["300 100 fill", "120 100 cover"])
      }
    }

    @Test func mark_ofWhatUnfolds_isThatOfALink() async throws {
      try await ChromiumTests.use(.phone) {
        NavigationStack {
          Form {
            Section {
              NavigationLink("More") { Text("More") }
              DisclosureGroup("Advanced") { Text("Less") }
            }
          }
        }
      } _: { window in
        let found = try await window.execute(
          """
          const look = (node) => {
            const { width, height, borderTopWidth, borderTopColor, rotate } = getComputedStyle(node, '::after')
            return [width, height, borderTopWidth, borderTopColor, rotate].join(' ')
          }
          const link = look(document.querySelector('.link-push')), summary = document.querySelector('summary')
          const closed = look(summary)
          summary.parentElement.open = true
          return link === closed
          """
        )
        #expect(found == true)
        try await window.wait(
          "getComputedStyle(document.querySelector('summary'), '::after').rotate === '135deg'"
        )
      }
    }

    @Test(arguments: [false, true])
    func number_onATab_isWhite_andCanBeRead(isDark: Bool) async throws {
      let look = PageAudit.Look(width: 390, height: 844, isTouch: true, isDark: isDark)
      try await ChromiumTests.use(look) {
        TabView {
          Tab("Mail", systemImage: "envelope") { Text("Mail") }.badge(3)
          Tab("Settings", systemImage: "gear") { Text("Settings") }
        }
      } _: { window in
        let found = try await window.execute(
          """
          const { color, backgroundColor } = getComputedStyle(document.querySelector('.tab-button .badge'))
          const light = (text) => {
            const [r, g, b] = text.match(/\\d+/g).map((part) => +part / 255).map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
            return 0.2126 * r + 0.7152 * g + 0.0722 * b
          }
          return [color, (light(color) + 0.05) / (light(backgroundColor) + 0.05) >= 4.5]
          """
        )
        #expect(found == ["rgb(255, 255, 255)", true])
      }
    }

    @Test func forcedColors_keepAGradientAround_andACardHasOneEdge() async throws {
      try await ChromiumTests.use(.desktop, ["forced-colors": "active"]) {
        VStack {
          Circle().fill(AngularGradient(colors: [.teal, .indigo], center: .center))
            .frame(width: 60, height: 60)
          Text("Card").padding().background(.background, in: .rect(cornerRadius: 12))
            .overlay { RoundedRectangle(cornerRadius: 12).stroke(.separator) }
        }
      } _: { window in
        let found = try await window.execute(
          """
          const around = getComputedStyle(document.querySelector('.paint-around'))
          const line = document.querySelector('.part-overlay .paint')
          return [around.backgroundImage.startsWith('conic'), around.forcedColorAdjust, getComputedStyle(line).opacity]
          """
        )
        #expect(found == [true, "none", "0"])
      }
    }
  }
}
