import Foundation
import PandoDependencies
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension SurvivalTests {
  /// Tests of sockets that break in the middle of a message.
  @MainActor
  @Suite("Cut sockets")
  struct Cuts {
    @Test func sockets_whenCutAtAnyByte_loseNothingAndRepeatNothing() async throws {
      let model = CutModel()
      try await LiveServer.use {
        CutBoard(model: model)
      } _: { server in
        let random = Locked(SeededGenerator(seed: 5))
        try await Proxy.use(to: server.port) {
          random.withLock { .random(server: 1...6000, client: 1...1200, using: &$0) }
        } _: { proxy in
          let page = try await WirePage(port: proxy.port)
          let add = try page.element("add")
          while proxy.cuts < 200 {
            do {
              try await page.connect()
              while true {
                try await page.send("\(add),\"tap\"")
                model.tick()
                try await page.receive()
              }
            } catch let closed as WirePage.Closed {
              Issue.record("closed with \(closed.code ?? 0)")
              return
            } catch {}
          }
          proxy.rest()
          try await page.connect()
          try await page.settle()
          #expect(page.sent > 50)
          #expect(model.clicks == page.sent)
          model.tick()
          while page.words("ticks") != "Ticks \(model.ticks)" { try await page.receive() }
          #expect(page.words("clicks") == "Clicks \(page.sent)")
          try page.expectFresh(server.sessions.first)
          #expect(server.sessions.count == 1)
        }
      }
    }
  }
}
