import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of padding in a browser.
  @MainActor
  @Suite("Live padding")
  struct LivePadding {
    /// Views with padding on a whole screen, each with something painted inside of its padding.
    private struct Screen: View {
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: 100).accessibilityIdentifier("banner")
          Circle().frame(width: 80, height: 80).padding(.bottom, -30)
          Color.blue.frame(height: 20).padding(.horizontal, -10).accessibilityIdentifier("wide")
          Divider().padding(.vertical, 12)
          Rectangle().aspectRatio(2, contentMode: .fit).padding(.horizontal, 50)
          Image(systemName: "heart.fill").padding(10).background(.thinMaterial, in: Circle())
            .accessibilityIdentifier("heart")
        }
        .frame(width: 300)
      }
    }

    private func box(_ selector: String, in window: ChromeWindow) async throws -> [Int] {
      try await window.execute(
        """
        const { x, y, width, height } = document.querySelector("\(selector)").getBoundingClientRect()
        return [x, y, width, height].map(Math.round)
        """
      ).list.map { Int($0.number ?? -1) }
    }

    @Test func padding_isAroundPaint_andNegativePaddingBringsNeighboursNearer() async throws {
      try await LiveServer.use {
        Screen()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          let banner = try await box("[data-testid=banner]", in: window)
          let wide = try await box("[data-testid=wide]", in: window)
          // The banner is 100 high, and the circle takes 50 of its 80 points.
          #expect(wide[1] - banner[1] == 150)
          #expect(wide[0] == banner[0] - 10)
          #expect(wide[2] == 320)
          let divider = try await box(".divider", in: window)
          #expect(divider[1] - wide[1] == 32)
          #expect(divider[2...] == [300, 1])
          let rectangle = try await box(".ratio > .shape > .paint", in: window)
          #expect(rectangle[2...] == [200, 100])
          let heart = try await box("[data-testid=heart]", in: window)
          let backing = try await box(".backing.glass", in: window)
          // The identifier is that of the picture, without the padding.
          #expect(backing == [heart[0] - 10, heart[1] - 10, heart[2] + 20, heart[3] + 20])
          #expect(
            try await window.execute("return document.querySelectorAll('.glass').length") == 1
          )
        }
      }
    }

    private struct Buttons: View {
      var body: some View {
        Button {
        } label: {
          Label("Star", systemImage: "star").labelStyle(.iconOnly)
        }
        Button {
        } label: {
          Image(systemName: "paperplane")
        }.disabled(true)
      }
    }

    @Test func button_ofAnIconAlone_hasNoBox() async throws {
      try await LiveServer.use {
        Buttons()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          let looks = try await window.execute(
            """
            return [...document.querySelectorAll('.button')].map(getComputedStyle)
              .map(({ backgroundColor, boxShadow }) => `${backgroundColor} ${boxShadow}`)
            """
          )
          #expect(looks == ["rgba(0, 0, 0, 0) none", "rgba(0, 0, 0, 0) none"])
        }
      }
    }

    private struct Pages: View {
      @State private var page = 0
      var body: some View {
        TabView(selection: $page) {
          ForEach(0..<3) { Text("Screen \($0)").tag($0) }
        }
        .tabViewStyle(.page)
      }
    }

    @Test func pages_haveDots_thatShowThem() async throws {
      try await LiveServer.use {
        Pages()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          let names =
            "[...document.querySelectorAll('[role=tab]')].map((node) => node.ariaLabel).join()"
          #expect(try await window.execute("return \(names)") == "Page 1,Page 2,Page 3")
          let dot =
            "return getComputedStyle(document.querySelector('[role=tab]'), '::before').width"
          #expect(try await window.execute(dot) == "8px")
          try await window.click("[role=tab]:nth-child(2)")
          try await window.wait("document.body.innerText.includes('Screen 1')")
        }
      }
    }
  }
}
