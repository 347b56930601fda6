import Hummingbird
import Logging
import NIOCore

extension Pages {
  /// The address at which a server of the pages listens.
  var applicationConfiguration: ApplicationConfiguration {
    ApplicationConfiguration(
      address: .hostname(configuration.host, port: configuration.port),
      // A client whose connection does not fit in the backlog tries again after a second.
      backlog: 4096
    )
  }

  /// Logs where a server listens.
  ///
  /// - Returns: Its port.
  func noteServing(at address: SocketAddress?) -> Int {
    let port = address?.port ?? configuration.port
    let name = configuration.host.contains(":") ? "[\(configuration.host)]" : configuration.host
    logger.notice("Serving http://\(name):\(port)\(configuration.basePath)/")
    return port
  }

  /// The response to a request for a host that is not allowed; nil if it is allowed.
  func refusal(of request: Request, hosts: AllowedHosts) -> Response? {
    // A health probe may use any host name: its response contains only the health.
    if request.head.path == "/healthz" || hosts.allow(request.head, configuration: configuration) {
      return nil
    }
    refusals.note("Request refused", reason: "a host not allowed; see --allow-host")
    return NoticePage(request).misdirected
  }
}
