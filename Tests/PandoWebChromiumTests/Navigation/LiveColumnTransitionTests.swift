import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of inspectors and of the columns of a split view when they come and go.
  @MainActor
  @Suite("Live inspectors and columns")
  struct LiveColumnTransitions {
    private struct Inspected: View {
      @State var isShown: Bool
      var body: some View {
        NavigationStack {
          List { Text("Utah") }
            .navigationTitle("Trips")
            .toolbar {
              Button("Details", systemImage: "info") { isShown.toggle() }
                .accessibilityIdentifier("details")
            }
            .inspector(isPresented: $isShown) {
              Form { LabeledContent("Days", value: "12") }
            }
        }
      }
    }

    private struct Letters: View {
      @State var letter: Int?
      @State var column = NavigationSplitViewColumn.detail
      var prefersColumn = false
      var body: some View {
        if prefersColumn {
          NavigationSplitView(preferredCompactColumn: $column) {
            sidebar
          } detail: {
            detail
          }
        } else {
          NavigationSplitView {
            sidebar
          } detail: {
            detail
          }
        }
      }
      private var sidebar: some View {
        List(1..<6, id: \.self, selection: $letter) { Text("Row \($0)") }.navigationTitle("Letters")
      }
      private var detail: some View {
        Text(letter.map { "Letter \($0)" } ?? "None").navigationTitle("Letter")
      }
    }

    private static let end =
      "document.querySelector('[data-testid=details]').getBoundingClientRect().right"
    private static let detail = "document.querySelector('.split-inspector > .part-detail')"
    /// The titles of the columns in sight.
    private static let shown = """
      [...document.querySelectorAll('.screen-title')].filter((node) => node.checkVisibility()).map((node) => node.textContent).join()
      """
    /// Notes the longest animation that begins from now on.
    private static let note = """
      window.longest = 0
      const animate = Element.prototype.animate
      Element.prototype.animate = function (...values) {
        const made = animate.apply(this, values)
        window.longest = Math.max(window.longest, made.effect.getComputedTiming().duration)
        return made
      }
      """

    @Test(arguments: [1280, 1920])
    func buttonOfAnInspector_staysAtTheEndOfTheBar(width: Int) async throws {
      let look = PageAudit.Look(width: width, height: 844, isTouch: false, isDark: false)
      try await ChromiumTests.use(look) {
        Inspected(isShown: true)
      } _: { window in
        let open = try await window.execute("return \(Self.end)").number ?? 0
        #expect(Double(width) - open < 40)
        try await window.click("[data-testid=details]")
        try await window.wait("!\(Self.detail)")
        try await window.wait("Math.abs(\(Self.end) - \(open)) < 1")
        try await window.click("[data-testid=details]")
        try await window.wait(Self.detail)
        try await window.wait("Math.abs(\(Self.end) - \(open)) < 1")
      }
    }

    @Test(arguments: [390, 1280], [false, true])
    func inspector_moves_unlessTheUserPrefersReducedMotion(width: Int, isCalm: Bool) async throws {
      let look = PageAudit.Look(width: width, height: 844, isTouch: width < 600, isDark: false)
      let features = ["prefers-reduced-motion": isCalm ? "reduce" : "no-preference"]
      try await ChromiumTests.use(look, features) {
        Inspected(isShown: false)
      } _: { window in
        let times =
          isCalm ? "window.longest === 0" : "window.longest >= 160 && window.longest <= 250"
        try await window.execute(Self.note)
        try await window.click("[data-testid=details]")
        try await window.wait("\(Self.detail) && \(times)")
        try await window.execute("window.longest = 0")
        try await window.click(
          width < 600 ? ".split-inspector > .dismiss" : "[data-testid=details]"
        )
        try await window.wait("!\(Self.detail) && \(times)")
        // Nothing is left of what moved away.
        try await window.wait("document.querySelectorAll('.part-detail').length === 0")
        #expect(try await window.log() == [])
      }
    }

    @Test func inspector_onAPhone_isSwipedDown() async throws {
      try await ChromiumTests.use(.phone) {
        Inspected(isShown: true)
      } _: { window in
        let bar = try await window.execute(
          "return getComputedStyle(document.querySelector('.split-inspector'), '::after').width"
        )
        #expect(bar == "36px")
        let top = try await window.execute("return \(Self.detail).getBoundingClientRect().top")
        let start = CGPoint(x: 195, y: (top.number ?? 0) + 10)
        // After a short drag the sheet returns.
        try await window.drag(from: start, by: CGSize(width: 0, height: 4), times: 5)
        try await window.wait("\(Self.detail).getBoundingClientRect().top === \(top.number ?? 0)")
        try await window.drag(from: start, by: CGSize(width: 0, height: 12), times: 10)
        try await window.wait("!\(Self.detail)")
        try await window.click("[data-testid=details]")
        try await window.wait(
          "\(Self.detail)?.getBoundingClientRect().top === \(top.number ?? 0)"
        )
      }
    }

    @Test(arguments: [false, true])
    func columns_onAPhone_move_unlessTheUserPrefersReducedMotion(isCalm: Bool) async throws {
      let features = ["prefers-reduced-motion": isCalm ? "reduce" : "no-preference"]
      try await ChromiumTests.use(.phone, features) {
        Letters()
      } _: { window in
        let times =
          isCalm ? "window.longest === 0" : "window.longest >= 160 && window.longest <= 250"
        try await window.execute(Self.note)
        try await window.execute("document.querySelectorAll('.row')[1].click()")
        try await window.wait("\(Self.shown) === 'Letter' && \(times)")
        try await window.execute("window.longest = 0")
        try await window.click(".column-back")
        try await window.wait("\(Self.shown) === 'Letters' && \(times)")
      }
    }

    @Test func splitView_onAPhone_beginsWithWhatIsSelected_andKeepsNoRowHighlighted() async throws {
      try await ChromiumTests.use(.phone) {
        Letters(letter: 3)
      } _: { window in
        try await window.wait("\(Self.shown) === 'Letter'")
        #expect(
          try await window.execute("return document.body.innerText.includes('Letter 3')") == true
        )
        try await window.click(".column-back")
        try await window.wait("\(Self.shown) === 'Letters'")
        try await window.wait("!document.querySelector('.row.selected')")
      }
    }

    @Test func splitView_onAPhone_showsThePreferredColumn_whateverIsSelected() async throws {
      try await ChromiumTests.use(.phone) {
        Letters(letter: 3, column: .sidebar, prefersColumn: true)
      } _: { window in
        try await window.wait("\(Self.shown) === 'Letters'")
      }
      try await ChromiumTests.use(.phone) {
        Letters(prefersColumn: true)
      } _: { window in
        try await window.wait("\(Self.shown) === 'Letter'")
      }
    }
  }
}
