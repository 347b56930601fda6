import Foundation
import PandoTestSupport
import Testing

@testable import PandoUI
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of backgrounds behind all of a screen's content, and of views in frames whose size the
  /// content determines.
  @MainActor
  @Suite("Live backgrounds of screens")
  struct LiveScreenBackgrounds {
    /// The class names of the nodes in the corner of the page, from the front to the back.
    private func corner(of window: ChromeWindow) async throws -> [String] {
      try await window.execute(
        "return document.elementsFromPoint(4, 4).map((node) => node.classList[0] ?? '')"
      ).list.compactMap(\.text)
    }

    private struct Scrolled: View {
      var body: some View {
        NavigationStack {
          ScrollView {
            ForEach(0..<60) { Text("Line \($0)").padding() }
          }
          .frame(maxWidth: .infinity)
          .background(Color(red: 0.5, green: 0.25, blue: 0))
          .navigationTitle("Lines")
        }
      }
    }

    private struct Layered: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          ZStack {
            LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom)
              .ignoresSafeArea()
            Button("Count \(count)") { count += 1 }
          }
          .navigationTitle("Layers")
        }
      }
    }

    @Test func overlay_ofAColourBehindTheBar_isInTheMiddleOfTheContent() async throws {
      try await ChromiumTests.use(.phone) {
        NavigationStack {
          Color.orange.ignoresSafeArea().overlay {
            Text("Middle").accessibilityIdentifier("middle")
          }
          .navigationTitle("Ground").navigationBarTitleDisplayMode(.inline)
        }
      } _: { window in
        #expect(try await corner(of: window).contains("paint"))
        let distance = try await window.execute(
          """
          const middle = (node) => { const { top, height } = node.getBoundingClientRect(); return top + height / 2 }
          return Math.round(middle(document.querySelector('[data-testid=middle]')) - middle(document.querySelector('.screen-content')))
          """
        )
        #expect(distance == 0)
      }
    }

    @Test(arguments: [PageAudit.Look.phone, .desktop])
    func backgroundOfAScreensContent_isBehindItsBar_andDoesNotScroll(
      look: PageAudit.Look
    ) async throws {
      try await ChromiumTests.use(look) {
        Scrolled()
      } _: { window in
        #expect(try await corner(of: window).contains("scroll"))
        let facts = try await window.execute(
          """
          const view = document.querySelector('.scroll'), screen = document.querySelector('.screen')
          view.scrollTop = 500
          const ground = getComputedStyle(view, '::before')
          return [ground.backgroundColor, parseFloat(ground.height) - screen.clientHeight, view.scrollTop,
            document.documentElement.scrollHeight - innerHeight,
            document.elementsFromPoint(4, 4).some((node) => node === view) ? 1 : 0]
          """
        ).list
        #expect(facts.first?.text == "rgb(128, 64, 0)")
        #expect(facts.dropFirst().compactMap(\.number) == [0, 500, 0, 1])
      }
    }

    @Test func layerThatIgnoresTheSafeArea_isBehindTheBar_andButtonsOnItArePressed() async throws {
      try await ChromiumTests.use(.phone) {
        Layered()
      } _: { window in
        #expect(try await corner(of: window).contains("shape"))
        try await window.click(".screen-content button")
        try await window.wait(
          "document.querySelector('.screen-content button').innerText === 'Count 1'"
        )
      }
    }

    @Test func layerThatKeepsToTheSafeArea_isNot() async throws {
      try await ChromiumTests.use(.phone) {
        NavigationStack {
          ZStack {
            Color.orange
            Text("Words")
          }
          .navigationTitle("Layers")
        }
      } _: { window in
        let corner = try await corner(of: window)
        #expect(!corner.contains("shape"))
      }
    }

    @Test func roomWithAMinimum_countsForTheViewsAround() async throws {
      try await ChromiumTests.use(.phone) {
        VStack {
          HStack { ForEach(0..<3) { Text("\($0)").frame(minWidth: 90) } }
        }
        .padding()
        .background(.gray)
      } _: { window in
        let facts = try await window.execute(
          """
          const inner = document.querySelector('.h').lastElementChild.getBoundingClientRect()
          const outer = document.querySelector('.v').getBoundingClientRect()
          return [inner.width, outer.right - inner.right]
          """
        ).list.compactMap(\.number)
        #expect(facts == [90, 16])
      }
    }

    @Test func lineAroundWhatHasAMaximum_isAsWideAsThat() async throws {
      try await ChromiumTests.use(.desktop) {
        VStack(alignment: .leading) {
          Text("Limited").frame(maxWidth: 240).overlay { Capsule().stroke() }
          Text("Padded").frame(maxWidth: 240).padding(10).background { Capsule().stroke() }
          Text("A line of its own").frame(maxWidth: .infinity)
        }
      } _: { window in
        let widths = try await window.execute(
          """
          return [...document.querySelectorAll('.part-overlay, .part-background')].map((part) => part.clientWidth)
          """
        ).list.compactMap(\.number)
        #expect(widths == [240, 260])
        let starts = try await window.execute(
          "return [...document.querySelectorAll('.v > *')].map((node) => node.getBoundingClientRect().left)"
        ).list.compactMap(\.number)
        #expect(Set(starts).count == 1, "\(starts)")
      }
    }

    /// On the background of the page, in both schemes.
    @Test(arguments: [false, true])
    func materials_onThePage_areSeen(isDark: Bool) async throws {
      let look = PageAudit.Look(width: 1280, height: 800, isTouch: false, isDark: isDark)
      try await ChromiumTests.use(look) {
        Text("Thin").padding().background(.ultraThinMaterial, in: Capsule())
          .accessibilityIdentifier("thin")
        Text("Thick").padding().background(.ultraThickMaterial).accessibilityIdentifier("thick")
      } _: { window in
        let steps = try await window.execute(
          """
          const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
          const drawn = (...colors) => {
            for (const color of colors) { canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1) }
            return canvas.getImageData(0, 0, 1, 1).data[0]
          }
          const page = getComputedStyle(document.body).backgroundColor
          return ['thin', 'thick'].map((name) => {
            const node = document.querySelector(`[data-testid=${name}]`)
            const box = [node, node.parentElement, ...node.querySelectorAll('*')].find((one) => getComputedStyle(one).backdropFilter !== 'none')
            return Math.abs(drawn(page, getComputedStyle(box).backgroundColor) - drawn(page)) >= 8
          })
          """
        )
        #expect(steps == [true, true])
      }
    }
  }
}
