import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Ends a connection after the answer to a request that came through a proxy.
///
/// Only the first request of a connection can make it the socket of a page. A browser opens one for
/// each socket; a proxy that keeps its connections asks on whichever is free, and what it asks
/// there after anything else would be refused.
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
    // What Hummingbird looks for to end the connection after its answer.
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
  /// Whether a proxy says that it was there. Whoever says so without being one gets a connection less.
  fileprivate var cameThroughProxy: Bool {
    let names: [HTTPField.Name] = [
      .forwardedProtocol, .forwardedHost, .forwardedFor, .forwarded, .via,
    ]
    return names.contains { headerFields.contains($0) }
  }
}
