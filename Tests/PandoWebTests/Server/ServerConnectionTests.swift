import NIOCore
import NIOEmbedded
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of the connections that are accepted under load, and of the bytes that one may send before
/// its hello.
@MainActor
@Suite("Server: connections", .timeLimit(.minutes(15)))
struct ServerConnectionTests {
  @Test func connection_thatWaitsForARequest_goesForWhoComes() async throws {
    try await TestServer.run {
      $0.limits.connections = 2
    } body: { server in
      let first = try await server.wire()
      #expect(try await first.ask("/healthz").status == 200)
      let silent = try await server.wire()
      #expect(await yieldUntil { server.pages.connections.count >= 2 })
      let third = try await server.wire()
      #expect(try await third.ask("/healthz").status == 200)
      await first.ending()
      let fourth = try await server.wire()
      #expect(try await fourth.ask("/healthz").status == 200)
      await silent.ending()
      #expect(server.pages.connections.count == 2)
    }
  }

  @Test func connection_whenAllAreSocketsOfPages_isAnsweredAtOnce() async throws {
    try await TestServer.run {
      $0.limits.connections = 2
    } body: { server in
      let first = try await server.open()
      let second = try await server.open()
      #expect(await yieldUntil { server.pages.connections.count == 0 })
      let wires = [try await server.connect(first), try await server.connect(second)]
      // The limit is the same for connections that send a request and for those that do not.
      for _ in 0..<3 {
        let refused = try await server.wire()
        #expect(try await refused.answer().status == 503)
        await refused.ending()
      }
      let asking = try await server.wire()
      let answer: Wire.Answer
      do {
        answer = try await asking.ask("/healthz")
      } catch {
        // The server answered and closed before the request was written.
        answer = try await asking.answer()
      }
      #expect(answer.status == 503)
      #expect(answer["Retry-After"] != nil)
      #expect(answer["Connection"] == "close")
      for wire in wires {
        try await wire.send(text: "echo")
        #expect(try await wire.frame().text == Batch(saying: "echo").text)
      }
      await wires[0].close()
      #expect(await yieldUntil { server.pages.connections.count <= 1 })
      #expect(try await server.get("/healthz").status == 200)
    }
  }

  @Test func address_whenLimited_cannotTakeAll() async throws {
    try await TestServer.run {
      $0.limits.connectionsPerAddress = 2
    } body: { server in
      let session = try await server.open()
      let page = try await server.connect(session)
      let idle = try await server.wire()
      #expect(await yieldUntil { server.pages.connections.count >= 2 })
      let next = try await server.wire()
      #expect(try await next.ask("/healthz").status == 200)
      await idle.ending()
      try await page.send(text: "echo")
      #expect(try await page.frame().text == Batch(saying: "echo").text)
    }
  }

