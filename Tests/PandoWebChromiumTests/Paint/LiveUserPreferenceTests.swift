import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of preferences of the user's system: another text direction, forced colours, more
  /// contrast; and of printing.
  @MainActor
  @Suite("Live user preferences")
  struct LiveUserPreferences {
    private func use(
      width: Int = 1280,
      _ features: [String: String] = [:],
      @ViewBuilder _ content: @escaping @MainActor () -> some View,
      _ body: @MainActor (ChromeWindow) async throws -> Void
    ) async throws {
      let look = PageAudit.Look(width: width, height: 844, isTouch: width < 600, isDark: false)
      try await ChromiumTests.use(look, features, content) { window in
        try await body(window)
        #expect(try await window.log() == [])
      }
    }

    /// The values of an expression about nodes by their identifiers.
    ///
    /// In it, `at` gives the box of a letter, and `style` the computed style of a node.
    private func values(_ expression: String, in window: ChromeWindow) async throws -> ChromeValue {
      try await window.execute(
        """
        const node = (name) => document.querySelector(`[data-testid=${name}]`)
        const style = (name) => getComputedStyle(node(name))
        const at = (name, index) => {
          const walker = document.createTreeWalker(node(name), NodeFilter.SHOW_TEXT), range = document.createRange()
          const text = walker.nextNode(), start = index < 0 ? text.length + index : index
          range.setStart(text, start)
          range.setEnd(text, start + 1)
          return range.getBoundingClientRect()
        }
        return \(expression)
        """
      )
    }

    /// Lines of left-to-right text begin at the right side of the page too.
    @Test func words_whereThePageIsReadTheOtherWay_areReadInTheirOwn() async throws {
      try await use(width: 390) {
        VStack(alignment: .leading) {
          Text("Ten characters at least.").accessibilityIdentifier("short")
          Text("What you write in one window is in the other while you write it, and back.")
            .lineLimit(1).accessibilityIdentifier("cut")
          Text("What you write in one window is in the other while you write it, and back.")
            .accessibilityIdentifier("long")
        }
        .frame(width: 300, alignment: .leading)
        .environment(\.layoutDirection, .rightToLeft)
      } _: { window in
        let dot = try await values(
          "[at('short', -1).left - at('short', 0).left, at('cut', 0).left - node('cut').getBoundingClientRect().left]",
          in: window
        ).list.compactMap(\.number)
        #expect(dot[0] > 100)
        #expect((0...2).contains(dot[1]))
        let gap = try await values(
          "node('long').getBoundingClientRect().right - at('long', -1).right",
          in: window
        )
        #expect(gap.number ?? 99 < 8)
      }
    }

    @Test func icons_thatPointAlongTheWords_pointTheOtherWay() async throws {
      try await use {
        HStack {
          Image(systemName: "chevron.forward").accessibilityIdentifier("along")
          Image(systemName: "chevron.right").accessibilityIdentifier("right")
          Image(systemName: "forward.fill").accessibilityIdentifier("play")
        }
        .environment(\.layoutDirection, .rightToLeft)
      } _: { window in
        let scales = try await values(
          "['along', 'right', 'play'].map((name) => style(name).scale)",
          in: window
        )
        #expect(scales.list == ["-1 1", "none", "none"])
      }
    }

    private struct Controls: View {
      var body: some View {
        Form {
          Button("Plain") {}.buttonStyle(.plain).accessibilityIdentifier("plain")
          HStack {
            Button("Bordered") {}.buttonStyle(.bordered).accessibilityIdentifier("bordered")
            Button("Borderless") {}.buttonStyle(.borderless).accessibilityIdentifier("borderless")
          }
          ProgressView(value: 0.5).accessibilityIdentifier("progress")
          DatePicker(
            "Day",
            selection: .constant(Date(timeIntervalSince1970: 1_770_000_000)),
            displayedComponents: .date
          )
          .datePickerStyle(.graphical)
        }
      }
    }

    @Test(arguments: [("forced-colors", "active"), ("prefers-contrast", "more")])
    func edge_isDrawnAroundWhatHasOne_andNotAroundWords(name: String, value: String) async throws {
      try await use([name: value]) {
        Controls()
      } _: { window in
        let edges = try await values(
          """
          ['plain', 'borderless', 'bordered'].map((name) =>
            parseFloat(style(name).borderTopWidth) > 0 || style(name).boxShadow != 'none')
          """,
          in: window
        )
        #expect(edges.list == [false, false, true])
      }
    }

    @Test func tabBar_inForcedColors_cutsNoEdges() async throws {
      try await use(["forced-colors": "active"]) {
        TabView {
          Tab("One", systemImage: "star") { Text("1") }
          Tab("Two", systemImage: "flag") { Text("2") }
        }
      } _: { window in
        let radius = try await values(
          "[getComputedStyle(document.querySelector('.tabs')).borderTopRightRadius]",
          in: window
        )
        #expect(radius == ["0px"])
      }
    }

    /// A radio button shows by itself which one is chosen.
    @Test func radioButtons_inForcedColors_areNoBars_andBadgesHaveAnEdge() async throws {
      try await use(["forced-colors": "active"]) {
        List {
          Picker("Size", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.inline)
          Text("Inbox").badge(3)
        }
      } _: { window in
        let edges = try await values(
          """
          ['.choices-list .choice', '.badge'].map((name) =>
            parseFloat(getComputedStyle(document.querySelector(name)).borderTopWidth) > 0)
          """,
          in: window
        )
        #expect(edges.list == [false, true])
      }
    }

    @Test func chosenDay_andProgress_inForcedColors_areSeen() async throws {
      try await use(["forced-colors": "active"]) {
        Controls()
      } _: { window in
        let found = try await values(
          """
          (() => {
            const day = getComputedStyle(document.querySelector('.calendar [aria-pressed=true]'))
            const other = getComputedStyle(document.querySelector('.calendar .button:not([aria-pressed=true])'))
            return [day.backgroundColor != other.backgroundColor,
              getComputedStyle(document.querySelector('progress')).forcedColorAdjust]
          })()
          """,
          in: window
        )
        #expect(found.list == [true, "none"])
      }
    }

    @Test func wordsOfASelectedRow_inForcedColors_haveTheColourOfItsBackground() async throws {
      try await use(["forced-colors": "active"]) {
        List(["Inbox", "Sent"], id: \.self, selection: .constant("Inbox")) { name in
          Text(name).foregroundStyle(.secondary).accessibilityIdentifier(name)
        }
      } _: { window in
        let colors = try await values(
          """
          (() => {
            const probe = document.createElement('i')
            probe.style.color = 'HighlightText'
            probe.style.forcedColorAdjust = 'none'
            document.body.append(probe)
            return [style('Inbox').color, getComputedStyle(probe).color]
          })()
          """,
          in: window
        )
        #expect(colors[0] == colors[1], "\(colors)")
      }
    }

    @Test func dialog_isPrintedAlone_andWithoutADimBackground() async throws {
      try await use {
        VStack {
          Text("Below").accessibilityIdentifier("below")
          Text("Edge").overlay { Rectangle().stroke() }
        }
        .sheet(isPresented: .constant(true)) { Text("Above").accessibilityIdentifier("above") }
      } _: { window in
        try await window.devtools("Emulation.setEmulatedMedia", ["media": "print"])
        let found = try await values(
          """
          [node('above').checkVisibility(), node('below').checkVisibility(),
            getComputedStyle(document.querySelector('.layer')).position,
            getComputedStyle(document.querySelector('.layer')).backgroundColor]
          """,
          in: window
        )
        #expect(found.list == [true, false, "static", "rgba(0, 0, 0, 0)"])
      }
    }
  }
}
