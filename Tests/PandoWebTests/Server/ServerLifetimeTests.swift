import HTTPTypes
import Hummingbird
import NIOCore
import PandoDependencies
import PandoTesting
import ServiceLifecycle
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

@MainActor
@Suite("Server: lifetimes", .timeLimit(.minutes(15)))
struct ServerLifetimeTests {
  @Test func unclaimedSession_isClosed() async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      await server.pass(59)
      #expect(server.pages.table.counts.sessions == 1)
      await server.pass(1)
      #expect(await session.next() == .closed)
      #expect(server.pages.table.counts.sessions == 0)
      let wire = try await server.socket(visitor: session.request.visitor)
      try await wire.send(text: session.hello)
      #expect(try await wire.closing() == 4001)
    }
  }

  @Test func session_whenItsPageLeaves_staysFiveMinutes() async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      await server.pass(59)
      let first = try await server.connect(session)
      await first.close()
      #expect(await session.next() == .disconnected)
      await server.pass(299)
      let second = try await server.connect(session)
      await second.close()
      #expect(await session.next() == .disconnected)
      await server.pass(300)
      #expect(await session.next() == .closed)
      #expect(server.pages.table.counts.sessions == 0)
    }
  }

  @Test func session_whenClosed_isNotKept() async throws {
    try await TestServer.run { server in
      weak var kept: StubSession?
      weak var keptConnection: SocketConnection?
      do {
        let session = try await server.open()
        let wire = try await server.connect(session)
        kept = session
        keptConnection = session.connection as? SocketConnection
        #expect(keptConnection != nil)
        await wire.close()
        #expect(await session.next() == .disconnected)
        await server.pass(300)
        #expect(await session.next() == .closed)
      }
      server.forgetSessions()
      #expect(kept == nil)
      #expect(keptConnection == nil)
    }
  }

  @Test func sessions_whenTooMany_areRefusedReadably() async throws {
    try await TestServer.run {
      $0.limits.sessions = 2
    } body: { server in
      let sessions = [try await server.open(), try await server.open()]
      let first = try await server.connect(sessions[0])
      let second = try await server.connect(sessions[1])
      let answer = try await server.get("/")
      #expect(answer.status == 503)
      #expect(answer["Retry-After"] == "60")
      #expect(answer.body.contains("<h1"))
      #expect(answer["Set-Cookie"] == nil)
      await first.close()
      await second.close()
      // The time of a session begins when the server notices that its page is disconnected.
      for session in sessions { #expect(await session.next() == .disconnected) }
      await server.pass(301)
      _ = try await server.open()
    }
  }

  @Test func unclaimedSessions_makeRoomForTheNewest() async throws {
    try await TestServer.run {
      $0.limits.sessions = 2
    } body: { server in
      let connected = try await server.open()
      let wire = try await server.connect(connected)
      let first = try await server.open()
      let second = try await server.open()
      #expect(await first.next() == .closed)
      let claimed = try await server.connect(second)
      #expect(try await server.get("/").status == 503)
      await claimed.close()
      await wire.close()
    }
  }

  @Test func memory_whenItIsFull_endsThoseThatNobodyIsConnectedTo_theUnclaimedFirst() async throws {
    try await TestServer.run {
      $0.limits.memory = 300
    } body: { server in
      @MainActor func open() async throws -> StubSession {
        let session = try await server.open()
        session.memory = 100
        return session
      }
      let left = try await open()
      try await server.connect(left).close()
      while await left.next() != .disconnected {}
      let stays = try await open()
      let wire = try await server.connect(stays)
      let unclaimed = try await open()
      await server.pass(1)
      #expect(await unclaimed.next() == .closed)
      let next = try await open()
      await server.pass(1)
      #expect(await next.next() == .closed)
      // A page that grows displaces sessions of pages that were left, and new ones.
      stays.memory = 250
      await server.pass(1)
      #expect(await left.next() == .closed)
      stays.memory = 300
      await server.pass(1)
      #expect(try await server.get("/").status == 503)
      stays.memory = 100
      await server.pass(1)
      _ = try await server.open()
      await wire.close()
    }
  }

  @Test func session_thatTakesTooMuchMemory_isEnded_andItsPageLoadsAnew() async throws {
    try await TestServer.run {
      $0.limits.sessionMemory = 100
    } body: { server in
      let session = try await server.open()
      let wire = try await server.connect(session)
      session.memory = 101
      await server.pass(1)
      #expect(try await wire.closing() == 4001)
      await wire.close()
    }
  }

  @Test func shutdown_whenPagesAreOpen_notifiesThemAndTheLoadBalancer() async throws {
    try await TestServer.run {
      $0.drainTime = .seconds(5)
    } body: { server in
      let session = try await server.open()
      let waiting = try await server.open()
      let wire = try await server.connect(session)
      let health = try await server.wire()
      #expect(try await health.ask("/healthz").status == 200)
      await server.beginStopping()
      #expect(try await wire.closing() == 1001)
      #expect(await session.next() == .disconnected)
      #expect(await session.next() == .closed)
      #expect(await waiting.next() == .closed)
      #expect(try await health.ask("/healthz").status == 503)
      #expect(try await server.get("/healthz").status == 503)
      let page = try await server.get("/")
      #expect(page.status == 503)
      #expect(page["Retry-After"] == "5")
      #expect(server.sessions.count == 2)
      await server.clock.waitForSleepers(2)
      await server.clock.advance(by: .seconds(5))
      try await server.waitForEnd()
    }
  }

  @Test func pages_whenMounted_areServedBesideOtherRoutes() async throws {
    let session = Locked<StubSession?>(nil)
    let clock = TestClock()
    let pages = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Pages(configuration: ServerConfiguration(), logger: TestServer.silent) { request in
        {
          let made = StubSession(request)
          session.withLock { $0 = made }
          return made
        }
      }
    }
    let router = Router()
    router.get("orders") { _, _ in "orders" }
    router.mountPando(pages) { request, _ in request.headers[.authorization] }
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    let application = Application(
      router: router,
      server: .pando(pages),
      configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0)),
      services: [pages],
      onServerRunning: { continuation.yield($0.localAddress?.port ?? 0) },
      logger: TestServer.silent
    )
    let group = ServiceGroup(services: [application], logger: TestServer.silent)
    let running = Task { try await group.run() }
    var iterator = ports.makeAsyncIterator()
    let port = try #require(await iterator.next(isolation: #isolation))
    let wire = try await Wire(port: port)
    #expect(try await wire.ask("/orders").body == "orders")
    #expect(try await wire.ask("/a/b", [("Authorization", "ann")]).body.contains("/a/b"))
    let made = try #require(session.withLock { $0 })
    #expect(made.request.identity == "ann")
    let socket = try await Wire(port: port)
    let answer = try await socket.ask(
      "/pando/socket",
      [
        ("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "AAAAAAAAAAAAAAAAAAAAAA=="),
        ("Cookie", pages.visitors.cookie(of: made.request.visitor, at: nil)),
        ("Origin", "http://127.0.0.1:\(port)"),
      ]
    )
    #expect(answer.status == 101)
    try await socket.send(text: made.hello)
    #expect(await made.next() == .opened)
    await group.triggerGracefulShutdown()
    #expect(try await socket.closing() == 1001)
    try await running.value
  }

  @Test func server_whenItsPortIsTaken_saysWhatToDo() async throws {
    try await TestServer.run { server in
      var configuration = ServerConfiguration()
      configuration.port = server.port
      let other = withDependencies {
        $0.continuousClock = TestClock()
      } operation: {
        PageServer(
          pages: Pages(configuration: configuration, logger: TestServer.silent) { request in
            { StubSession(request) }
          }
        )
      }
      let error = await #expect(throws: PageServerError.self) { try await other.run() }
      #expect(error?.description.contains("another program has it") == true)
    }
  }
}
