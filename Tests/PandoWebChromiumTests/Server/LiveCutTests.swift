import PandoDependencies
import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

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
              // Three times as many clicks as the server takes at once wait at most, so that a
              // slow machine has an answer to all of them in time.
              window.user = setInterval(() => {
                const shown = document.querySelector('[data-testid=clicks]').textContent
                if (clicks - Number(shown.split(' ')[1]) >= 300) return
                document.querySelector('[data-testid=add]').click()
                clicks++
              }, 20)
              """
            )
            try await Metronome.tick(30) {
              model.tick()
            } during: {
              while proxy.cuts < 40 { try await pauseBeforeNextLook() }
            }
            proxy.rest()
            let clicks = try await window.execute("clearInterval(user); return clicks")
            try await window.wait(
              "document.querySelector('[data-testid=clicks]').textContent == 'Clicks ' + clicks",
              seconds: 150
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

    @Test func page_thatMissedMoreBatchesThanAreKept_getsTheDocument_andAnswersToItsClicks()
      async throws
    {
      let model = CutModel()
      let cuts = Locked([Proxy.Cut(side: .server, bytes: 2_000)])
      try await LiveServer.use {
        CutBoard(model: model)
      } _: { server in
        try await Proxy.use(to: server.port) {
          cuts.withLock { $0.popLast() }
        } _: { proxy in
          try await ChromeWindow.use { window in
            try await window.open("http://127.0.0.1:\(proxy.port)/")
            try await window.wait("document.querySelector('#pando-status')")
            let add = "document.querySelector('[data-testid=add]').click()"
            let shown = "document.querySelector('[data-testid=clicks]').textContent"
            try await window.execute("window.isSame = true; \(add)")
            try await window.wait("\(shown) == 'Clicks 1'")
            let session = try #require(server.sessions.first)
            // The socket is cut after some of these batches. The main actor hears of it after the last one.
            for _ in 0..<BatchHistory.maxCount * 2 {
              model.clicks += 1
              session.graph.flush()
            }
            #expect(model.clicks == BatchHistory.maxCount * 2 + 1)
            try await window.wait("\(shown) == 'Clicks \(model.clicks)'")
            #expect(proxy.cuts == 1)
            #expect(try await window.execute("return window.isSame") == true)
            try await window.execute(add)
            try await window.wait("\(shown) == 'Clicks \(BatchHistory.maxCount * 2 + 2)'")
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
