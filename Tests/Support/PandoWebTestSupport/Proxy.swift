import NIOCore
import NIOPosix
import PandoDependencies

/// A proxy between clients and a server, which delays their data and cuts sockets in the middle of it.
final class Proxy: Sendable {
  /// The sender of data.
  enum Side: Sendable { case client, server }

  /// The point at which a socket is cut: after a number of bytes of one side, including those of
  /// the upgrade.
  struct Cut: Sendable {
    var side: Side
    var bytes: Int
  }

  let port: Int
  private let listener: any Channel

  /// The number of sockets that were cut.
  var cuts: Int { shared.cuts.withLock { $0 } }
  private let shared: Shared

  fileprivate final class Shared: Sendable {
    let delay: TimeAmount
    let cuts = Locked(0)
    let plan: Locked<@Sendable () -> Cut?>

    init(delay: TimeAmount, plan: @escaping @Sendable () -> Cut?) {
      self.delay = delay
      self.plan = Locked(plan)
    }
  }

  private init(listener: any Channel, shared: Shared) {
    self.listener = listener
    self.shared = shared
    port = listener.localAddress?.port ?? 0
  }

  /// Runs the proxy while a test uses it.
  ///
  /// - Parameters:
  ///   - target: The port of the server.
  ///   - delay: The time for which the bytes of each side are on their way.
  ///   - plan: Returns for each socket where it is cut; nil does not cut it.
  static func use<Result>(
    to target: Int,
    delay: TimeAmount = .zero,
    plan: @escaping @Sendable () -> Cut? = { nil },
    isolation: isolated (any Actor)? = #isolation,
    _ body: (Proxy) async throws -> Result
  ) async throws -> Result {
    let shared = Shared(delay: delay, plan: plan)
    let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 256)
      .childChannelOption(.autoRead, value: false)
      .childChannelInitializer { client in
        ClientBootstrap(group: client.eventLoop).channelOption(.autoRead, value: false)
          .connect(host: "127.0.0.1", port: target)
          .flatMapThrowing { server in
            let link = Link(shared)
            try client.pipeline.syncOperations.addHandler(Half(server, link, .client))
            try server.pipeline.syncOperations.addHandler(Half(client, link, .server))
            return server
          }
          .flatMapThrowing { server in
            for channel in [server, client] {
              try channel.syncOptions?.setOption(.autoRead, value: true)
            }
          }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    let proxy = Proxy(listener: listener, shared: shared)
    do {
      let result = try await body(proxy)
      try? await listener.close()
      return result
    } catch {
      try? await listener.close()
      throw error
    }
  }

  /// Stops cutting sockets.
  func rest() { shared.plan.withLock { $0 = { nil } } }

  /// A client's connection together with the connection to the server.
  private final class Link: Sendable {
    let shared: Shared
    private let cut = Locked<(isSocket: Bool, cut: Cut?)>((false, nil))

    init(_ shared: Shared) { self.shared = shared }

    /// The number of a side's bytes that still pass; nil for all.
    func pass(_ bytes: ByteBufferView, of side: Side) -> Int? {
      if side == .client, !cut.withLock({ $0.isSocket }),
        String(decoding: bytes, as: UTF8.self).contains("Upgrade: websocket")
      {
        let drawn = shared.plan.withLock { $0 }()
        cut.withLock { $0 = (true, drawn) }
      }
      return cut.withLock { state in
        guard let planned = state.cut, planned.side == side else { return nil }
        if planned.bytes > bytes.count {
          state.cut?.bytes -= bytes.count
          return nil
        }
        state.cut = nil
        shared.cuts.withLock { $0 += 1 }
        return planned.bytes
      }
    }
  }

  private final class Half: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let peer: any Channel
    private let link: Link
    private let side: Side
    private var isCut = false

    init(_ peer: any Channel, _ link: Link, _ side: Side) {
      self.peer = peer
      self.link = link
      self.side = side
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard !isCut else { return }
      let bytes = unwrapInboundIn(data)
      let (channel, peer) = (context.channel, peer)
      guard let count = link.pass(bytes.readableBytesView, of: side) else {
        return later { peer.writeAndFlush(bytes, promise: nil) }
      }
      isCut = true
      let rest = bytes.getSlice(at: bytes.readerIndex, length: count) ?? ByteBuffer()
      later {
        peer.writeAndFlush(rest).whenComplete { _ in
          peer.close(promise: nil)
          channel.close(promise: nil)
        }
      }
    }

    func channelInactive(context: ChannelHandlerContext) {
      let peer = peer
      later { peer.close(promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }

    private func later(_ action: @escaping @Sendable () -> Void) {
      let delay = link.shared.delay
      if delay == .zero { action() } else { peer.eventLoop.scheduleTask(in: delay, action) }
    }
  }
}
