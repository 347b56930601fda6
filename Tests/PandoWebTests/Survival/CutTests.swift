import Foundation
import PandoDependencies
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb

extension SurvivalTests {
  /// Sockets that break in the middle of a message.
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

extension ChromiumTests {
  @MainActor
  @Suite("Cut sockets")
  struct Cuts {
    @Test func page_whenItsSocketIsCutAgainAndAgain_countsEachClickOnce() async throws {
      let model = CutModel()
      try await LiveServer.use {
        CutBoard(model: model)
      } _: { server in
        let random = Locked(SeededGenerator(seed: 8))
        try await Proxy.use(to: server.port) {
          random.withLock { .random(server: 300...9000, client: 800...5000, using: &$0) }
        } _: { proxy in
          try await ChromeWindow.use { window in
            try await window.open("http://127.0.0.1:\(proxy.port)/")
            try await window.wait("document.querySelector('#pando-status')")
            try await window.execute(
              """
              window.clicks = 0
              window.user = setInterval(() => {
                document.querySelector('[data-testid=add]').click()
                clicks++
              }, 20)
              """
            )
            try await Metronome.tick(30) {
              model.tick()
            } during: {
              while proxy.cuts < 40 { try await window.execute("return 1") }
            }
            proxy.rest()
            let clicks = try await window.execute("clearInterval(user); return clicks")
            try await window.wait(
              "document.querySelector('[data-testid=clicks]').textContent == 'Clicks ' + clicks",
              seconds: 30
            )
            #expect(model.clicks == Int(clicks.number ?? 0))
            try await window.wait(
              "document.querySelector('[data-testid=ticks]').textContent == 'Ticks \(model.ticks)'"
            )
            let session = try #require(server.sessions.first)
            let fresh = session.document(nonce: nil)
            let outlines = try await window.execute(Outline.script, .text(fresh))
            #expect(outlines[0] == outlines[1])
            #expect((outlines[0].text ?? "").contains("Row"))
            #expect(server.sessions.count == 1)
          }
        }
      }
    }
  }
}

/// Compares what a browser shows with a fresh document.
enum Outline {
  static let script = """
    const lines = (node, indent = '') => [...node.childNodes].flatMap((child) =>
      child.nodeType === 3 ? child.data.trim() ? [indent + child.data.trim()] : []
      : child.nodeType === 1 ? [`${indent}${child.localName}#${child.id}.${child.className}`, ...lines(child, indent + ' ')]
      : []).join('\\n').split('\\n')
    const fresh = new DOMParser().parseFromString(arguments[0], 'text/html')
    return [document, fresh].map((one) => lines(one.querySelector('#p0')).join('\\n'))
    """
}

extension Proxy.Cut {
  /// A cut after a random number of bytes of one side; three times out of four, the server's.
  fileprivate static func random(
    server: ClosedRange<Int>,
    client: ClosedRange<Int>,
    using random: inout SeededGenerator
  ) -> Self {
    let isServer = Int.random(in: 0..<4, using: &random) > 0
    return Self(
      side: isServer ? .server : .client,
      bytes: .random(in: isServer ? server : client, using: &random)
    )
  }
}
