import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOHTTPTypesHTTP1
import NIOWebSocket

/// Sets up HTTP/1 connections. The first request can upgrade a connection to the socket of a page;
/// everything else goes to Hummingbird.
struct PageChannel: HTTPChannelHandler {
  /// The use of a connection.
  enum Outcome: Sendable {
    case http(NIOAsyncChannel<HTTPRequestPart, HTTPResponsePart>)
    case socket
    /// There is no room for the connection.
    case refused
  }

  struct Value: ServerChildChannelValue {
    var channel: any Channel
    var outcome: EventLoopFuture<Outcome>
  }

  let pages: Pages
  /// The hosts that a socket may use; nil where the application checks them.
  var hosts: AllowedHosts?
  let responder: HTTPChannelHandler.Responder

  func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    // The address of a proxy is shared by many clients.
    let isDirect = !pages.configuration.trustsProxy
    let address = isDirect ? ClientAddress(channel.remoteAddress) : nil
    return enter(channel, from: address, logger, attempt: 0)
  }

  /// Lets a connection in, or refuses it. Many connections at once fill the places of those that are being closed before the
  /// event loops have closed them, so it tries for a second.
  private func enter(
    _ channel: any Channel,
    from address: ClientAddress?,
    _ logger: Logger,
    attempt: Int
  ) -> EventLoopFuture<Value> {
    switch pages.connections.enter(channel, from: address, hasWaited: attempt > 0) {
    case .allowed(let id): return setup(channel, id, logger)
    case .later where attempt < 50:
      return channel.eventLoop.scheduleTask(in: .milliseconds(20)) {}.futureResult.flatMap {
        enter(channel, from: address, logger, attempt: attempt + 1)
      }
    case .later: return refuse(channel, isAnswered: true)
    case .refused(let isAnswered): return refuse(channel, isAnswered: isAnswered)
    }
  }

  private func refuse(_ channel: any Channel, isAnswered: Bool) -> EventLoopFuture<Value> {
    pages.refusals.note("No room for a connection", reason: "too many are open")
    if isAnswered {
      channel.closeFuture.whenComplete { _ in pages.connections.leaveRefused() }
    }
    return channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.addHandler(RefusalHandler(isAnswered: isAnswered))
      return Value(channel: channel, outcome: channel.eventLoop.makeSucceededFuture(.refused))
    }
  }

  private func setup(
    _ channel: any Channel,
    _ id: Int,
    _ logger: Logger
  ) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      // A connection keeps its read buffer until it is closed, and a page's socket stays open for
      // long. So the buffer begins small, and grows when much data comes at once.
      let buffers = AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 512, maximum: 65_536)
      try channel.syncOptions?.setOption(.recvAllocator, value: buffers)
      var limits = NIOHTTPDecoderLimitConfiguration()
      limits.maxHeaderFieldSize = 16 * 1024
      limits.maxHeaderListSize = 32 * 1024
      var pipeline = NIOUpgradableHTTPServerPipelineConfiguration(
        upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(
          upgraders: [upgrader(id)],
          notUpgradingCompletionHandler: { becomeHTTP($0, id, logger) }
        )
      )
      // NIOAsyncChannel takes one request at a time, the HTTP types are validated already, and
      // FirstRequestHandler answers errors.
      pipeline.enablePipelining = false
      pipeline.enableErrorHandling = false
      pipeline.enableResponseHeaderValidation = false
      pipeline.decoderConfiguration = limits
      let operations = channel.pipeline.syncOperations
      let outcome = try operations.configureUpgradableHTTPServerPipeline(configuration: pipeline)
      // HostHandler comes before all handlers that read requests. An upgrade to a socket removes
      // it.
      let upgrade = try operations.handler(type: NIOTypedHTTPServerUpgradeHandler<Outcome>.self)
      try operations.addHandler(HostHandler(), position: .before(upgrade))
      try operations.addHandler(FirstRequestHandler())
      return Value(channel: channel, outcome: outcome)
    }
  }

  func handle(value: Value, logger: Logger) async {
    await withTaskCancellationHandler {
      switch try? await value.outcome.get() {
      case .http(let channel): await handleHTTP(asyncChannel: channel, logger: logger)
      // `wait()` returns at once in all but one of these tasks, which waits for all sockets.
      case .socket: await pages.sockets.wait()
      case .refused: break
      case nil: try? await value.channel.close()
      }
    } onCancel: {
      value.channel.close(promise: nil)
    }
  }

  private func upgrader(_ id: Int) -> NIOTypedWebSocketServerUpgrader<Outcome> {
    NIOTypedWebSocketServerUpgrader(
      maxFrameSize: pages.configuration.limits.frameBytes,
      enableAutomaticErrorHandling: false,
      shouldUpgrade: { channel, head in
        let path = PageRoute.split(head.uri).path
        let isSocket =
          head.method == .GET && !pages.isDraining
          && PageRoute(path, basePath: pages.configuration.basePath) == .socket
        return channel.eventLoop.makeSucceededFuture(isSocket ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture {
          try endFirstRequest(channel)
          let operations = channel.pipeline.syncOperations
          let hosts = try operations.handler(type: HostHandler.self)
          operations.removeHandler(hosts, promise: nil)
          try becomeSocket(channel, id, head)
          return .socket
        }
      }
    )
  }

  private func becomeSocket(_ channel: any Channel, _ id: Int, _ head: HTTPRequestHead) throws {
    let request = try HTTPRequest(head, secure: false, splitCookie: false)
    let facts = pages.facts(of: request)
    var refusal: PageError?
    if !facts.isSameOrigin { refusal = .wrongOrigin }
    if facts.visitor == nil { refusal = refusal ?? .wrongSecret }
    if hosts?.allow(request, configuration: pages.configuration) == false { refusal = .wrongHost }
    if refusal == nil, !pages.name(id, request.headerFields) { refusal = .tooManySockets }
    if refusal == nil, !pages.connections.move(id, to: .waiting) { refusal = .tooManySockets }
    pages.sockets.add(channel)
    let operations = channel.pipeline.syncOperations
    let socket = SocketHandler(
      pages: pages,
      visitor: facts.visitor ?? "",
      id: id,
      refusal: refusal
    )
    let decoder = try operations.handler(type: ByteToMessageHandler<WebSocketFrameDecoder>.self)
    let limit = pages.configuration.limits.helloBytes
    let gate = HelloGate(limit: limit, socket: socket)
    try operations.addHandler(gate, position: .before(decoder))
    try operations.addHandler(socket)
    if let refusal {
      pages.refusals.note("Socket refused", reason: refusal.reason)
    } else {
      pages.ticker.add(channel)
    }
  }

  private func becomeHTTP(
    _ channel: any Channel,
    _ id: Int,
    _ logger: Logger
  ) -> EventLoopFuture<Outcome> {
    channel.eventLoop.makeCompletedFuture {
      try endFirstRequest(channel)
      let operations = channel.pipeline.syncOperations
      try operations.addHandler(HTTP1ToHTTPServerCodec(secure: false))
      try operations.addHandler(ProxiedRequestHandler())
      try operations.addHandler(RequestStageHandler(pages, id: id))
      try operations.addHandler(
        HTTPConnectionStateHandler(idleTimeout: .seconds(75), logger: logger)
      )
      return .http(
        try NIOAsyncChannel(
          wrappingChannelSynchronously: channel,
          configuration: .init(isOutboundHalfClosureEnabled: true)
        )
      )
    }
  }

  private func endFirstRequest(_ channel: any Channel) throws {
    let operations = channel.pipeline.syncOperations
    operations.removeHandler(
      try operations.handler(type: FirstRequestHandler.self),
      promise: nil
    )
  }
}
