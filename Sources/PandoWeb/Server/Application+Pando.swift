public import Hummingbird
import HummingbirdCore
public import ServiceLifecycle

extension Application {
  /// Makes an application of a router on which pages are mounted.
  ///
  /// ```swift
  /// let router = Router()
  /// router.get("api/orders") { _, _ in … }
  /// router.mountPando(pages)
  /// try await Application(router: router, pages: pages).runService()
  /// ```
  ///
  /// It listens at the address of the pages' configuration. It answers requests only for the hosts
  /// that the configuration allows (``ServerConfiguration/allowedHosts``), on every route except
  /// `/healthz`. `pages` writes into the same log.
  ///
  /// For other settings of Hummingbird use its own initializers, with `HTTPServerBuilder.pando(_:)` as the
  /// server and the pages among the services.
  ///
  /// - Parameters:
  ///   - router: The routes, with `mountPando(_:identity:)` among them.
  ///   - pages: The mounted pages.
  ///   - services: What else runs as long as the server: connections to databases, for example.
  ///   - onServing: Called with the port once the server listens. Runs on any thread.
  public init<Builder: HTTPResponderBuilder>(
    router: Builder,
    pages: Pages,
    services: [any Service] = [],
    onServing: @escaping @Sendable (Int) -> Void = { _ in }
  ) where Responder == Builder.Responder {
    self.init(
      router: router,
      server: .pando(pages, hosts: AllowedHosts(pages.configuration)),
      configuration: pages.applicationConfiguration,
      services: [pages] + services,
      onServerRunning: { channel in onServing(pages.noteServing(at: channel.localAddress)) },
      logger: pages.logger
    )
  }
}

extension HTTPServerBuilder {
  /// An HTTP/1 server that answers requests for some hosts only.
  fileprivate static func pando(_ pages: Pages, hosts: AllowedHosts) -> HTTPServerBuilder {
    HTTPServerBuilder { responder in
      PageChannel(pages: pages, hosts: hosts) {
        (request, writer: consuming ResponseWriter, channel) in
        if let refusal = pages.refusal(of: request, hosts: hosts) {
          return try await writer.write(response: refusal.head, body: refusal.body)
        }
        try await responder(request, writer, channel)
      }
    }
  }
}
