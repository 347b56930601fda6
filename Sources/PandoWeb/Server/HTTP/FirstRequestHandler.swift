import NIOCore
import NIOExtras
import NIOHTTP1

/// Guards a connection until its first request shows its purpose. A connection without a request is
/// closed after a while, and does not hold up a shutdown.
final class FirstRequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  /// How long a connection may take to send its first request.
  private static let patience: TimeAmount = .seconds(30)
  private var timeout: Scheduled<Void>?

  func handlerAdded(context: ChannelHandlerContext) {
    let channel = context.channel
    timeout = channel.eventLoop.scheduleTask(in: Self.patience) { channel.close(promise: nil) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    timeout?.cancel()
    timeout = nil
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event is ChannelShouldQuiesceEvent { context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    // Other errors mean that the upgrade failed, which the response reports.
    guard error is HTTPParserError else { return }
    let head = HTTPResponseHead(
      version: .http1_1,
      status: .badRequest,
      headers: ["Connection": "close", "Content-Length": "0"]
    )
    let channel = context.channel
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { _ in
      channel.close(promise: nil)
    }
  }
}
