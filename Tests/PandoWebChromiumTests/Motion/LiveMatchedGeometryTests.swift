import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of `matchedGeometryEffect`: followers are drawn in the frame of their source.
  @MainActor
  @Suite("Live matched geometry")
  struct LiveMatchedGeometry {
    private struct Tabs: View {
      @Namespace private var space
      @State private var chosen = "short"
      @State private var hasSource = true
      var properties = MatchedGeometryProperties.frame
      var anchor = UnitPoint.center
      var body: some View {
        VStack(alignment: .leading, spacing: 30) {
          HStack(spacing: 20) {
            ForEach(["short", "rather longer", "last"], id: \.self) { name in
              Text(name)
                .padding()
                .matchedGeometryEffect(id: hasSource ? name : "none", in: space)
                .onTapGesture { withAnimation(.linear(duration: 1_000)) { chosen = name } }
                .accessibilityIdentifier(name)
            }
          }
          HStack(spacing: 0) {
            Rectangle().fill(.red).frame(height: 30)
              .matchedGeometryEffect(
                id: chosen,
                in: space,
                properties: properties,
                anchor: anchor,
                isSource: false
              )
              .accessibilityIdentifier("line")
          }
          .frame(width: 200)
          Color.blue
            .matchedGeometryEffect(
              id: chosen,
              in: space,
              properties: properties,
              anchor: anchor,
              isSource: false
            )
            .accessibilityIdentifier("fill")
          Text("below").accessibilityIdentifier("below")
          Button("gone") { hasSource = false }.accessibilityIdentifier("gone")
        }
      }
    }

    private func use(
      _ tabs: Tabs = Tabs(),
      _ body: @MainActor (ChromeWindow) async throws -> Void
    ) async throws {
      try await LiveServer.use {
        tabs
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await body(window)
          #expect(try await window.log() == [])
        }
      }
    }

    /// The frame of a view as rounded numbers: left, top, width, height.
    private func box(_ name: String) -> String {
      "(({ left, top, width, height }) => [left, top, width, height].map(Math.round).join())(document.querySelector('[data-testid=\"\(name)\"]').getBoundingClientRect())"
    }

    @Test func follower_hasTheFrameOfItsSource_andLeavesTheOthersWhereTheyAre() async throws {
      try await use { window in
        try await window.wait("\(box("fill")) === \(box("short"))")
        let below = try await window.execute("return \(box("below"))")
        try await window.execute("document.querySelector('[data-testid=\"last\"]').click()")
        // The movement takes long, and ends at the frame of the source.
        try await window.wait("document.documentElement.classList.contains('in-motion')")
        #expect(try await window.execute("return \(box("fill")) === \(box("last"))") == false)
        try await window.execute(
          "for (const each of document.getAnimations()) if (each.playState === 'running') each.finish()"
        )
        try await window.wait("\(box("fill")) === \(box("last"))")
        #expect(try await window.execute("return \(box("below"))") == below)
      }
    }

    @Test func follower_ofAFixedSize_isAtItsSource_andWithoutOneInItsOwnPlace() async throws {
      try await use { window in
        let middle =
          "((name) => { const { left, width } = document.querySelector(`[data-testid=\"${name}\"]`).getBoundingClientRect(); return Math.round(left + width / 2) })"
        try await window.wait("\(middle)('line') === \(middle)('short')")
        #expect(try await window.execute("return \(box("line")).endsWith(',30')") == true)
        try await window.execute("document.querySelector('[data-testid=\"gone\"]').click()")
        try await window.wait("\(box("fill")) !== \(box("short"))")
        #expect(
          try await window.execute(
            "return document.querySelector('[data-testid=fill]').getAnimations().length"
          ) == 0
        )
      }
    }

    @Test func follower_takesThePositionAlone_byItsAnchor() async throws {
      try await use(Tabs(properties: .position, anchor: .topLeading)) { window in
        let corner = "split(',').slice(0, 2).join()"
        try await window.wait("\(box("fill")).\(corner) === \(box("short")).\(corner)")
        #expect(try await window.execute("return \(box("fill")) === \(box("short"))") == false)
      }
    }

    private struct Card: View {
      @Namespace private var space
      @State private var isBig = true
      var body: some View {
        VStack {
          if isBig {
            Color.red.matchedGeometryEffect(id: "card", in: space).frame(width: 300, height: 200)
          } else {
            HStack {
              Color.red.matchedGeometryEffect(id: "card", in: space)
                .frame(width: 40, height: 40)
                .accessibilityIdentifier("small")
              Text("Beside").accessibilityIdentifier("beside")
            }
          }
          Button("Turn") { withAnimation(.linear(duration: 1_000)) { isBig.toggle() } }
            .accessibilityIdentifier("turn")
        }
      }
    }

    /// It replaces the view before it, so it is visible during the whole animation; the views that
    /// come with it fade in.
    @Test func view_thatTakesThePlaceOfAnother_insideSomethingNew_doesNotFade() async throws {
      try await ChromiumTests.use(.desktop, ["prefers-reduced-motion": "no-preference"]) {
        Card()
      } _: { window in
        try await window.click("[data-testid=turn]")
        try await window.wait("document.querySelector('[data-testid=beside]')")
        let strengths = try await window.execute(
          """
          const strength = (name) => {
            let product = 1
            for (let node = document.querySelector(`[data-testid=${name}]`); node; node = node.parentElement) product *= getComputedStyle(node).opacity
            return product
          }
          return [strength('small'), strength('beside') < 0.5]
          """
        )
        #expect(strengths == [1, true])
      }
    }
  }
}
