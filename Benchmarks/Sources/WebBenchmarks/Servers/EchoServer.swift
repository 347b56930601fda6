import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// A bare WebSocket echo: the cost of the network alone.
enum EchoServer {
  static func serve(port: Int) async throws {
    let upgrader = NIOWebSocketServerUpgrader(
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(EchoHandler())
        }
      }
    )
    let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup(numberOfThreads: 1))
      .serverChannelOption(.backlog, value: 1024)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelInitializer { channel in
        channel.pipeline.configureHTTPServerPipeline(
          withServerUpgrade: (upgraders: [upgrader], completionHandler: { _ in })
        )
      }
      .bind(host: "127.0.0.1", port: port).get()
    try await channel.closeFuture.get()
  }
}

private final class EchoHandler: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    guard frame.opcode == .text else { return }
    let answer = WebSocketFrame(fin: true, opcode: .text, data: frame.unmaskedData)
    context.writeAndFlush(wrapOutboundOut(answer), promise: nil)
  }
}
