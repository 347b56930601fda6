import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of what is shown below a search field while it has the focus.
  @MainActor
  @Suite("Live search")
  struct LiveSearch {
    private struct Genre: Identifiable {
      let id: String
    }

    private struct Films: View {
      @State private var text = ""
      @State private var tokens: [Genre] = []
      @State private var presses = 0

      var body: some View {
        NavigationStack {
          VStack {
            Text(verbatim: "chosen: \(tokens.map(\.id).joined(separator: ","))")
            Text(verbatim: "presses: \(presses)")
          }
          .searchable(
            text: $text,
            tokens: $tokens,
            suggestedTokens: .constant([Genre(id: "Crime"), Genre(id: "Sport")])
          ) {
            Text(verbatim: $0.id)
          }
          .searchSuggestions { Button("Surprise") { presses += 1 } }
        }
      }
    }

    /// A press lasts longer than it takes to report to the server that the field has lost the
    /// focus.
    @Test(arguments: [("Sport", "chosen: Sport"), ("Surprise", "presses: 1")])
    func suggestion_whenItIsPressedForAWhile_isTaken(name: String, result: String) async throws {
      try await LiveServer.use {
        Films()
      } _: { server in
        try await ChromeWindow.use { window in
          try await window.open(port: server.port)
          try await window.wait("document.querySelector('#pando-status')?.textContent === ''")
          try await window.execute("document.querySelector('[type=search]').focus()")
          let button =
            "[...document.querySelectorAll('button')].find((node) => node.innerText == '\(name)')"
          try await window.wait("!!\(button)")
          let place = try await window.execute(
            """
            const { left, top, width, height } = \(button).getBoundingClientRect()
            return [Math.round(left + width / 2), Math.round(top + height / 2)]
            """
          ).list
          try await window.point(
            ["type": "pointerMove", "duration": 0, "x": place[0], "y": place[1]],
            ["type": "pointerDown", "button": 0],
            ["type": "pause", "duration": 500],
            ["type": "pointerUp", "button": 0]
          )
          try await window.wait("document.body.innerText.includes('\(result)')")
          #expect(try await window.execute("return document.activeElement.type").text == "search")
        }
      }
    }
  }
}
