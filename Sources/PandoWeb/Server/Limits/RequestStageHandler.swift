import HTTPTypes
import NIOCore
import NIOHTTPTypes

/// Tells the ``Connections`` what one of HTTP does: whether it is being answered, or waits for a
/// request and may go when there is no room; and, behind a proxy, whose it is.
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
  /// Notes whose connection it is where a proxy says so; false if that address has too many.
  func name(_ id: Int, _ fields: HTTPFields) -> Bool {
    guard configuration.trustsProxy,
      let address = ClientAddress(forwardedIn: fields, proxyCount: configuration.proxyCount),
      !connections.name(id, address)
    else { return true }
    refusals.note("No room for a connection", reason: "too many of one address")
    return false
  }
}
