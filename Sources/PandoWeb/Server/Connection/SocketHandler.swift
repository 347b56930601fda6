import Dispatch
import NIOCore
import NIOExtras
import NIOWebSocket
import PandoDependencies

/// The event loop's side of a socket. It checks, joins and parses frames from the network, and
/// encodes and writes batches as long as the network takes them.
final class SocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = Never
  typealias OutboundOut = WebSocketFrame

  private let connection: SocketConnection
  private let limits: ServerLimits
  /// Why the socket is closed as soon as it is open; nil if it may be used.
  private let refusal: PageError?
  private var assembly: MessageAssembly
  private var rate: RateLimit
  private(set) var hasHello = false
  /// The ID of the connection in ``Connections``.
  private let id: Int
  private var context: ChannelHandlerContext?
  private var isClosing = false
  /// The number of frames that came after this side closed: from a client that ignores the close
  /// frame, or that had sent much before it.
  private var framesAfterClosing = 0
  /// Whether the inbox is full, so that reads wait.
  private var isFull = false
  private var wantsRead = false
  /// Whether batches wait because the network takes nothing at the moment.
  private var isBlocked = false
  /// The number of pings since the last frame came.
  private var silentBeats = 0

  init(_ connection: SocketConnection, id: Int, limits: ServerLimits, refusal: PageError?) {
    self.id = id
    self.connection = connection
    self.limits = limits
    self.refusal = refusal
    assembly = MessageAssembly(limit: limits.frameBytes)
    rate = RateLimit(
      rate: limits.framesPerSecond,
      burst: limits.frameBurst,
      now: DispatchTime.now().uptimeNanoseconds
    )
  }

  func handlerAdded(context: ChannelHandlerContext) {
    // Unchecked, because `handlerRemoved` clears the writer before the handler is released.
    connection.writer = { [unowned(unsafe) self] in write(context) }
    self.context = context
    if let refusal { close(refusal, context) }
  }

  // MARK: From the network

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    silentBeats = 0
    let frame = unwrapInboundIn(data)
    if isClosing {
      framesAfterClosing += 1
      let isEnough = frame.opcode == .connectionClose || framesAfterClosing > 2_000
      if isEnough { context.close(promise: nil) }
      return
    }
    guard rate.allows(at: DispatchTime.now().uptimeNanoseconds) else {
      return close(.tooMany, context)
    }
    switch assembly.add(frame) {
    case .none: break
    case .message(let text): receive(text, context)
    case .pong(let data):
      let pong = WebSocketFrame(fin: true, opcode: .pong, data: data)
      context.writeAndFlush(wrapOutboundOut(pong), promise: nil)
    case .closed: close(PageError(code: 1000, reason: ""), context)
    case .failure(let error): close(error, context)
    }
  }

  private func receive(_ text: String, _ context: ChannelHandlerContext) {
    if hasHello {
      isFull = connection.receive(PageText(text))
    } else if let hello = Hello(text) {
      hasHello = true
      connection.pages.connections.move(id, to: .live)
      connection.receive(hello)
    } else {
      close(.unreadable, context)
    }
  }

  func read(context: ChannelHandlerContext) {
    if isFull { wantsRead = true } else { context.read() }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case NIOWebSocketError.invalidFrameLength: close(.tooLarge, context)
    case is NIOWebSocketError: close(.unreadable, context)
    default: context.close(promise: nil)
    }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    switch event {
    case is ChannelShouldQuiesceEvent: close(.goingAway, context)
    case ChannelEvent.inputClosed: context.close(promise: nil)
    default: context.fireUserInboundEventTriggered(event)
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    connection.writer = nil
    self.context = nil
  }

  func channelInactive(context: ChannelHandlerContext) {
    isClosing = true
    connection.socketClosed()
    context.fireChannelInactive()
  }

  /// Closes the socket because of bytes before its frames, which ``HelloGate`` refuses.
  func refuse(_ error: PageError) {
    if let context { close(error, context) }
  }

  // MARK: To the network

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    write(context)
    context.fireChannelWritabilityChanged()
  }

  func triggerUserOutboundEvent(
    context: ChannelHandlerContext,
    event: Any,
    promise: EventLoopPromise<Void>?
  ) {
    guard let command = event as? SocketCommand else {
      return context.triggerUserOutboundEvent(event, promise: promise)
    }
    switch command {
    case .read:
      isFull = false
      if wantsRead {
        wantsRead = false
        context.read()
      }
    case .helloIsDue: if !hasHello { close(.noHello, context) }
    case .beat: beat(context)
    case .close(let error): close(error, context)
    case .leave(let error):
      close(error, context)
      context.close(promise: nil)
    }
    promise?.succeed()
  }

  private func write(_ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    let channel = context.channel
    var isEmpty = false
    while !isEmpty, channel.isWritable {
      while !isEmpty, channel.isWritable {
        let (batch, isLast) = connection.outbox.withLock { $0.next() }
        if let batch {
          let data = ByteBuffer(string: batch.text)
          connection.pages.metrics.sent(bytes: data.readableBytes)
          context.write(wrapOutboundOut(.init(fin: true, opcode: .text, data: data)), promise: nil)
        }
        isEmpty = isLast
      }
      // Can make room at once, and call this method again through `channelWritabilityChanged`.
      context.flush()
    }
    guard isBlocked == isEmpty else { return }
    isBlocked = !isEmpty
    connection.outbox.withLock { $0.isBlocked = isBlocked }
    if isEmpty { connection.becameWritable() }
  }

  private func beat(_ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    if limits.pingInterval * silentBeats >= limits.silenceTime { return close(.silent, context) }
    silentBeats += 1
    let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
    context.writeAndFlush(wrapOutboundOut(ping), promise: nil)
  }

  /// Sends the reason, closes the output, and waits five seconds at most for the other side to
  /// close.
  private func close(_ error: PageError, _ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    isClosing = true
    isFull = false
    // A new connection can take the place before the other side has closed.
    connection.pages.connections.move(id, to: .idle)
    connection.socketClosed()
    var data = context.channel.allocator.buffer(capacity: 2 + error.reason.utf8.count)
    data.writeInteger(error.code)
    data.writeString(error.reason)
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(frame)).whenComplete { _ in
      channel.close(mode: .output, promise: nil)
    }
    channel.eventLoop.scheduleTask(in: .seconds(5)) { channel.close(promise: nil) }
    if wantsRead {
      wantsRead = false
      context.read()
    }
  }
}
