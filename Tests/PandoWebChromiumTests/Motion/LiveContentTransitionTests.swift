import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of text and images that replace others in a view that stays.
  @MainActor
  @Suite("Live content transitions")
  struct LiveContentTransitions {
    private struct Counter: View {
      let animation: Animation?
      @State private var number = 128

      var body: some View {
        VStack {
          Text(verbatim: "\(number) points").contentTransition(.numericText(value: Double(number)))
          Image(systemName: number > 130 ? "play.fill" : "pause.fill")
            .contentTransition(.symbolEffect(.replace))
          Button("More") { withAnimation(animation) { number += 7 } }
          Button("Less") { withAnimation(animation) { number -= 7 } }
        }
      }
    }

    /// The characters that roll: the new ones, and the old ones, with the direction in which the new one moves.
    private static let rolling = """
      const parts = [...document.querySelectorAll('p>span')]
      const from = document.getAnimations().find((move) => parts.some((part) => part.contains(move.effect.target)))?.effect.getKeyframes()[0].translate
      return [parts.map((part) => part.firstChild.textContent).join(''), parts.map((part) => part.lastChild.textContent).join(''), parseFloat(from?.split(' ')[1] ?? 0) > 0]
      """

    @Test func charactersThatDiffer_roll_upAndDown() async throws {
      try await ChromiumTests.use(.desktop, ["prefers-reduced-motion": "no-preference"]) {
        Counter(animation: .linear(duration: 30))
      } _: { window in
        try await window.waitForMore()
        try await window.click("button")
        try await window.wait(
          "document.querySelector('p').textContent.includes('points') && document.querySelector('p>span')"
        )
        #expect(try await window.execute(Self.rolling) == ["35", "28", true])
        // A change of the server meanwhile starts a new animation, from the text that was being
        // animated.
        try await window.click("button:last-of-type")
        try await window.wait("document.querySelector('p>span>span')?.textContent == '2'")
        #expect(try await window.execute(Self.rolling) == ["28", "35", false])
        let icon = try await window.execute(
          "return document.getAnimations().some((move) => move.effect.target.matches('.icon,.icon *'))"
        )
        #expect(icon == true)
      }
    }

    @Test(arguments: [Animation.linear(duration: 0.01), nil])
    func wordsAreWhole_afterwards_andWithoutAnAnimation(animation: Animation?) async throws {
      try await ChromiumTests.use(.desktop, ["prefers-reduced-motion": "no-preference"]) {
        Counter(animation: animation)
      } _: { window in
        try await window.waitForMore()
        for number in [135, 142] {
          try await window.click("button")
          try await window.wait("document.querySelector('p').innerHTML == '\(number) points'")
        }
      }
    }

    @Test func words_doNotMove_ifTheReaderPrefersReducedMotion() async throws {
      try await ChromiumTests.use(.desktop, ["prefers-reduced-motion": "reduce"]) {
        Counter(animation: .linear(duration: 30))
      } _: { window in
        try await window.waitForMore()
        try await window.click("button")
        try await window.wait("document.querySelector('p').innerHTML == '135 points'")
      }
    }

    @Test func viewThatGrowsAtACorner_hasItsOriginThere() async throws {
      struct Corner: View {
        @State private var isShown = false
        var body: some View {
          VStack {
            Button("Show") { withAnimation(.linear(duration: 30)) { isShown.toggle() } }
            if isShown {
              Color.red.frame(width: 80, height: 80)
                .transition(.scale(scale: 0.5, anchor: .bottomTrailing))
            }
          }
        }
      }
      try await ChromiumTests.use(.desktop, ["prefers-reduced-motion": "no-preference"]) {
        Corner()
      } _: { window in
        try await window.click("button")
        try await window.wait("document.querySelector('[data-transition]')?.getAnimations().length")
        let frame = try await window.execute(
          "const [frame] = document.querySelector('[data-transition]').getAnimations()[0].effect.getKeyframes(); return [frame.scale, frame.transformOrigin]"
        )
        #expect(frame == ["0.5", "100% 100%"])
      }
    }

    @Test func dashes_beginWhereTheirPhaseSays() async throws {
      try await ChromiumTests.use(.desktop) {
        Rectangle()
          .stroke(
            .blue,
            style: StrokeStyle(lineWidth: 2, miterLimit: 3, dash: [10, 6], dashPhase: 7)
          )
          .frame(width: 90, height: 60)
      } _: { window in
        let line = try await window.execute(
          "const line = document.querySelector('.shape [stroke-dasharray]'); return [getComputedStyle(line).strokeDashoffset, line.getAttribute('stroke-miterlimit')]"
        )
        #expect(line == ["7px", "3"])
      }
    }
  }
}
