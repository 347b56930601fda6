import Foundation
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension SurvivalTests {
  /// Tests of code on a server that no longer runs for its page.
  @MainActor
  @Suite("Code without a page")
  struct LostCode {
    /// Makes a page count in code that no longer runs for the page.
    private func hop(_ count: Int, in app: AppProcess) async throws -> String {
      let page = try await WirePage(port: app.port)
      try await page.connect()
      for _ in 0..<count { try await page.send("\(page.element("hop")),\"tap\"") }
      let wanted = "Hops ".count + 2 * count
      while page.words("hops").count < wanted { try await page.receive() }
      return page.words("hops")
    }

    @Test func code_onAQueue_isReported_andSeesNothingOfOtherVisitors() async throws {
      try await AppProcess.withFile { file in
        try await AppProcess.use(["SURVIVAL_FILE": file.path()]) { app in
          let first = try await hop(3, in: app)
          #expect(first == "Hops 111111")
          let second = try await hop(2, in: app)
          #expect(second == "Hops 1111")
          #expect(await app.line(with: "'.inMemory(\"lost\")' was asked for by code") != nil)
          #expect(await app.line(with: "'.appStorage(\"forgotten\")' was asked for") != nil)
        }
      }
    }

    @Test(arguments: [512, 8192])
    func page_whoseViewContainsItself_isServed_onSmallStacksToo(stack: Int) async throws {
      try await AppProcess.withFile { file in
        let variables = ["SURVIVAL_FILE": file.path(), "SURVIVAL_ENDLESS": "1"]
        let app = try await AppProcess(variables, stack: stack)
        for _ in 0..<3 {
          let page = try await WirePage(port: app.port)
          #expect(page.words("kept") == "Kept 0")
        }
        #expect(await app.line(with: "EndlessView → EndlessView") != nil)
        #expect(await app.health()?.status == 200)
        await app.end()
      }
    }
  }
}
