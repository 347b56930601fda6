import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of repeated animations, and of animations that a view has of its own.
  @MainActor
  @Suite("Live repeated animations")
  struct LiveRepeats {
    /// The repetitions, the direction, the duration and the delay of each transition of a node, by
    /// property.
    private static func transitions(of name: String) -> String {
      """
      Object.fromEntries(document.getAnimations()
        .filter(({ transitionProperty, effect: { target } }) => transitionProperty && (target.closest('[data-testid=\(name)]') ?? target.querySelector('[data-testid=\(name)]')))
        .map((move) => [move.transitionProperty, move.effect.getTiming()])
        .map(([property, { iterations, direction, duration, delay }]) => [property, `${iterations} ${direction} ${duration} ${delay}`]))
      """
    }

    private static let motion = ["prefers-reduced-motion": "no-preference"]

    struct Beats: View {
      @State private var turns = false
      @State private var beats = false
      @State private var isDim = false

      var body: some View {
        VStack {
          Text("Spinner")
            .rotationEffect(.degrees(turns ? 360 : 0))
            .accessibilityIdentifier("spinner")
            .onAppear {
              withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) {
                turns = true
              }
            }
          ForEach(0..<2) { index in
            Circle()
              .frame(width: 40, height: 40)
              .scaleEffect(beats ? 1.2 : 1)
              .opacity(isDim ? 0.5 : 1)
              .accessibilityIdentifier("beat\(index)")
              .animation(
                .easeInOut(duration: 0.5).repeatCount(3).delay(0.25 * Double(index)),
                value: beats
              )
          }
          Button("Beat") { beats.toggle() }.accessibilityIdentifier("beat")
          Button("Dim") { withAnimation(.linear(duration: 1)) { isDim.toggle() } }
            .accessibilityIdentifier("dim")
          Button("Stop") { turns = false }.accessibilityIdentifier("stop")
        }
      }
    }

    @Test func animation_thatRepeatsForever_goesOnUntilItsValueChanges() async throws {
      try await ChromiumTests.use(.desktop, Self.motion) {
        Beats()
      } _: { window in
        // The page is loaded twice, because a new browser on a busy machine does not always begin
        // with a transition.
        try await window.reload()
        let spinner = Self.transitions(of: "spinner")
        try await window.wait("Object.keys(\(spinner)).length")
        #expect(
          try await window.execute("return \(spinner)") == ["rotate": "Infinity normal 2000 0"]
        )
        // A change of another value does not end the animation.
        try await window.click("[data-testid=dim]")
        try await window.wait("Object.keys(\(Self.transitions(of: "beat0"))).length")
        #expect(
          try await window.execute("return \(spinner)") == ["rotate": "Infinity normal 2000 0"]
        )
        try await window.click("[data-testid=stop]")
        try await window.wait("!Object.keys(\(spinner)).length")
      }
    }

    @Test func animationOfAView_isItsOwn_withDelayAndRepetitions() async throws {
      try await ChromiumTests.use(.desktop, Self.motion) {
        Beats()
      } _: { window in
        try await window.click("[data-testid=beat]")
        try await window.wait("Object.keys(\(Self.transitions(of: "beat1"))).length")
        for (index, delay) in [0, 250].enumerated() {
          let moves = Self.transitions(of: "beat\(index)")
          let found = try await window.execute("return \(moves)")
          #expect(found == ["scale": .text("3 alternate 500 \(delay)")])
        }
        // The other value has its own animation, which does not repeat.
        try await window.click("[data-testid=dim]")
        try await window.wait("\(Self.transitions(of: "beat0")).opacity")
        let found = try await window.execute("return \(Self.transitions(of: "beat0")).opacity")
        #expect(found == "1 normal 1000 0")
      }
    }

    @Test func transition_withItsOwnAnimation_needsNoOther() async throws {
      struct Panel: View {
        @State private var isThere = false

        var body: some View {
          VStack {
            if isThere {
              Text("Here").accessibilityIdentifier("here")
                .transition(.opacity.animation(.linear(duration: 3)))
            }
            Button("Toggle") { isThere.toggle() }.accessibilityIdentifier("toggle")
          }
        }
      }
      try await ChromiumTests.use(.desktop, Self.motion) {
        Panel()
      } _: { window in
        try await window.click("[data-testid=toggle]")
        let node = "document.querySelector('[data-testid=here]')"
        try await window.wait("\(node)")
        let duration = try await window.execute(
          "return \(node).getAnimations()[0]?.effect.getTiming().duration"
        )
        #expect(duration == 3000)
        try await window.click("[data-testid=toggle]")
        try await window.wait("\(node)?.inert")
      }
    }

    @Test func animationOfAContainer_isThatOfItsContent() async throws {
      struct Panel: View {
        @State private var isWide = false

        var body: some View {
          VStack {
            Text("In").padding(isWide ? 30 : 0).accessibilityIdentifier("in")
            Button("Widen") { isWide.toggle() }.accessibilityIdentifier("widen")
          }
          .animation(.linear(duration: 0.75), value: isWide)
        }
      }
      try await ChromiumTests.use(.desktop, Self.motion) {
        Panel()
      } _: { window in
        try await window.click("[data-testid=widen]")
        let moves = Self.transitions(of: "in")
        try await window.wait("Object.keys(\(moves)).length")
        let found = try await window.execute("return \(moves)['padding-top']")
        #expect(found == "1 normal 750 0")
      }
    }

    private struct Rooms: View {
      let isImplicit: Bool
      var body: some View {
        TabView {
          Tab("Quiet", systemImage: "moon") { Text("Quiet") }
          Tab("Loud", systemImage: "sun.max") { Loud(isImplicit: isImplicit) }
        }
      }
    }

    private struct Loud: View {
      let isImplicit: Bool
      @State private var beats = false
      @State private var isReady = false

      var body: some View {
        VStack {
          if isImplicit {
            Text("Loud").opacity(beats ? 0.3 : 1).accessibilityIdentifier("loud")
              .animation(.easeInOut(duration: 0.5).repeatForever(), value: beats)
          } else {
            Text("Loud").opacity(beats ? 0.3 : 1).accessibilityIdentifier("loud")
          }
          // Changes in the same step.
          Text("Ready").opacity(isReady ? 1 : 0.5).accessibilityIdentifier("ready")
        }
        .onAppear {
          if isImplicit {
            beats = true
            isReady = true
          } else {
            withAnimation(.easeInOut(duration: 0.5).repeatForever()) { beats = true }
          }
        }
      }
    }

    /// The animations that repeat without end outside of the view that has one.
    @Test(arguments: [false, true])
    func animation_thatRepeatsForever_leavesOtherChangesAlone(isImplicit: Bool) async throws {
      try await ChromiumTests.use(.desktop, Self.motion) {
        Rooms(isImplicit: isImplicit)
      } _: { window in
        try await window.waitForMore()
        try await window.click(".tab-button:last-child")
        try await window.wait(
          "document.getAnimations().some(({ effect }) => effect.target.closest('[data-testid=loud]') && effect.getTiming().iterations === Infinity)"
        )
        let others = try await window.execute(
          """
          return document.getAnimations()
            .filter(({ effect }) => effect.getTiming().iterations === Infinity && !effect.target.closest('[data-testid=loud]'))
            .map(({ transitionProperty, effect: { target } }) => `${target.className} ${transitionProperty}`)
          """
        )
        #expect(others == [])
      }
    }
  }
}
