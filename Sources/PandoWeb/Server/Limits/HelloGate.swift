import NIOCore

/// Passes no more than a few bytes from a socket until it has sent its hello, so that the server
/// buffers nothing for a client that never sends one.
///
/// It stands before the frame decoder. Bytes after a hello in the same buffer are passed on.
final class HelloGate: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  private var left: Int
  private let socket: SocketHandler

  /// - Parameter limit: The number of bytes to pass before the hello.
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
