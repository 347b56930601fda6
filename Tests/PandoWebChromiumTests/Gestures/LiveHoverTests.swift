import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the place of the pointer over a view.
  @MainActor
  @Suite("Live hover places")
  struct LiveHoverPlaces {
    private struct Board: View {
      @State private var own = HoverPhase.ended
      @State private var inSpace = HoverPhase.ended

      private func words(_ phase: HoverPhase) -> String {
        if case .active(let place) = phase { "\(Int(place.x)) \(Int(place.y))" } else { "none" }
      }

      var body: some View {
        VStack(spacing: 0) {
          Text(verbatim: "Own \(words(own)), space \(words(inSpace))").frame(height: 40)
          ZStack(alignment: .topLeading) {
            Color.yellow
            Color.red.frame(width: 80, height: 80)
              .onContinuousHover { own = $0 }
              .onContinuousHover(coordinateSpace: .named("board")) { inSpace = $0 }
              .offset(x: 50, y: 60)
          }
          .frame(width: 300, height: 300)
          .coordinateSpace(.named("board"))
        }
      }
    }

    private func move(_ window: ChromeWindow, to x: Double, _ y: Double) async throws {
      try await window.devtools(
        "Input.dispatchMouseEvent",
        ["type": "mouseMoved", "x": .number(x), "y": .number(y)]
      )
    }

    @Test func pointerPlace_isInTheRequestedSpace() async throws {
      try await ChromiumTests.use(.desktop) {
        Board()
      } _: { window in
        let box = try await window.execute(
          "const { left, top } = document.querySelector('[data-on~=hoverPoint]').getBoundingClientRect(); return [left, top]"
        )
        let (x, y) = (try #require(box[0].number), try #require(box[1].number))
        try await window.wait("document.querySelector('#pando-status')?.textContent === ''")
        try await move(window, to: x + 20, y + 30)
        try await window.wait("document.body.innerText.includes('Own 20 30')")
        // The first report asks for the measure of the space.
        try await move(window, to: x + 21, y + 31)
        try await window.wait("document.body.innerText.includes('Own 21 31, space 71 91')")
        try await move(window, to: x + 200, y + 30)
        try await window.wait("document.body.innerText.includes('Own none, space none')")
      }
    }
  }
}
