import Foundation
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the positions of views in a browser.
  @MainActor
  @Suite("Live layout")
  struct LiveLayout {
    /// Views that overlap like a hand of cards, until the spacing grows.
    struct Hand: View {
      @State private var spacing = -12.0

      var body: some View {
        HStack(spacing: spacing) {
          ForEach(0..<3) { card in
            Color.blue.frame(width: 40, height: 60).accessibilityIdentifier("across\(card)")
          }
        }
        .padding(20)
        VStack(spacing: spacing) {
          ForEach(0..<3) { card in
            Color.green.frame(width: 40, height: 60).accessibilityIdentifier("down\(card)")
          }
        }
        .background(Color.gray)
        Button("Spread") { spacing = 4 }.accessibilityIdentifier("spread")
      }
    }

    /// A sheet with a title, over another screen.
    struct Desk: View {
      @State private var isOpen = true

      var body: some View {
        Text("Desk").sheet(isPresented: $isOpen) {
          NavigationStack {
            NavigationLink("Further") { Text("End").navigationTitle("Second drawer") }
              .accessibilityIdentifier("further")
              .navigationTitle("First drawer")
          }
        }
      }
    }

    @Test func stack_whenItsSpacingIsNegative_hasItsViewsOverlap() async throws {
      try await LiveServer.use {
        Hand()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          for (name, side) in [("across", "x"), ("down", "y")] {
            let places = try await places(of: name, side, in: window)
            #expect(places == [0, side == "x" ? 28 : 48, side == "x" ? 56 : 96])
          }
          try await window.click("[data-testid=spread]")
          try await window.wait("!document.querySelector('.overlaps')")
          #expect(try await places(of: "across", "x", in: window) == [0, 44, 88])
          #expect(try await places(of: "down", "y", in: window) == [0, 64, 128])
        }
      }
    }

    /// A cover over a text.
    struct Covering: View {
      var body: some View {
        Text("Below").fullScreenCover(isPresented: .constant(true)) { Text("Above") }
      }
    }

    @Test func cover_leavesNothingOfTheWindowInSight() async throws {
      try await LiveServer.use {
        Covering()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait(
            """
            (() => { const { left, top, right, bottom } = \
            document.querySelector('.sheet-fullScreenCover').getBoundingClientRect(); \
            return left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight })()
            """
          )
        }
      }
    }

    @Test func title_ofASheet_isInTheMiddle() async throws {
      try await LiveServer.use {
        Desk()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          #expect(try await offset(in: window) < 1)
          try await window.click("[data-testid=further]")
          try await window.wait(
            "document.querySelector('.bar .dismiss') && !document.getAnimations().length"
          )
          #expect(try await offset(in: window) < 24)
        }
      }
    }

    /// The offsets of three views from the first one.
    private func places(
      of name: String,
      _ side: String,
      in window: ChromeWindow
    ) async throws -> [Double?] {
      let places = try await window.execute(
        """
        const places = [0, 1, 2].map((card) =>
          document.querySelector(`[data-testid=\(name)${card}]`).getBoundingClientRect().\(side))
        return places.map((place) => place - places[0])
        """
      )
      return (0..<3).map { places[$0].number }
    }

    /// The distance between the middle of a sheet's title and the middle of the sheet.
    private func offset(in window: ChromeWindow) async throws -> Double {
      let offset = try await window.execute(
        """
        const sheet = document.querySelector('.sheet').getBoundingClientRect()
        const title = [...document.querySelectorAll('.sheet .screen-title')].at(-1)
        const range = document.createRange()
        range.selectNodeContents(title)
        const words = range.getBoundingClientRect()
        return Math.abs(words.x + words.width / 2 - sheet.x - sheet.width / 2)
        """
      )
      return try #require(offset.number)
    }
  }
}
