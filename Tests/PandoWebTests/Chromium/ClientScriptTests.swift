import Foundation
import PandoTestSupport
import Testing

@testable import PandoWeb

extension ChromiumTests {
  /// The script in the sources and the script as it is served.
  @MainActor
  @Suite("Script")
  struct Script {
    @Test func theScript_isUnder17KB_asItIsSent() {
      #expect(!ClientScript.compressed.isEmpty && ClientScript.compressed.count < 17_000)
    }

    @Test func whatIsSent_isTheScript() async throws {
      let server = try LoopbackServer.start()
      let compressed = LoopbackServer.File(
        type: "text/javascript",
        headers: ["Content-Encoding": "gzip"],
        body: ClientScript.compressed
      )
      let address = server.serve(compressed)
      try await ChromeWindow.use { window in
        try await window.open(server.serve(.init(body: [])))
        let text = try await window.executeAsync(
          "fetch(arguments[0]).then((answer) => answer.text()).then(arguments[1])",
          .text(address)
        )
        #expect(text == .text(ClientScript.text), "run scripts/embed")
      }
    }

    @Test func theScript_makesNoMarkup_andRunsNoWords() {
      for word in [
        "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(",
      ] {
        #expect(!ClientScript.text.contains(word))
      }
    }
  }
}
