import HTTPTypes
import Hummingbird
import Logging
import NIOHTTP1
import PandoDependencies
import PandoTesting
import ServiceLifecycle
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

@MainActor
@Suite("Server: the host of a request", .timeLimit(.minutes(15)))
struct HostTests {
  @Test(
    arguments: [
      ("example.org", true), ("example.org:80", true), ("example.org:", true), ("localhost", true),
      ("127.0.0.1:8080", true), ("[::1]:8080", true), ("[::1]", true), ("a_b.example.", true),
      ("", false), (":80", false), ("a b", false), ("a/b", false), ("user@a", false),
      ("a:b", false),
      ("a:80:80", false), ("a:99999", false), ("http://a", false), ("[::1", false), ("::1", false),
      ("[a.b]", false), ("a,b", false), ("a\u{0}", false), ("bücher.example", false),
      ("a#b", false),
      ("a?b", false), ("[::1]x", false), ("*", false), (String(repeating: "a", count: 256), false),
    ]
  )
  func host_isANameOrAnAddress(text: String, isHost: Bool) {
    #expect(HostHandler.isHost(text) == isHost)
  }

  /// The statuses of a connection's responses to requests.
  private func answers(_ port: Int, _ requests: [[String]]) async throws -> [Int] {
    let wire = try await Wire(port: port)
    let text = requests.map { ($0 + ["", ""]).joined(separator: "\r\n") }.joined()
    try await wire.send(Array(text.utf8))
    var bytes = await wire.rest()
    await wire.close()
    var statuses: [Int] = []
    while let range = bytes.firstRange(of: Array("HTTP/1.1 ".utf8)) {
      bytes = Array(bytes[range.upperBound...])
      statuses.append(Int(String(decoding: bytes.prefix(3), as: UTF8.self)) ?? 0)
    }
    return statuses
  }

  private static let upgrade = [
    "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
  ]

  @Test(
    arguments: [
      ["Host: 127.0.0.1", "Host: evil.example"], ["Host: 127.0.0.1", "Host: 127.0.0.1"],
      ["Host: evil.example", "host: 127.0.0.1"], [], ["Host:"], ["Host: a b"], ["Host: a/b"],
      ["Host: user@127.0.0.1"], ["Host: 127.0.0.1, evil.example"],
    ]
  )
  func request_thatDoesNotSayItsHost_isRefused(hosts: [String]) async throws {
    try await TestServer.run { (server) async throws in
      let (port, ok) = (server.port, ["GET / HTTP/1.1", "Host: 127.0.0.1"])
      let bad = ["GET / HTTP/1.1"] + hosts
      #expect(try await answers(port, [bad]) == [400])
      #expect(try await answers(port, [["GET /healthz HTTP/1.1"] + hosts]) == [400])
      #expect(try await answers(port, [["POST /pando/upload HTTP/1.1"] + hosts]) == [400])
      // The same is true of the socket of a page, and of a later request on the same connection.
      let socket = ["GET /pando/socket HTTP/1.1"] + hosts + Self.upgrade
      #expect(try await answers(port, [socket]) == [400])
      #expect(try await answers(port, [ok, bad]) == [200, 400])
      #expect(try await answers(port, [ok, bad, ok]) == [200, 400])
      #expect(server.sessions.count == 2)
    }
  }

  @Test func request_ofHTTP1_0_needsNoHost() async throws {
    try await TestServer.run { (server) async throws in
      let two = ["GET /healthz HTTP/1.0", "Host: a", "Host: b"]
      #expect(try await answers(server.port, [["GET /healthz HTTP/1.0"], two]) == [200, 400])
    }
  }

  @Test func request_whereAnotherApplicationHasPagesMounted_isRefusedToo() async throws {
    let pages = withDependencies {
      $0.continuousClock = TestClock()
    } operation: {
      Pages(configuration: ServerConfiguration(), logger: TestServer.silent) { request in
        { StubSession(request) }
      }
    }
    let router = Router()
    router.get("orders") { _, _ in "orders" }
    router.mountPando(pages)
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
    let two = ["Host: a", "Host: b"]
    #expect(try await answers(port, [["GET /orders HTTP/1.1"] + two]) == [400])
    #expect(try await answers(port, [["GET / HTTP/1.1"] + two]) == [400])
    #expect(
      try await answers(port, [["GET /pando/socket HTTP/1.1"] + two + Self.upgrade]) == [400]
    )
    await group.triggerGracefulShutdown()
    try await running.value
  }
}
