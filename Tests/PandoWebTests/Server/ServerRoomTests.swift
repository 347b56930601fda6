import PandoTesting
import Testing

@testable import PandoWeb

/// How much of a server one visitor, or one machine, can take.
@MainActor
@Suite("Server: room", .timeLimit(.minutes(5)))
struct ServerRoomTests {
  @Test func sockets_thatSayNothing_areLimited() async throws {
    try await TestServer.run {
      $0.limits.waitingSockets = 3
    } body: { server in
      let session = try await server.open()
      let visitor = session.request.visitor
      var waiting: [Wire] = []
      for _ in 0..<3 { waiting.append(try await server.socket(visitor: visitor)) }
      #expect(try await server.socket(visitor: visitor).closing() == 1013)
      // Who says hello makes room, and so does who leaves.
      try await waiting[0].send(text: session.hello)
      #expect(await session.next() == .opened)
      waiting.append(try await server.socket(visitor: visitor))
      #expect(try await server.socket(visitor: visitor).closing() == 1013)
      await waiting[1].close()
      var code: Int? = 1013
      while code == 1013 {
        let wire = try await server.socket(visitor: visitor)
        try await wire.send(text: "nonsense")
        code = try await wire.closing()
      }
      #expect(code == 1002)
      for wire in waiting { await wire.close() }
    }
  }

  @Test func visitor_withTooManyTabs_isToldSo_andOthersAreNotAffected() async throws {
    try await TestServer.run {
      $0.limits.sessionsPerVisitor = 2
    } body: { server in
      let first = try await server.open()
      let cookie = [("Cookie", server.cookie(first.request.visitor))]
      #expect(try await server.get("/", cookie).status == 200)
      let answer = try await server.get("/", cookie)
      #expect(answer.status == 429)
      #expect(answer.body.contains("Too many tabs"))
      _ = try await server.open()
      await server.clock.advance(by: .seconds(60))
      while server.pages.table.counts.sessions > 0 { await Task.yield() }
      #expect(try await server.get("/", cookie).status == 200)
    }
  }

  @Test func connections_beyondTheLimit_wait() async throws {
    try await TestServer.run {
      $0.limits.connections = 2
    } body: { server in
      let first = try await server.wire()
      #expect(try await first.ask("/healthz").status == 200)
      let second = try await server.wire()
      #expect(try await second.ask("/healthz").status == 200)
      let third = try await server.wire()
      async let answer = third.ask("/healthz")
      #expect(try await first.ask("/healthz").status == 200)
      await first.close()
      #expect(try await answer.status == 200)
    }
  }

  @Test func mainActor_whenItDoesNotAnswer_isStalled_untilItDoes() {
    let watch = StallWatch(limit: 3)
    for second in 1...3 { #expect(watch.asked(at: second) == nil) }
    #expect(watch.stall == nil)
    #expect(watch.asked(at: 4) == 4)
    #expect(watch.stall == 4)
    // It is said once.
    #expect(watch.asked(at: 5) == nil)
    #expect(watch.stall == 5)
    watch.answered(at: 1)
    #expect(watch.stall == 4)
    watch.answered(at: 5)
    #expect(watch.stall == nil)
    for second in 6...8 { #expect(watch.asked(at: second) == nil) }
    #expect(watch.asked(at: 9) == 4)
  }
}