  @Test func addressOfThisMachine_isLimitedOnlyIfConfigured() async throws {
    try await TestServer.run {
      $0.limits.connections = 8
    } body: { server in
      var wires: [Wire] = []
      for _ in 0..<8 { wires.append(try await server.wire()) }
      for wire in wires { #expect(try await wire.ask("/healthz").status == 200) }
    }
  }

  @Test func address_thatATrustedProxyNames_isCounted() async throws {
    try await TestServer.run {
      $0.trustsProxy = true
      $0.limits.connectionsPerAddress = 1
    } body: { server in
      let session = try await server.open()
      let socket = try await server.socket(
        visitor: session.request.visitor,
        [("X-Forwarded-For", "203.0.113.9")]
      )
      try await socket.send(text: session.hello)
      #expect(await session.next() == .opened)
      // An address that the client itself put before the proxy's entry does not count.
      let claimed = [("X-Forwarded-For", "192.0.2.1, 203.0.113.9")]
      #expect(try await server.get("/healthz", claimed).status == 503)
      let other = [("X-Forwarded-For", "203.0.113.9, 192.0.2.1")]
      #expect(try await server.get("/healthz", other).status == 200)
      let second = try await server.socket(visitor: session.request.visitor, claimed)
      #expect(try await second.closing() == 1013)
      await socket.close()
      #expect(await yieldUntil { server.pages.connections.count <= 1 })
    }
  }

  @Test func address_thatAnybodyCanClaim_isNotCounted() async throws {
    try await TestServer.run {
      $0.limits.connectionsPerAddress = 2
    } body: { server in
      let session = try await server.open()
      _ = try await server.connect(session)
      let other = try await server.open()
      _ = try await server.connect(other)
      let claimed = [("X-Forwarded-For", "192.0.2.1")]
      #expect(try await server.get("/healthz", claimed).status == 503)
    }
  }

  @Test func waitingSocket_whenTooManyWait_goesForTheNewest() async throws {
    try await TestServer.run {
      $0.limits.waitingSockets = 3
    } body: { server in
      let session = try await server.open()
      let visitor = session.request.visitor
      var waiting: [Wire] = []
      for _ in 0..<3 { waiting.append(try await server.socket(visitor: visitor)) }
      let newest = try await server.socket(visitor: visitor)
      #expect(try await waiting[0].closing() == 1013)
      await waiting[0].ending()
      // A connection that has sent its hello is no longer among the waiting ones.
      try await waiting[1].send(text: session.hello)
      #expect(await session.next() == .opened)
      #expect(await session.next() == .connected(0))
      let last = try await server.socket(visitor: visitor)
      // The server notes a socket after it has answered the upgrade.
      #expect(await yieldUntil { server.pages.connections.waitingCount >= 3 })
      #expect(server.pages.connections.waitingCount == 3)
      try await waiting[1].send(text: "echo")
      #expect(try await waiting[1].frame().text == Batch(saying: "echo").text)
      for wire in [waiting[2], newest, last] {
        try await wire.send(text: "nonsense")
        #expect(try await wire.closing() == 1002)
      }
    }
  }

  @Test(arguments: [1, 2, 9])
  func socket_beforeItsHello_maySendAKilobyte(opcode: UInt8) async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      let wire = try await server.socket(visitor: session.request.visitor)
      // The head of a frame of one megabyte and its first bytes; the rest never comes.
      let head: [UInt8] = [0x80 | opcode, 0xff, 0, 0, 0, 0, 0, 0x0e, 0, 0, 0, 0, 0, 0]
      try await wire.send(opcode == 9 ? pings : head + Array(repeating: 0x20, count: 1_100))
      #expect(try await wire.closing() == 1009)
      await wire.ending()
    }
  }

  /// More than a kilobyte of small frames.
  private var pings: [UInt8] {
    Array(repeating: [0x89, 0x81, 0, 0, 0, 0, 1], count: 200).flatMap { $0 }
  }

  @Test func socket_whoseHelloAndEventsComeTogether_isLive() async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      let wire = try await server.socket(visitor: session.request.visitor)
      func frame(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        return [0x81, 0xfe, UInt8(bytes.count >> 8), UInt8(bytes.count & 255), 0, 0, 0, 0] + bytes
      }
      let words = "echo" + String(repeating: "x", count: 3_000)
      try await wire.send(frame(session.hello) + frame(words) + frame(words))
      for _ in 0..<2 { #expect(try await wire.frame().text == Batch(saying: words).text) }
    }
  }

  @Test func descriptors_whenFew_leaveRoomForFiles() {
    #expect(Connections.reserve(of: 1_024) == 128)
    #expect(Connections.reserve(of: 20_000) == 1_024)
    let connections = Connections(limits: ServerLimits())
    connections.fit(800)
    #expect(connections.limit == 800)
    connections.fit(100_000)
    #expect(connections.limit == 20_000)
    connections.fit(-5)
    #expect(connections.limit == 1)
  }

  /// A burst of connections fills the places of those that are being closed, before the event loops have closed them.
  @Test func connections_whileOthersAreBeingClosed_waitForRoom() throws {
    let connections = Connections(limits: ServerLimits())
    connections.fit(100)
    // An embedded channel does not leave when a socket without a hello is told to.
    let silent = (0..<100).map { _ in EmbeddedChannel() }
    for channel in silent {
      guard case .allowed(let id) = connections.enter(channel, from: nil) else {
        Issue.record("there is no room")
        return
      }
      connections.move(id, to: .waiting)
    }
    for _ in 0..<Connections.slack {
      guard case .allowed = connections.enter(EmbeddedChannel(), from: nil) else {
        Issue.record("there is no room")
        return
      }
    }
    let newcomer = EmbeddedChannel()
    guard case .later = connections.enter(newcomer, from: nil) else {
      Issue.record("the newcomer does not wait")
      return
    }
    guard case .later = connections.enter(newcomer, from: nil, hasWaited: true) else {
      Issue.record("the newcomer does not wait any more")
      return
    }
    try silent[0].close().wait()
    silent[0].embeddedEventLoop.run()
    guard case .allowed = connections.enter(newcomer, from: nil, hasWaited: true) else {
      Issue.record("the newcomer is not let in")
      return
    }
    // No more wait than there are descriptors for.
    let waiting = (0...Connections.slack).map { _ in
      connections.enter(EmbeddedChannel(), from: nil)
    }
    guard case .refused(isAnswered: false)? = waiting.last else {
      Issue.record("too many wait")
      return
    }
  }
}
