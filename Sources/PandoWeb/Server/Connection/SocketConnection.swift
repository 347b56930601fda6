import NIOCore
import PandoDependencies

/// The main actor's half of a socket: it gives frames to the session, and takes its batches.
///
/// The other half is ``SocketHandler`` on the event loop. Between them is one queue each way, and
/// the ``SocketScheduler`` wakes each half for all sockets together.
@MainActor
final class SocketConnection: PageConnection {
  /// The frames from the event loop's half to this half.
  nonisolated let inbound = Locked(SocketQueue<PageText, InboundSignal>())
  /// The frames from this half to the event loop's half.
  nonisolated let outbound = Locked(SocketQueue<Batch, OutboundSignal>())
  /// The event loop's half, until both are released after the socket is closed.
  nonisolated let handler: NIOLoopBound<SocketHandler>
  /// The visitor that the cookie of the upgrade request names; empty if there is none.
  let visitor: String
  private let pages: Pages
  private var session: (any PageSession)?
  /// Whether the network takes no more, according to the last report to this half.
  private(set) var isCongested = false
  private var isClosed = false
  /// Whether the socket is closed, so that the connection ends after the frames that are queued.
  private var isLeaving = false

  nonisolated init(handler: NIOLoopBound<SocketHandler>, visitor: String, pages: Pages) {
    self.handler = handler
    self.visitor = visitor
    self.pages = pages
  }

  // MARK: From the event loop

  /// Handles what is in the inbound queue. ``SocketScheduler`` calls it.
  func drainInbound() {
    guard !isClosed else { return }
    do throws(PageError) {
      if try handleInbound(), isLeaving { end() }
    } catch {
      close(error)
    }
  }

  /// - Returns: Whether the queue is empty or the connection closed; false if a later drain goes on.
  private func handleInbound() throws(PageError) -> Bool {
    var deadline: ContinuousClock.Instant?
    while true {
      let portion = inbound.withLock { $0.take(Self.portion) }
      isLeaving = isLeaving || portion.signals.contains(.closed)
      for signal in portion.signals { try handle(signal) }
      guard let session, !portion.frames.isEmpty else { return true }
      if !portion.isLast { deadline = deadline ?? .now + Self.patience }
      try passOn(portion, to: session)
      if portion.isLast || isClosed { return true }
      // The rest is handled in a later drain, so that a page with many frames does not block others.
      if let deadline, deadline < .now {
        pages.socketScheduler.enqueueInbound(self)
        return false
      }
    }
  }

  /// The number of frames that are handled, and answered with one batch, between looks at the
  /// clock.
  private static let portion = 8
  private static let patience: Duration = .milliseconds(4)

  private func handle(_ signal: InboundSignal) throws(PageError) {
    switch signal {
    case .hello(let hello): try receiveHello(hello)
    case .congestion(let isCongested):
      self.isCongested = isCongested
      if !isCongested { session?.socketBecameWritable() }
    case .closed: break
    }
  }

  private func receiveHello(_ hello: Hello) throws(PageError) {
    // A page that lost this socket has another one already, which is not to be closed for it. It sends on that one what was
    // not answered.
    if isLeaving, pages.table.isConnected(hello.session) { return }
    let session = try pages.table.claim(hello, for: self)
    self.session = session
    if let former = pages.table.former(of: hello, visitor: visitor) {
      session.takeScene(from: former)
    }
    session.socketOpened(self)
    // The session retains this connection until `end()` disconnects it.
    session.connect(lastBatch: hello.lastBatch, window: hello.window) { self.send($0) }
  }

  private func passOn(
    _ portion: SocketQueue<PageText, InboundSignal>.Portion,
    to session: any PageSession
  ) throws(PageError) {
    let start = pages.metrics.now
    if let waited = portion.waited { pages.metrics.waited(waited) }
    defer {
      if let start { pages.metrics.handled(in: start.duration(to: .now)) }
      pages.metrics.evaluated(session.takeEvaluations())
      if portion.isUnblocked { signal(.read) }
    }
    try session.receive(portion.frames)
  }

  // MARK: To the event loop

  private func send(_ batch: Batch) {
    guard !isClosed else { return }
    let limit = pages.configuration.limits.waitingBytes
    let added: (wakes: Bool, isBlocked: Bool)? = outbound.withLock { queue in
      guard queue.bytes == 0 || queue.bytes + batch.weight <= limit else { return nil }
      return (queue.add(batch), queue.isBlocked)
    }
    guard let added else { return close(.slowReader) }
    isCongested = added.isBlocked
    if let session { pages.metrics.evaluated(session.takeEvaluations()) }
    if added.wakes { pages.socketScheduler.enqueueOutbound(self) }
  }

  func close(_ error: PageError) {
    guard !isClosed else { return }
    pages.closed(error, session: session)
    signal(.close(error))
    end()
  }

  private func signal(_ signal: OutboundSignal) {
    let wakes = outbound.withLock { $0.add(signal: signal) }
    if wakes { pages.socketScheduler.enqueueOutbound(self) }
  }

  /// Releases the session, and closes the queues.
  private func end() {
    guard !isClosed else { return }
    isClosed = true
    inbound.withLock { $0.close() }
    outbound.withLock { $0.close() }
    if let session { pages.table.release(session, from: self) }
    session = nil
  }
}
