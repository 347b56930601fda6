import PandoTestSupport
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

extension SurvivalTests {
  /// Tests of sockets that claim the session of another visitor, or an ended session.
  @MainActor
  @Suite("Stolen sessions")
  struct Theft {
    /// Opens two pages of two visitors; the first is the victim, live and with one press.
    private func use(_ body: (LiveServer, WirePage, WirePage) async throws -> Void) async throws {
      var models: [FuzzModel] = []
      try await LiveServer.use {
        let model = FuzzModel()
        models.append(model)
        return FuzzBoard(model: model)
      } _: { server in
        let (victim, thief) = try await (
          WirePage(port: server.port), WirePage(port: server.port)
        )
        try await victim.connect()
        try await victim.send("\(victim.element("press")),\"tap\"")
        try await victim.settle()
        try await body(server, victim, thief)
        // The victim is live, and no one else has pressed.
        try await victim.send("\(victim.element("press")),\"tap\"")
        try await victim.settle()
        #expect(victim.words("presses") == "Presses 2")
        #expect(models[0].presses == 2)
        try victim.expectFresh(server.sessions[0])
      }
    }

    private func code(
      _ frames: [String],
      visitor: String?,
      origin: String? = nil,
      _ server: LiveServer
    ) async throws -> Int? {
      let wire = try await WirePage.socket(port: server.port, visitor: visitor, origin: origin)
      for frame in frames { try? await wire.send(text: frame) }
      let code = try await wire.closing()
      await wire.close()
      return code
    }

    private func hello(_ session: String, _ token: String, _ batch: String = "0") -> String {
      #"["hello",1,"\#(session)","\#(token)",\#(batch)]"#
    }

    @Test func session_withTheWrongCookieOrSecret_isRefused() async throws {
      try await use { (server, victim, thief) async throws in
        // Everything is right except the cookie.
        #expect(try await code([victim.hello], visitor: thief.visitor, server) == 1008)
        #expect(try await code([victim.hello], visitor: Secret.make(), server) == 1008)
        #expect(try await code([victim.hello], visitor: nil, server) == 1008)
        // The cookie is right and the token is not: it is the thief's token, the session's id, or
        // an invented one.
        for token in [thief.token, victim.session, Secret.make()] {
          let frame = hello(victim.session, token)
          #expect(try await code([frame], visitor: victim.visitor, server) == 1008)
        }
        for token in [
          "", String(victim.token.dropLast()), victim.token + "0", "null", victim.visitor,
        ] {
          let frame = hello(victim.session, token)
          #expect(try await code([frame], visitor: victim.visitor, server) == 1002)
        }
        #expect(
          try await code([hello(Secret.make(), victim.token)], visitor: victim.visitor, server)
            == 4001
        )
        // Impossible batch numbers.
        for batch in ["-1", "1.5", "1e99", "\"0\"", "null", "99999999999999999999"] {
          let frame = hello(victim.session, victim.token, batch)
          #expect(try await code([frame], visitor: victim.visitor, server) == 1002)
        }
      }
    }

    @Test(arguments: [
      "null", "", "http://evil.example", "https://127.0.0.1:PORT", "http://127.0.0.1",
      "http://127.0.0.1:1", "http://127.0.0.1:PORT.evil.example", "http://127.0.0.1:PORT0",
      "http://evil.example:PORT", "http://localhost:PORT", "http://127.0.0.1:PORT/",
      "http://evil.example#http://127.0.0.1:PORT", "http://127.0.0.1:PORT@evil.example",
      "http://evil@127.0.0.1:PORT", "http://127.0.0.1:PORT, http://127.0.0.1:PORT",
      "file://127.0.0.1:PORT", "http://127.1:PORT", "http://[::ffff:127.0.0.1]:PORT",
      "http://127.0.0.1.:PORT", "ftp://127.0.0.1:PORT", "//127.0.0.1:PORT", "127.0.0.1:PORT",
    ])
    func origin_thatIsNotTheServers_isRefused(origin: String) async throws {
      try await use { server, victim, _ in
        let origin = origin.replacing("PORT", with: "\(server.port)")
        let frames = [victim.hello, "[2,\(try victim.element("press")),\"tap\"]"]
        #expect(try await code(frames, visitor: victim.visitor, origin: origin, server) == 1008)
      }
    }

    @Test func hello_whenSaidTwice_endsTheSocket() async throws {
      try await use { server, victim, thief in
        try await thief.connect()
        try await thief.wire?.send(text: victim.hello)
        #expect(try await thief.wire?.closing() == 1002)
        try await thief.connect()
        try await thief.wire?.send(text: thief.hello)
        #expect(try await thief.wire?.closing() == 1002)
      }
    }

    @Test func hello_ofTheFuture_getsEverythingAnew() async throws {
      try await use { server, _, thief in
        let wire = try await WirePage.socket(port: server.port, visitor: thief.visitor)
        try await wire.send(text: #"["hello",1,"\#(thief.session)","\#(thief.token)",900]"#)
        #expect(try await wire.frame().text.hasPrefix(#"[1,0,[["r","p0","#))
        await wire.close()
      }
    }

    @Test func hello_whenReplayedAfterTheSessionEnded_findsNothing() async throws {
      try await LiveServer.use {
        $0.limits.detachedTime = .seconds(1)
      } content: {
        FuzzBoard(model: FuzzModel())
      } _: { server in
        let page = try await WirePage(port: server.port)
        try await page.connect()
        try await page.send("\(page.element("press")),\"tap\"")
        try await page.settle()
        await page.disconnect()
        #expect(await yieldUntil { server.pages.table.counts.sessions == 0 })
        #expect(try await code([page.hello], visitor: page.visitor, server) == 4001)
      }
    }
  }
}
