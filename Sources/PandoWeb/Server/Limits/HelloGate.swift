import NIOCore

/// Lets no more than a little of what a socket sends through until it has said hello, so that who
/// never says it has nothing put together for him.
///
/// It stands before the decoder of frames. What follows a hello in the same piece goes through.
final class HelloGate: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private var left: Int
  private let socket: SocketHandler

  /// - Parameter limit: How many bytes it lets through.
  init(limit: Int, socket: SocketHandler) {
    left = limit
    self.socket = socket
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    var bytes = unwrapInboundIn(data)
    if !socket.hasHello, let piece = bytes.readSlice(length: min(left, bytes.readableBytes)) {
      left -= piece.readableBytes
      context.fireChannelRead(wrapInboundOut(piece))
    }
    if socket.hasHello {
      if bytes.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(bytes)) }
      context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
    } else if bytes.readableBytes > 0 {
      socket.refuse(.tooLarge)
    }
  }
}
