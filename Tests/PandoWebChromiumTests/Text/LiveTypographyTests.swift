import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of fonts, sizes, colours and texts, as a browser computes them.
  @MainActor
  @Suite("Live typography")
  struct LiveTypography {
    struct Words: View {
      var body: some View {
        VStack {
          Text("Body").accessibilityIdentifier("body")
          Text("Footnote").font(.footnote).accessibilityIdentifier("footnote")
          Text("Fixed").font(.system(size: 40)).accessibilityIdentifier("fixed")
          VStack {
            Text("Large").accessibilityIdentifier("large")
            Text("Large title").font(.title).accessibilityIdentifier("largeTitle")
            Text("Fixed").font(.system(size: 40)).accessibilityIdentifier("largeFixed")
          }
          .dynamicTypeSize(.accessibility3)
          Image(systemName: "star.fill").foregroundStyle(.yellow).accessibilityIdentifier("star")
          HStack {
            Image(systemName: "star.fill").accessibilityIdentifier("inherited")
            Text("Words").accessibilityIdentifier("words")
          }
          .foregroundStyle(.orange)
        }
      }
    }

    private func style(_ name: String, _ property: String) -> String {
      "getComputedStyle(document.querySelector('[data-testid=\(name)]')).\(property)"
    }

    private func open(_ window: ChromeWindow, _ server: LiveServer) async throws {
      try await window.open(port: server.port)
      try await window.wait("document.querySelector('[data-testid]')")
    }

    @Test func sizes_areCompactInAWideWindow_andThePlatformsInANarrowOne() async throws {
      try await LiveServer.use {
        Words()
      } _: { server in
        try await ChromeWindow.use { window in
          try await open(window, server)
          #expect(try await window.execute("return \(style("body", "fontSize"))") == "14px")
          #expect(try await window.execute("return \(style("footnote", "fontSize"))") == "12px")
          try await window.devtools(
            "Emulation.setDeviceMetricsOverride",
            ["width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": false]
          )
          try await window.wait("\(style("body", "fontSize")) == '17px'")
          try await window.wait("\(style("footnote", "fontSize")) == '13px'")
        }
      }
    }

    @Test func sizes_followTheBrowsersOwn() async throws {
      try await LiveServer.use {
        Words()
      } _: { server in
        try await ChromeWindow.use { window in
          try await open(window, server)
          try await window.execute("document.documentElement.style.fontSize = '20px'")
          try await window.wait("\(style("body", "fontSize")) == '17.5px'")
          try await window.wait("\(style("fixed", "fontSize")) == '50px'")
        }
      }
    }

    @Test func dynamicTypeSize_scalesTheStyles_andNoSizesOfTheirOwn() async throws {
      try await LiveServer.use {
        Words()
      } _: { server in
        try await ChromeWindow.use { window in
          try await open(window, server)
          let scale = 40.0 / 17
          for (name, size) in [
            ("large", 14 * scale), ("largeTitle", 23 * scale), ("largeFixed", 40),
          ] {
            try await window.wait(
              "Math.abs(parseFloat(\(style(name, "fontSize"))) - \(size)) < 0.1"
            )
          }
        }
      }
    }

    @Test func hues_ofPictures_areTheFills_andThoseOfWordsCanBeRead() async throws {
      try await LiveServer.use {
        Words().preferredColorScheme(.light)
      } _: { server in
        try await ChromeWindow.use { window in
          try await open(window, server)
          func color(_ hue: String, _ part: KeyPath<Theme.Hue, ThemeColor>) throws -> String {
            let hex = try #require(Theme.hue(hue))[keyPath: part].light
            return "rgb(\(hex >> 16), \(hex >> 8 & 0xFF), \(hex & 0xFF))"
          }
          try await window.wait("\(style("star", "color")) == '\(color("yellow", \.fill))'")
          try await window.wait("\(style("inherited", "color")) == '\(color("orange", \.fill))'")
          try await window.wait("\(style("words", "color")) == '\(color("orange", \.text))'")
        }
      }
    }

    @Test func font_isServedForSystemsWithoutOne_andLoads() async throws {
      try await LiveServer.use {
        Words()
      } _: { server in
        try await ChromeWindow.use { window in
          try await open(window, server)
          let answer = try await window.executeAsync(
            """
            const done = arguments[arguments.length - 1]
            const rule = [...document.styleSheets[0].cssRules].find((rule) => rule instanceof CSSFontFaceRule)
            const address = new URL(rule.style.src.match(/url\\("(.+?)"\\)/)[1], document.styleSheets[0].href)
            Promise.all([document.fonts.load('16px Inter', 'Aa'), fetch(address)]).then(([[face], { headers }]) =>
              done([face.status, /\\/inter-[0-9a-f]{16}\\.woff2$/.test(address.pathname), headers.get('content-type'),
                headers.get('cache-control')]), (error) => done([`${error}`]))
            """
          )
          #expect(
            answer == ["loaded", .flag(true), "font/woff2", "public, max-age=31536000, immutable"]
          )
        }
      }
    }

    @Test func firstPage_ofANewVisitor_isInTheServedFont() async throws {
      try await LiveServer.use {
        Words()
      } _: { server in
        try await ChromeWindow.use { window in
          for domain in ["DOM", "CSS"] { try await window.devtools("\(domain).enable") }
          // A paint waits for the font only for some time, which is not enough on every machine:
          // one of several new visitors gets it. If the document did not ask for the font early,
          // none would.
          var families: [String] = []
          let end = ContinuousClock.now + .seconds(testDeadline)
          repeat {
            try await window.devtools("Network.clearBrowserCache")
            try await window.open("about:blank")
            try await open(window, server)
            families = try await Self.fonts(of: "[data-testid=body]", in: window)
          } while families != ["Inter"] && ContinuousClock.now < end
          #expect(families == ["Inter"])
          // The font is fetched once: the style sheet has the same address as the early request.
          let count =
            "performance.getEntriesByType('resource').filter(({ name }) => /inter-/.test(name)).length"
          #expect(try await window.execute("return \(count)") == 1)
        }
      }
    }

    /// The fonts that the words of a node are drawn in.
    private static func fonts(of selector: String, in window: ChromeWindow) async throws -> [String]
    {
      let root = try await window.devtools("DOM.getDocument")["root"]["nodeId"]
      let node = try await window.devtools(
        "DOM.querySelector",
        ["nodeId": root, "selector": .text(selector)]
      )
      let fonts = try await window.devtools("CSS.getPlatformFontsForNode", node)["fonts"]
      return fonts.list.compactMap { $0["familyName"].text }.map {
        $0.hasPrefix("Inter") ? "Inter" : $0
      }
    }

    // MARK: Texts

    struct Rows: View {
      var body: some View {
        VStack(alignment: .leading) {
          HStack {
            Text("A title that is much too long for such a narrow row of a list")
            Text("Critical").padding(4).background(.red, in: .capsule)
              .accessibilityIdentifier("chip")
          }
          .frame(width: 180).accessibilityIdentifier("row")
          HStack { Text("https://example.org/an/address/without/any/place/to/break/at/all") }
            .frame(width: 160).accessibilityIdentifier("address")
          Text("One").lineLimit(3...8).accessibilityIdentifier("range")
          Text("One").lineLimit(2, reservesSpace: true).accessibilityIdentifier("reserved")
          Text("One").lineLimit(4).accessibilityIdentifier("plain")
          Text("Not here yet").redacted(reason: .placeholder).accessibilityIdentifier("redacted")
          TextField(
            "Notes",
            text: .constant(String(repeating: "line\n", count: 30)),
            axis: .vertical
          )
          .lineLimit(2...4).accessibilityIdentifier("field")
          TextField("Short", text: .constant("One"), axis: .vertical)
            .lineLimit(3...5).accessibilityIdentifier("short")
        }
      }
    }

    @Test func words_keepWholeInANarrowRow_andAddressesBreak() async throws {
      try await LiveServer.use {
        Rows()
      } _: { server in
        try await ChromeWindow.use { window in
          try await open(window, server)
          // A chip of one line is as high as a line and its padding.
          try await window.wait(
            """
            (() => { const chip = document.querySelector('[data-testid=chip]')
            return chip.getBoundingClientRect().height < 1.5 * parseFloat(getComputedStyle(chip).lineHeight) + 8
            && chip.scrollWidth <= chip.clientWidth })()
            """
          )
          for name in ["row", "address"] {
            try await window.wait(
              """
              (() => { const row = document.querySelector('[data-testid=\(name)]')
              return [...row.querySelectorAll('.text')].every((text) =>
              text.getBoundingClientRect().right <= row.getBoundingClientRect().right + 1) })()
              """
            )
          }
        }
      }
    }

    @Test func lines_areReservedAndLimited() async throws {
      try await LiveServer.use {
        Rows()
      } _: { server in
        try await ChromeWindow.use { window in
          try await open(window, server)
          func lines(_ name: String) -> String {
            """
            (() => { const text = document.querySelector('[data-testid=\(name)]'), style = getComputedStyle(text)
            return Math.round((text.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom))
            / parseFloat(style.lineHeight)) })()
            """
          }
          for (name, count) in [
            ("range", 3), ("reserved", 2), ("plain", 1), ("field", 4), ("short", 3),
          ] {
            try await window.wait("\(lines(name)) == \(count)")
          }
          try await window.wait("\(style("field", "overflowY")) == 'auto'")
        }
      }
    }

    @Test func redactedText_isABarWithRoundEnds() async throws {
      try await LiveServer.use {
        Rows()
      } _: { server in
        try await ChromeWindow.use { window in
          try await open(window, server)
          let bar = "getComputedStyle(document.querySelector('[data-testid=redacted] .skeleton'))"
          try await window.wait("\(bar).color == 'rgba(0, 0, 0, 0)'")
          try await window.wait("parseFloat(\(bar).borderTopLeftRadius) > 2")
          try await window.wait("\(bar).backgroundColor != 'rgba(0, 0, 0, 0)'")
        }
      }
    }
  }
}
