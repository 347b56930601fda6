import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of views, modifiers and effects with animatable data, which are evaluated while they
  /// move.
  @MainActor
  @Suite("Live animatable views")
  struct LiveAnimatables {
    struct Counter: View, Animatable {
      var number: Double

      nonisolated var animatableData: Double {
        get { number }
        set { number = newValue }
      }

      var body: some View {
        Text(verbatim: "\(Int(number.rounded()))").accessibilityIdentifier("number")
      }
    }

    struct Shake: GeometryEffect {
      var animatableData: Double

      func effectValue(size: CGSize) -> ProjectionTransform {
        let distance = 40 * sin(animatableData * .pi * 2)
        return ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
      }
    }

    struct Screen: View {
      @State private var number = 0.0
      @State private var attempts = 0.0

      var body: some View {
        VStack {
          Counter(number: number)
          Button("Count") { withAnimation(.linear(duration: 0.6)) { number = 100 } }
            .accessibilityIdentifier("count")
          Text("Shaken").modifier(Shake(animatableData: attempts))
            .accessibilityIdentifier("shaken")
          // The animation is long enough for a busy machine to draw both sides.
          Button("Shake") { withAnimation(.linear(duration: 3)) { attempts += 1 } }
            .accessibilityIdentifier("shake")
        }
      }
    }

    private static let watchNumber = """
      const node = document.querySelector('[data-testid=number]')
      window.seen = []
      new MutationObserver(() => seen.push(+node.textContent)).observe(node, { subtree: true, characterData: true, childList: true })
      """

    @Test func number_countsUp() async throws {
      try await ChromiumTests.use(.desktop, ["prefers-reduced-motion": "no-preference"]) {
        Screen()
      } _: { window in
        try await window.execute(Self.watchNumber)
        try await window.click("[data-testid=count]")
        try await window.wait("seen.at(-1) === 100")
        #expect(
          try await window.execute(
            "return seen.length > 2 && seen.every((number, index) => !index || number > seen[index - 1])"
          ) == true
        )
      }
    }

    @Test func number_whenLessMotionIsWanted_isTheLastAtOnce() async throws {
      try await ChromiumTests.use(.desktop, ["prefers-reduced-motion": "reduce"]) {
        Screen()
      } _: { window in
        try await window.execute(Self.watchNumber)
        try await window.click("[data-testid=count]")
        try await window.wait("seen.length")
        #expect(try await window.execute("return seen.join()") == "100")
      }
    }

    @Test func effect_thatEndsWhereItBegan_movesBetween() async throws {
      try await ChromiumTests.use(.desktop, ["prefers-reduced-motion": "no-preference"]) {
        Screen()
      } _: { window in
        try await window.execute(
          """
          const node = document.querySelector('[data-testid=shaken]')
          const place = () => node.getBoundingClientRect().x
          const start = place()
          window.low = window.high = 0
          window.now = () => place() - start
          const look = () => { low = Math.min(low, now()); high = Math.max(high, now()); requestAnimationFrame(look) }
          look()
          """
        )
        try await window.click("[data-testid=shake]")
        try await window.wait("low < -10 && high > 10 && Math.abs(now()) < 1")
      }
    }
  }
}
