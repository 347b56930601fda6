import Logging
import PandoDependencies
import PandoUI
import Testing

@testable import PandoWeb

/// A server of an application on a free port.
@MainActor
struct AppServer {
  let pages: Pages
  let port: Int

  /// Serves while `body` runs.
  static func run<A: App>(
    _ app: A.Type,
    _ configure: (inout ServerConfiguration) throws -> Void = { _ in },
    body: @MainActor (AppServer) async throws -> Void
  ) async throws {
    var configuration = ServerConfiguration()
    configuration.port = 0
    try configure(&configuration)
    let pages = withDependencies {
      $0.continuousClock = ContinuousClock()
    } operation: {
      Pages(
        app: app,
        configuration: configuration,
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
      )
    }
    try await serve(pages) { try await body(AppServer(pages: pages, port: $0)) }
  }

  /// Serves pages while `body` runs, at the port of their configuration, which is passed to `body`.
  static func serve(_ pages: Pages, body: @MainActor (_ port: Int) async throws -> Void)
    async throws
  {
    let (ports, continuation) = AsyncStream<Int>.makeStream()
    let running = withDependencies {
      $0.continuousClock = ContinuousClock()
    } operation: {
      let server = PageServer(pages: pages) { continuation.yield($0) }
      return Task {
        defer { continuation.finish() }
        try await server.run()
      }
    }
    var iterator = ports.makeAsyncIterator()
    let result: Result<Void, any Error>
    do {
      try await body(try #require(await iterator.next(isolation: #isolation)))
      result = .success(())
    } catch {
      result = .failure(error)
    }
    running.cancel()
    _ = try? await running.value
    try result.get()
  }

  var address: String { "http://127.0.0.1:\(port)\(pages.configuration.basePath)/" }

  /// A requested document, and the credentials of its page.
  struct Document {
    var html: String
    /// The value of the visitor's cookie.
    var visitor: String
    /// The visitor's id in the application.
    var visitorID: String { String(visitor.prefix(16)) }
    var session: String
    var token: String

    /// The number of the element with the file field.
    var importer: Int? {
      html.firstMatch(of: /id="p(\d+)-field"/).flatMap { Int($0.1) }
    }
  }

  func open() async throws -> Document {
    let answer = try await ask("\(pages.configuration.basePath)/")
    let page = try #require(answer.page)
    return Document(
      html: answer.body,
      visitor: page.visitor,
      session: page.session,
      token: page.token
    )
  }

  func ask(
    _ path: String,
    method: String = "GET",
    _ headers: [(String, String)] = [],
    body: [UInt8] = []
  ) async throws -> Wire.Answer {
    let wire = try await Wire(port: port)
    let answer = try await wire.ask(path, method: method, headers, body: body)
    await wire.close()
    return answer
  }
}
