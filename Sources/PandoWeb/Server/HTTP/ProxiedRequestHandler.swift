import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Closes a connection after the response to a request that came through a proxy.
///
/// Only the first request of a connection can upgrade it to a socket. A browser opens a connection
/// for each socket, but a proxy reuses any free connection, and an upgrade on a used one would be
/// refused.
final class ProxiedRequestHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private var isProxied = false

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .head(var head) = unwrapInboundIn(data), head.cameThroughProxy else {
      return context.fireChannelRead(data)
    }
    isProxied = true
    // Hummingbird closes the connection after its response if it sees this header.
    head.headerFields[.connection] = "close"
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard isProxied, case .head(var head) = unwrapOutboundIn(data) else {
      return context.write(data, promise: promise)
    }
    head.headerFields[.connection] = "close"
    context.write(wrapOutboundOut(.head(head)), promise: promise)
  }
}

extension HTTPRequest {
  /// Whether the request has headers that proxies add. A client that sets them itself only loses
  /// its connection.
  fileprivate var cameThroughProxy: Bool {
    let names: [HTTPField.Name] = [
      .forwardedProtocol, .forwardedHost, .forwardedFor, .forwarded, .via,
    ]
    return names.contains { headerFields.contains($0) }
  }
}
