import Foundation
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension SurvivalTests {
  /// Tests of the changes that Foundation's clocks and queues make to the pages of a serving
  /// process.
  @MainActor
  @Suite("Clocks")
  struct Clocks {
    @Test(arguments: ["Ticks 3", "Turns 1", "Jobs 1", "Rings 1"])
    func page_whenFoundationRunsItsCode_changes(words: String) async throws {
      try await AppProcess.withFile { file in
        let variables = ["SURVIVAL_FILE": file.path(), "SURVIVAL_CLOCKS": "1"]
        try await AppProcess.use(variables) { app in
          let page = try await WirePage(port: app.port)
          try await page.connect()
          try await page.send("\(page.element("wind")),\"tap\"")
          let name = words.split(separator: " ")[0].lowercased()
          while page.words(name) != words { try await page.receive() }
        }
      }
    }
  }
}
