public import Hummingbird
public import HummingbirdCore

extension RouterMethods {
  /// Adds the pages of an application: every path below the base path that no other route takes.
  ///
  /// Middleware that was added before runs for documents as for other routes. `Application(router:pages:)`
  /// makes an application of the router. An application with another initializer needs the server
  /// `HTTPServerBuilder.pando(_:)`, so that pages become live, and the pages as one of its services.
  ///
  /// - Parameters:
  ///   - pages: The pages to serve. The router, or the group, has to begin where the base path of
  ///     their configuration ends.
  ///   - identity: Identifies the user of a request, for example from what an authenticating
  ///     middleware left in the context. Runs on any thread. An error of it becomes the response.
  /// - Returns: The router.
  @discardableResult
  public func mountPando(
    _ pages: Pages,
    identity: @escaping @Sendable (Request, Context) async throws -> String? = { _, _ in nil }
  ) -> Self {
    for path in ["", "**"] as [RouterPath] {
      for method in [.get, .head, .post] as [HTTPRequest.Method] {
        on(path, method: method) { request, context in
          await pages.respond(
            to: request,
            logger: context.logger,
            identity: try await identity(request, context)
          )
        }
      }
    }
    return self
  }
}

extension HTTPServerBuilder {
  /// An HTTP/1 server whose connections can be upgraded to the sockets of pages.
  ///
  /// - Parameter pages: The pages that the router has mounted.
  public static func pando(_ pages: Pages) -> HTTPServerBuilder {
    HTTPServerBuilder { responder in PageChannel(pages: pages, responder: responder) }
  }
}
