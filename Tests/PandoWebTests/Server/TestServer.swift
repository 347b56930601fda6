import Logging
import PandoDependencies
import PandoTesting
import ServiceLifecycle
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// A server on a free port, with sessions that record their calls.
@MainActor
final class TestServer {
  let clock: TestClock<Duration>
  let pages: Pages
  private(set) var port = 0
  private(set) var sessions: [StubSession] = []
  private var group: ServiceGroup?
  private var running: Task<Void, any Error>?

  /// Serves while `body` runs.
  static func run(
    _ configure: (inout ServerConfiguration) throws -> Void = { _ in },
    body: @MainActor (TestServer) async throws -> Void
  ) async throws {
    var configuration = ServerConfiguration()
    configuration.port = 0
    try configure(&configuration)
    let server = TestServer(configuration)
    try await server.start()
    do {
      try await body(server)
    } catch {
      try? await server.stop()
      throw error
    }
    try await server.stop()
  }

  private init(_ configuration: ServerConfiguration) {
    let clock = TestClock()
    let made = Made()
    self.clock = clock
    pages = withDependencies {
      $0.continuousClock = clock
    } operation: {
      Pages(configuration: configuration, logger: Self.silent) { request in { made.make(request) } }
    }
    made.server = self
  }

  nonisolated static var silent: Logger { Logger(label: "test") { _ in SwiftLogNoOpLogHandler() } }

  @MainActor
  private final class Made {
    weak var server: TestServer?

    func make(_ request: PageRequest) -> StubSession {
      let session = StubSession(request)
      server?.sessions.append(session)
      return session
    }
  }

  private func start() async throws {
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    let server = PageServer(pages: pages) { continuation.yield($0) }
    let group = ServiceGroup(services: [server], logger: Self.silent)
    self.group = group
    running = Task {
      defer { continuation.finish() }
      try await group.run()
    }
    for await port in ports {
      self.port = port
      break
    }
    try #require(port > 0)
    await clock.waitForSleepers()
  }

  /// Lets time pass, one second after the other.
  ///
  /// On a busy machine, a clock that is advanced at once would move on before the ticker has gone
  /// back to sleep.
  func pass(_ seconds: Int) async {
    for _ in 0..<seconds {
      await clock.waitForSleepers()
      await clock.advance(by: .seconds(1))
    }
    await clock.waitForSleepers()
  }

  /// Releases the test's references to the sessions.
  func forgetSessions() { sessions = [] }

  /// Tells the server to stop, as a signal does.
  func beginStopping() async { await group?.triggerGracefulShutdown() }

  /// Waits until it has stopped.
  func waitForEnd() async throws { try await running?.value }

  private func stop() async throws {
    await beginStopping()
    await clock.advance(by: pages.configuration.drainTime)
    try await waitForEnd()
  }

  // MARK: Requests

  func wire() async throws -> Wire { try await Wire(port: port) }

  var origin: String { "http://127.0.0.1:\(port)" }

  /// Sends a request on a connection of its own.
  func get(
    _ path: String,
    method: String = "GET",
    _ headers: [(String, String)] = []
  ) async throws -> Wire.Answer {
    let wire = try await wire()
    let answer = try await wire.ask(path, method: method, headers)
    await wire.close()
    return answer
  }

  /// Gets a document, and returns its session.
  func open(_ path: String = "/") async throws -> StubSession {
    let answer = try await get(path)
    try #require(answer.status == 200)
    return try #require(sessions.last)
  }

  /// The cookie of a visitor as a browser sends it; a value that is not a visitor's id is sent unchanged.
  func cookie(_ visitor: String, at origin: Origin? = nil) -> String {
    VisitorKeys.isID(visitor)
      ? pages.visitors.cookie(of: visitor, at: origin) : "pando=\(visitor)"
  }

  /// Opens a socket without saying hello.
  ///
  /// - Parameters:
  ///   - visitor: The visitor whose cookie is sent, or the value of a cookie; nil sends none.
  ///   - origin: The origin; nil is that of the server.
  func socket(
    visitor: String?,
    origin: String?? = nil,
    path: String = "/pando/socket",
    _ more: [(String, String)] = []
  ) async throws -> Wire {
    let wire = try await wire()
    var headers = [
      ("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Version", "13"),
      ("Sec-WebSocket-Key", "AAAAAAAAAAAAAAAAAAAAAA=="),
    ]
    if let visitor {
      let asked = (origin ?? self.origin).flatMap { Origin($0) }
      headers.append(("Cookie", "theme=dark; \(cookie(visitor, at: asked))"))
    }
    if let origin = origin ?? self.origin { headers.append(("Origin", origin)) }
    let answer = try await wire.ask(path, headers + more)
    try #require(answer.status == 101)
    return wire
  }

  /// Opens a socket for a session, and waits until the session is connected.
  func connect(_ session: StubSession) async throws -> Wire {
    let wire = try await socket(visitor: session.request.visitor)
    try await wire.send(text: session.hello)
    #expect(await session.next() == .opened)
    #expect(await session.next() == .connected(0))
    return wire
  }
}
