import NIOCore

/// Tells a connection that there is no room for it, at once, and ends it.
final class RefusalHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// Whether there is time for words.
  private let isTold: Bool
  private var isWritten = false
  private var end: Scheduled<Void>?

  init(isTold: Bool) {
    self.isTold = isTold
  }

  /// An answer without a request, which RFC 9110 allows a server that closes.
  private static let answer: String = {
    let words = "There is no room for another connection. Please try again in a moment.\n"
    return """
      HTTP/1.1 503 Service Unavailable\r
      Connection: close\r
      Retry-After: 5\r
      Cache-Control: no-store\r
      Content-Type: text/plain; charset=utf-8\r
      Content-Length: \(words.utf8.count)\r
      \r
      \(words)
      """
  }()

  func channelActive(context: ChannelHandlerContext) {
    guard isTold else { return context.close(promise: nil) }
    let channel = context.channel
    // Open until the request has come, or a second has passed: who sends into a closed connection is
    // told of that and not of the answer.
    end = channel.eventLoop.scheduleTask(in: .seconds(1)) { channel.close(promise: nil) }
    isWritten = true
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: Self.answer)), promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // What was not read when a connection is closed would take the answer with it.
    if isWritten { context.close(promise: nil) }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .some(.inputClosed) = event as? ChannelEvent { context.close(promise: nil) }
  }

  func channelInactive(context: ChannelHandlerContext) { end?.cancel() }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
