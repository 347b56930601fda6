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
    @Test(arguments: [ServedFile.client, .more, .gestures])
    func eachFile_isUnder16KB_asItIsSent(file: ServedFile) throws {
      #expect(try (1..<16_384).contains(#require(file.compressedCount)))
    }

    @Test(arguments: [
      (ClientScript.text, ServedFile.more), (ClientScript.moreText, .gestures),
    ])
    func file_namesTheFileThatItLoads_byItsHash(text: String, file: ServedFile) {
      #expect(text.contains("import(\"./\(file.hashedName)\"+"), "run scripts/embed")
    }

    @Test func charts_areLoadedWhereAPageHasThem_andNotBefore() async throws {
      let address = try ClientPage.serve {
        Text("No chart yet")
      }
      try await ChromeWindow.use { window in
        try await ClientPage.use(window, address) { page in
          func isLoaded(_ file: ServedFile) -> String {
            """
            performance.getEntriesByType('resource')\
            .some(({ name }) => name.endsWith('/\(file.hashedName)'))
            """
          }
          let name = try await page.name("[id^=p]")
          #expect(try await page.value(isLoaded(.more)) == false)
          try await page.push(["c", name, [["div", ["class": "late"]]]])
          try await page.window.waitForMore()
          #expect(try await page.value(isLoaded(.gestures)) == false)
          try await page.push(["c", name, [["div", ["class": "chart"]]]])
          try await page.window.wait(isLoaded(.gestures))
        }
      }
    }

    @Test(arguments: [
      (ClientScript.text, ClientScript.compressed),
      (ClientScript.moreText, ClientScript.compressedMore),
      (ClientScript.gestureText, ClientScript.compressedGestures),
    ])
    func servedScript_isTheEmbeddedOne(script: String, sent: [UInt8]) async throws {
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
        let all = ClientScript.text + ClientScript.moreText + ClientScript.gestureText
        #expect(!all.contains(word))
      }
    }
  }
}
