import Dispatch
import NIOCore
import NIOExtras
import NIOWebSocket
import PandoDependencies

/// The event loop's half of a socket: it checks, joins and parses frames from the network, and
/// encodes and writes batches as long as the network takes them.
///
/// Used on the event loop of its channel only. The other half is ``SocketConnection`` on the main
/// actor.
final class SocketHandler: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = Never
  typealias OutboundOut = WebSocketFrame

  private let pages: Pages
  private let visitor: String
  /// The main actor's half. The two retain one another while the handler is in its pipeline.
  private var connection: SocketConnection?
  /// Why the socket is closed as soon as it is open; nil if it may be used.
  private let refusal: PageError?
  private var assembly: MessageAssembly
  private var rate: RateLimit
  private(set) var hasHello = false
  /// The ID of the connection in ``Connections``.
  private let id: Int
  private var context: ChannelHandlerContext?
  private var isClosing = false
  /// The number of frames that came after this half closed the socket. The client may ignore the
  /// close frame, or may have sent them before.
  private var framesAfterClosing = 0
  /// Whether the inbound queue is full, so that reads wait.
  private var isFull = false
  private var wantsRead = false
  /// Whether batches wait because the network takes nothing at the moment.
  private var isBlocked = false
  /// The number of pings since the last frame came.
  private var silentTicks = 0

  /// - Parameters:
  ///   - visitor: The visitor that the cookie of the upgrade request names; empty if there is none.
  ///   - id: The ID of the connection in ``Connections``.
  ///   - refusal: Why the socket is closed as soon as it is open; nil if it may be used.
  init(pages: Pages, visitor: String, id: Int, refusal: PageError?) {
    self.pages = pages
    self.visitor = visitor
    self.id = id
    self.refusal = refusal
    let limits = pages.configuration.limits
    assembly = MessageAssembly(limit: limits.frameBytes)
    rate = RateLimit(
      rate: limits.framesPerSecond,
      burst: limits.frameBurst,
      now: DispatchTime.now().uptimeNanoseconds
    )
  }

  func handlerAdded(context: ChannelHandlerContext) {
    let bound = NIOLoopBound(self, eventLoop: context.eventLoop)
    connection = SocketConnection(handler: bound, visitor: visitor, pages: pages)
    self.context = context
    if let refusal { close(refusal, context) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    connection = nil
    self.context = nil
  }

  // MARK: From the network

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    silentTicks = 0
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
      enqueue(PageText(text))
    } else if let hello = Hello(text) {
      hasHello = true
      pages.connections.move(id, to: .live)
      signal(.hello(hello))
    } else {
      close(.unreadable, context)
    }
  }

  private func enqueue(_ frame: PageText) {
    guard let connection else { return }
    pages.metrics.received(bytes: frame.bytes)
    let (limits, now) = (pages.configuration.limits, pages.metrics.now)
    let (wakes, isFull) = connection.inbound.withLock { queue in
      let wakes = queue.add(frame, at: now)
      if queue.count >= limits.waitingFrames || queue.bytes >= limits.frameBytes {
        queue.isBlocked = true
      }
      return (wakes, queue.isBlocked)
    }
    self.isFull = isFull
    if wakes { pages.socketScheduler.enqueueInbound(connection) }
  }

  private func signal(_ signal: InboundSignal) {
    guard let connection else { return }
    let wakes = connection.inbound.withLock { $0.add(signal: signal) }
    if wakes { pages.socketScheduler.enqueueInbound(connection) }
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

  func channelInactive(context: ChannelHandlerContext) {
    isClosing = true
    signal(.closed)
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
    case .helloIsDue: if !hasHello { close(.noHello, context) }
    case .tick: tick(context)
    case .leave(let error):
      close(error, context)
      context.close(promise: nil)
    }
    promise?.succeed()
  }

  /// Carries out what is in the outbound queue. ``SocketScheduler`` calls it.
  func drainOutbound() {
    if let context { write(context) }
  }

  private func write(_ context: ChannelHandlerContext) {
    guard !isClosing, let outbound = connection?.outbound else { return }
    let channel = context.channel
    var isEmpty = false
    while !isEmpty, channel.isWritable {
      while !isEmpty, channel.isWritable {
        let (signals, batch, isLast) = outbound.withLock { $0.next() }
        if !signals.isEmpty, carryOut(signals, context) { return }
        if let batch {
          let data = ByteBuffer(string: batch.text)
          pages.metrics.sent(bytes: data.readableBytes)
          context.write(wrapOutboundOut(.init(fin: true, opcode: .text, data: data)), promise: nil)
        }
        isEmpty = isLast
      }
      // The flush may make room at once, and then calls this method again through
      // `channelWritabilityChanged`.
      context.flush()
    }
    // Signals do not wait for the network.
    if !isEmpty, carryOut(outbound.withLock { $0.takeSignals() }, context) { return }
    guard isBlocked == isEmpty else { return }
    isBlocked = !isEmpty
    outbound.withLock { $0.isBlocked = isBlocked }
    signal(.congestion(isBlocked))
  }

  /// - Returns: Whether the socket is closing, and nothing more is written.
  private func carryOut(_ signals: [OutboundSignal], _ context: ChannelHandlerContext) -> Bool {
    for signal in signals {
      switch signal {
      case .read: resumeReading(context)
      case .close(let error): close(error, context)
      }
    }
    return isClosing
  }

  private func resumeReading(_ context: ChannelHandlerContext) {
    isFull = false
    guard wantsRead else { return }
    wantsRead = false
    context.read()
  }

  private func tick(_ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    let limits = pages.configuration.limits
    if limits.pingInterval * silentTicks >= limits.silenceTime { return close(.silent, context) }
    silentTicks += 1
    // A page does not see pings, so it also gets a frame that says how long a silence may be.
    if hasHello {
      let silence = max(limits.silenceTime, limits.pingInterval * 2).wholeSeconds
      let data = ByteBuffer(string: "[0,\(silence)000]")
      context.write(wrapOutboundOut(.init(fin: true, opcode: .text, data: data)), promise: nil)
    }
    let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
    context.writeAndFlush(wrapOutboundOut(ping), promise: nil)
  }

  /// Sends the reason, closes the output, and waits five seconds at most for the other side to
  /// close.
  private func close(_ error: PageError, _ context: ChannelHandlerContext) {
    guard !isClosing else { return }
    isClosing = true
    // A new connection can take the place before the other side has closed.
    pages.connections.move(id, to: .idle)
    signal(.closed)
    var data = context.channel.allocator.buffer(capacity: 2 + error.reason.utf8.count)
    data.writeInteger(error.code)
    data.writeString(error.reason)
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    let channel = context.channel
    context.writeAndFlush(wrapOutboundOut(frame)).whenComplete { _ in
      channel.close(mode: .output, promise: nil)
    }
    channel.eventLoop.scheduleTask(in: .seconds(5)) { channel.close(promise: nil) }
    // Reading continues, because the client may send other frames before its close frame.
    resumeReading(context)
  }
}
