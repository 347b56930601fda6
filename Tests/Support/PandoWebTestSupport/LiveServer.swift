import Logging
import PandoDependencies
import PandoUI
import Testing

@testable import PandoWeb

/// A real server with real sessions, which the test can inspect.
@MainActor
final class LiveServer {
  let pages: Pages
  private(set) var port = 0
  /// All sessions, in the order in which they were made.
  var sessions: [LiveSession] { made.sessions }
  private let made: Made

  @MainActor
  private final class Made {
    var sessions: [LiveSession] = []
  }

  /// Serves views on a free port while `body` runs; every page has its own graph.
  static func use(
    _ configure: (inout ServerConfiguration) -> Void = { _ in },
    metrics: PageMetrics = PageMetrics(),
    @ViewBuilder content: @escaping @MainActor () -> some View,
    _ body: @MainActor (LiveServer) async throws -> Void
  ) async throws {
    var configuration = ServerConfiguration()
    configuration.port = 0
    configure(&configuration)
    let made = Made()
    let pages = withDependencies {
      $0.continuousClock = ContinuousClock()
    } operation: {
      Pages(
        configuration: configuration,
        logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
        metrics: metrics
      ) { request in
        var options = HTMLOptions()
        options.fillsWindow = true
        options.styleSheetURL = request.addresses.styleSheet
        options.mediaStyleSheetURL = request.addresses.mediaStyleSheet
        options.fontURL = request.neededFont
        options.scriptURL = request.addresses.script
        options.basePath = request.addresses.basePath
        return { [options] in
          let session = LiveSession(id: Secret.make(), token: Secret.make(), options: options) {
            ViewGraph(
              unseen: content().environment(\.rowWindows, RowWindowRule()),
              renderer: $0
            )
          }
          made.sessions.append(session)
          return session
        }
      }
    }
    let server = LiveServer(pages, made)
    try await AppServer.serve(pages) { port in
      server.port = port
      try await body(server)
    }
  }

  private init(_ pages: Pages, _ made: Made) {
    self.pages = pages
    self.made = made
  }
}
