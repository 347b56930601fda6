import Foundation
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension ChromiumTests {
  /// Tests of the script in the sources and the script as it is served.
  @MainActor
  @Suite("Script")
  struct Script {
    @Test func theScript_isUnder16KB_asItIsSent() {
      #expect(!ClientScript.compressed.isEmpty && ClientScript.compressed.count < 16_384)
    }

    @Test func theScript_namesTheFileThatItLoads_byItsHash() {
      #expect(
        ClientScript.text.contains("import(\"./\(ServedFile.more.hashedName)\")"),
        "run scripts/embed"
      )
    }

    @Test func charts_areLoadedWhereAPageHasThem_andNotBefore() async throws {
      let loaded =
        "performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/\(ServedFile.more.hashedName)'))"
      let address = try ClientPage.serve {
        Text("No chart yet")
      }
      try await ChromeWindow.use { window in
        try await ClientPage.use(window, address) { page in
          #expect(try await page.value(loaded) == false)
          let name = try await page.name("[id^=p]")
          try await page.push(["c", name, [["div", ["class": "chart"]]]])
          try await page.window.wait(loaded)
        }
      }
    }

    @Test(arguments: ["client", "more"])
    func servedScript_isTheEmbeddedOne(name: String) async throws {
      let (script, sent) =
        name == "client"
        ? (ClientScript.text, ClientScript.compressed)
        : (ClientScript.moreText, ClientScript.compressedMore)
      let server = try LoopbackServer.start()
      let compressed = LoopbackServer.File(
        type: "text/javascript",
        headers: ["Content-Encoding": "gzip"],
        body: sent
      )
      let address = server.serve(compressed)
      try await ChromeWindow.use { window in
        try await window.open(server.serve(.init(body: [])))
        let text = try await window.executeAsync(
          "fetch(arguments[0]).then((answer) => answer.text()).then(arguments[1])",
          .text(address)
        )
        #expect(text == .text(script), "run scripts/embed")
      }
    }

    @Test func theScript_makesNoMarkup_andRunsNoWords() {
      for word in [
        "innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "Function(",
      ] {
        #expect(!(ClientScript.text + ClientScript.moreText).contains(word))
      }
    }
  }
}
