import NIOCore

/// Answers a client at once that there is no room for its connection, and closes the connection.
final class RefusalHandler: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  /// Whether the connection gets an answer before it is closed.
  private let isAnswered: Bool
  private var isWritten = false
  private var end: Scheduled<Void>?

  init(isAnswered: Bool) {
    self.isAnswered = isAnswered
  }

  /// The answer. It does not wait for a request, which RFC 9110 allows to a server that closes.
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
    guard isAnswered else { return context.close(promise: nil) }
    let channel = context.channel
    // Stays open until the request has come, or a second has passed: a client that sends into a
    // closed connection gets an error instead of the answer.
    end = channel.eventLoop.scheduleTask(in: .seconds(1)) { channel.close(promise: nil) }
    isWritten = true
    context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: Self.answer)), promise: nil)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // Closing a connection with unread data would discard the answer.
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
