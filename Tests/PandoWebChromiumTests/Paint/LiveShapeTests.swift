import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of shapes whose outline is animated between two values.
  @MainActor
  @Suite("Live shapes")
  struct LiveShapes {
    private static let motion = ["prefers-reduced-motion": "no-preference"]

    /// The place at a share of a path's length, while the path is at a share of its animation.
    private static func point(_ selector: String, at share: Double, of length: Double) -> String {
      """
      (() => {
        const path = document.querySelector('\(selector) path')
        for (const move of path.getAnimations()) {
          move.pause()
          move.currentTime = move.effect.getTiming().duration * \(share)
        }
        const { x, y } = path.getPointAtLength(path.getTotalLength() * \(length))
        return [Math.round(x), Math.round(y)]
      })()
      """
    }

    struct Ring: View {
      @State private var part = 0.25

      var body: some View {
        VStack {
          Circle().trim(from: 0, to: part).stroke(.blue, lineWidth: 4)
            .frame(width: 100, height: 100)
            .accessibilityIdentifier("ring")
            .animation(.linear(duration: 5), value: part)
          Button("Fill") { part = 0.75 }.accessibilityIdentifier("fill")
        }
      }
    }

    private struct Marked: View {
      var body: some View {
        Canvas { context, _ in
          for (id, x) in [(1, 80.0), (2, 200.0)] {
            context.draw(context.resolveSymbol(id: id)!, at: CGPoint(x: x, y: 60))
          }
        } symbols: {
          Text("Hi").padding(10).background(Color(red: 1, green: 1, blue: 0)).tag(1)
          Image(systemName: "star").padding(8).background(Color(red: 1, green: 1, blue: 0)).tag(2)
        }
        .frame(width: 300, height: 200)
      }
    }

    @Test func symbols_ofACanvas_haveTheirPaddingAndBackground() async throws {
      try await ChromiumTests.use(.phone) {
        Marked()
      } _: { window in
        let found = try await window.execute(
          """
          const canvas = document.querySelector('svg.paint').getBoundingClientRect()
          return [...document.querySelectorAll('foreignObject *')]
            .filter((node) => getComputedStyle(node).backgroundColor === 'rgb(255, 255, 0)')
            .map((node) => {
              const { x, y, width, height } = node.getBoundingClientRect()
              return [Math.round(x + width / 2 - canvas.x), Math.round(y + height / 2 - canvas.y), parseInt(getComputedStyle(node).paddingTop)]
            })
          """
        )
        #expect(found.list == [[80, 60, 10], [200, 60, 8]])
      }
    }

    @Test func symbol_ofACanvas_isAsLargeAsItsFont() async throws {
      try await ChromiumTests.use(.phone) {
        Canvas { context, _ in
          context.draw(context.resolveSymbol(id: 1)!, at: CGPoint(x: 80, y: 60))
        } symbols: {
          Image(systemName: "star").font(.system(size: 60)).tag(1)
        }
        .frame(width: 300, height: 200)
      } _: { window in
        let found = try await window.execute(
          """
          const canvas = document.querySelector('svg.paint').getBoundingClientRect()
          const { x, y, width, height } = document.querySelector('foreignObject svg').getBoundingClientRect()
          return [width >= 50, Math.round(x + width / 2 - canvas.x), Math.round(y + height / 2 - canvas.y)]
          """
        )
        #expect(found.list == [true, 80, 60])
      }
    }

    @Test func ring_thatFills_staysRound() async throws {
      try await ChromiumTests.use(.desktop, Self.motion) {
        Ring()
      } _: { window in
        try await window.click("[data-testid=fill]")
        try await window.wait(
          "document.querySelector('[data-testid=ring] path').getAnimations().some((move) => !move.transitionProperty)"
        )
        // At half of the time the path is half of the circle, and not the chord between a quarter
        // and three quarters.
        let end = try await window.execute(
          "return \(Self.point("[data-testid=ring]", at: 0.5, of: 1))"
        )
        #expect(end == [0, 50])
        let middle = try await window.execute(
          "return \(Self.point("[data-testid=ring]", at: 0.5, of: 0.5))"
        )
        #expect(middle == [50, 100])
      }
    }

    /// A line that goes up and down `phase` times.
    struct Wave: Shape {
      var phase: Double

      var animatableData: Double {
        get { phase }
        set { phase = newValue }
      }

      func path(in rect: CGRect) -> Path {
        Path { path in
          path.move(to: CGPoint(x: 0, y: rect.midY))
          for x in stride(from: 0, through: rect.width, by: rect.width / 4) {
            let part = Double(x / rect.width)
            let y = rect.midY * (1 + sin(2 * .pi * (part + phase)))
            path.addLine(to: CGPoint(x: x, y: y))
          }
        }
      }
    }

    struct Sea: View {
      @State private var phase = 0.0
      @State private var presses = 0

      var body: some View {
        VStack {
          Wave(phase: phase).stroke(.blue).frame(width: 100, height: 100)
            .accessibilityIdentifier("wave")
            .onAppear {
              withAnimation(.linear(duration: 4).repeatForever(autoreverses: false)) { phase = 1 }
            }
          Button("\(presses) presses") { presses += 1 }.accessibilityIdentifier("press")
          Button("Stop") { phase = 0 }.accessibilityIdentifier("stop")
        }
      }
    }

    @Test func wave_whosePathsAtBothEndsAreEqual_movesUntilItIsStopped() async throws {
      try await ChromiumTests.use(.desktop, Self.motion) {
        Sea()
      } _: { window in
        let move = "document.querySelector('[data-testid=wave] path').getAnimations()[0]"
        try await window.wait("\(move)?.effect.getTiming().iterations === Infinity")
        // Another evaluation does not end the animation.
        try await window.click("[data-testid=press]")
        try await window.wait(
          "document.querySelector('[data-testid=press]').textContent.trim() === '1 presses'"
        )
        let start = try await window.execute(
          "return \(Self.point("[data-testid=wave]", at: 0.25, of: 0))"
        )
        #expect(start == [0, 50])
        // At a quarter of its animation, the first line of the wave begins in the middle.
        let timed = try await window.execute(
          "return [\(move).playState, getComputedStyle(\(move).effect.target).d.match(/L0[ ,]+([\\d.]+)|L 0[ ,]+([\\d.]+)/)?.slice(1).find(Boolean) ?? getComputedStyle(\(move).effect.target).d]"
        )
        #expect(timed == ["paused", "100"])
        try await window.click("[data-testid=stop]")
        try await window.wait("!\(move)")
      }
    }
  }
}
