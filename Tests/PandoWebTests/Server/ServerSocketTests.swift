import NIOCore
import NIOPosix
import PandoTestSupport
import PandoTesting
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

@MainActor
@Suite("Server: sockets", .timeLimit(.minutes(15)))
struct ServerSocketTests {
  @Test func socket_whenItSaysHello_carriesFramesBothWays() async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      let wire = try await server.connect(session)
      for index in 0..<100 { try await wire.send(text: "echo \(index) 🌳") }
      for index in 0..<100 {
        #expect(try await wire.frame().text == Batch(saying: "echo \(index) 🌳").text)
        #expect(await session.next() == .received("echo \(index) 🌳"))
      }
      #expect(server.pages.table.counts == .init(sessions: 1, connected: 1))
      await wire.close()
      #expect(await session.next() == .disconnected)
      #expect(server.pages.table.counts == .init(sessions: 1, connected: 0))
    }
  }

  @Test(arguments: [
    "http://evil.example", "https://127.0.0.1", "http://127.0.0.1", "null", "http://127.0.0.1:1",
  ])
  func origin_whenNotTheServers_isRefused(origin: String) async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      let wire = try await server.socket(visitor: session.request.visitor, origin: origin)
      #expect(try await wire.closing() == 1008)
      await wire.ending()
      #expect(server.pages.table.counts.connected == 0)
    }
  }

  @Test func origin_whenMissing_isRefused() async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      let wire = try await server.socket(
        visitor: session.request.visitor,
        origin: .some(.none)
      )
      #expect(try await wire.closing() == 1008)
    }
  }

  @Test func session_whenStolen_isRefused() async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      let other = try await server.open()
      for visitor in [other.request.visitor, VisitorKeys.makeID()] {
        let wire = try await server.socket(visitor: visitor)
        try await wire.send(text: session.hello)
        #expect(try await wire.closing() == 1008)
      }
      let bare = try await server.socket(visitor: nil)
      #expect(try await bare.closing() == 1008)
      #expect(server.pages.table.counts.connected == 0)
    }
  }

  @Test func token_whenWrong_isRefused_andTheSessionStays() async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      let wire = try await server.socket(visitor: session.request.visitor)
      try await wire.send(text: session.hello(token: Secret.make()))
      #expect(try await wire.closing() == 1008)
      _ = try await server.connect(session)
    }
  }

  @Test func session_whenUnknown_isGone() async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      let wire = try await server.socket(visitor: session.request.visitor)
      let hello = #"["hello", 1, "\#(Secret.make())", "\#(session.token)", 0]"#
      try await wire.send(text: hello)
      #expect(try await wire.closing() == 4001)
    }
  }

  @Test(arguments: [
    "", "[]", "[1,2,\"tap\"]", "{}", #"["hello", 2, "a", "b", 0]"#,
    #"["hello", 1, "'; drop", "b", 0]"#,
  ])
  func firstFrame_whenNoHello_closesTheSocket(frame: String) async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      let wire = try await server.socket(visitor: session.request.visitor)
      try await wire.send(text: frame)
      #expect(try await wire.closing() == 1002)
    }
  }

  @Test func hello_whenItDoesNotComeInTime_closesTheSocket() async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      let silent = try await server.socket(visitor: session.request.visitor)
      let other = try await server.open()
      let greeted = try await server.connect(other)
      await server.pass(9)
      try await silent.send(opcode: 9, [1])
      #expect(try await silent.frame() == .init(opcode: 10, bytes: [1]))
      await server.pass(1)
      #expect(try await silent.closing() == 1013)
      try await greeted.send(text: "echo")
      #expect(try await greeted.frame().text == Batch(saying: "echo").text)
    }
  }

  @Test func socket_whenAnotherComes_isClosed() async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      let old = try await server.connect(session)
      let new = try await server.socket(visitor: session.request.visitor)
      try await new.send(text: session.hello)
      #expect(try await old.closing() == 4002)
      #expect(await session.next() == .disconnected)
      #expect(await session.next() == .opened)
      #expect(await session.next() == .connected(0))
      try await new.send(text: "echo")
      #expect(try await new.frame().text == Batch(saying: "echo").text)
      #expect(server.pages.table.counts == .init(sessions: 1, connected: 1))
    }
  }

  @Test func socket_thatIsClosedBeforeItsHelloIsHandled_takesNoSessionFromAnother() async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      let lost = try await server.socket(visitor: session.request.visitor)
      let live = try await server.connect(session)
      // The main actor is busy until the event loop has got the hello and the end.
      lost.sendAndClose(text: session.hello)
      #expect(blockUntil { hasConnections(server, 1) })
      try await live.send(text: "echo")
      #expect(try await live.frame().text == Batch(saying: "echo").text)
      #expect(server.pages.table.counts == .init(sessions: 1, connected: 1))
    }
  }

  @Test func page_thatIsClosedAtOnce_isHeard() async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      let wire = try await server.socket(visitor: session.request.visitor)
      wire.sendAndClose(text: session.hello)
      #expect(blockUntil { hasConnections(server, 0) })
      #expect(await session.next() == .opened)
      #expect(await session.next() == .connected(0))
      #expect(await session.next() == .disconnected)
    }
  }

  /// Whether a server has a number of connections, and its event loops have done what follows from it.
  private func hasConnections(_ server: TestServer, _ count: Int) -> Bool {
    server.pages.connections.count == count
      && MultiThreadedEventLoopGroup.singleton.makeIterator().allSatisfy {
        (try? $0.submit {}.wait()) != nil
      }
  }

  @Test func session_whenItThrows_closesTheSocketWithItsCode() async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      let wire = try await server.connect(session)
      try await wire.send(text: "nonsense")
      #expect(try await wire.closing() == 1002)
      #expect(await session.next() == .received("nonsense"))
      #expect(await session.next() == .disconnected)
    }
  }

  @Test func silence_whenTooLong_closesTheSocket() async throws {
    try await TestServer.run { server in
      let session = try await server.open()
      let wire = try await server.connect(session)
      await server.pass(20)
      #expect(try await wire.frame().text == "[0,60000]")
      #expect(try await wire.frame() == .init(opcode: 9, bytes: []))
      try await wire.send(opcode: 10, [])
      try await wire.send(text: "echo")
      #expect(try await wire.frame().text == Batch(saying: "echo").text)
      for _ in 0..<3 {
        await server.pass(20)
        #expect(try await wire.frame().text == "[0,60000]")
        #expect(try await wire.frame().opcode == 9)
      }
      await server.pass(20)
      #expect(try await wire.closing() == 1001)
    }
  }
}
