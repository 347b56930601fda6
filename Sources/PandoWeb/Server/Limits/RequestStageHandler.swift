import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Reports the stage of an HTTP connection to ``Connections``, and behind a proxy its address. A
/// connection that waits for a request may be closed when there is no room.
final class RequestStageHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPRequestPart
  typealias InboundOut = HTTPRequestPart
  typealias OutboundIn = HTTPResponsePart
  typealias OutboundOut = HTTPResponsePart

  private let pages: Pages
  private let id: Int
  private var isRefused = false

  init(_ pages: Pages, id: Int) {
    self.pages = pages
    self.id = id
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isRefused else { return }
    if case .head(let head) = unwrapInboundIn(data) {
      guard pages.name(id, head.headerFields) else { return refuse(context) }
      pages.connections.move(id, to: .asking)
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { pages.connections.move(id, to: .idle) }
    context.write(data, promise: promise)
  }

  private func refuse(_ context: ChannelHandlerContext) {
    isRefused = true
    let fields: HTTPFields = [.connection: "close", .retryAfter: "5", .contentLength: "0"]
    let head = HTTPResponse(status: .serviceUnavailable, headerFields: fields)
    let channel = context.channel
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      channel.close(promise: nil)
    }
  }
}

extension Pages {
  /// Sets the address of a connection from the headers of a trusted proxy; false if the address has
  /// too many connections.
  func name(_ id: Int, _ fields: HTTPFields) -> Bool {
    guard configuration.trustsProxy,
      let address = ClientAddress(forwardedIn: fields, proxyCount: configuration.proxyCount),
      !connections.name(id, address)
    else { return true }
    refusals.note("No room for a connection", reason: "too many of one address")
    return false
  }
}
