import NIOCore
import PandoDependencies

/// Connects a socket on its event loop with a session on the main actor.
///
/// Frames pass through a queue in each direction, and the ``SocketScheduler`` wakes each side for
/// all sockets together. ``SocketHandler`` is the side of the event loop, this class that of the
/// main actor.
@MainActor
final class SocketConnection: PageConnection {
  nonisolated let channel: any Channel
  /// The event loop of the channel, stored to save a call to the channel.
  nonisolated let eventLoop: any EventLoop
  /// The visitor that the cookie of the upgrade request names; empty if there is none.
  nonisolated let visitor: String
  nonisolated let inbox = Locked(SocketQueue<PageText>())
  nonisolated let outbox = Locked(SocketQueue<Batch>())
  nonisolated let pages: Pages
  // Unguarded because it is set and used on the event loop alone.
  nonisolated(unsafe) var writer: (() -> Void)?
  private var session: (any PageSession)?
  private var isClosed = false
  /// Whether the socket is closed, so that the connection ends after the frames in the inbox.
  private var isLeaving = false

  nonisolated init(channel: any Channel, visitor: String, pages: Pages) {
    self.channel = channel
    eventLoop = channel.eventLoop
    self.visitor = visitor
    self.pages = pages
  }

  // MARK: From the event loop

  /// Takes the first frame from the network.
  nonisolated func receive(_ hello: Hello) {
    Task { @MainActor in self.deliver(hello) }
  }

  /// Takes a frame after the first one from the network.
  ///
  /// - Returns: Whether the inbox is full, and nothing more is to be read until
  ///   ``SocketCommand/read``.
  nonisolated func receive(_ text: PageText) -> Bool {
    pages.metrics.received(bytes: text.bytes)
    let limits = pages.configuration.limits
    let (wakes, isFull) = inbox.withLock { inbox in
      let wakes = inbox.add(text, at: pages.metrics.now)
      if inbox.count >= limits.waitingFrames || inbox.bytes >= limits.frameBytes {
        inbox.isBlocked = true
      }
      return (wakes, inbox.isBlocked)
    }
    if wakes { pages.socketScheduler.enqueueInbound(self) }
    return isFull
  }

  /// Writes the batches in the outbox to the network. Call it on the event loop.
  nonisolated func writeOut() { writer?() }

  /// Called when a blocked outbox has been written to the network.
  nonisolated func becameWritable() {
    Task { @MainActor in
      if !self.isClosed { self.session?.socketBecameWritable() }
    }
  }

  /// Called when the socket is closed.
  nonisolated func socketClosed() {
    Task { @MainActor in
      // Frames that arrived before the socket closed are still handled.
      self.isLeaving = true
      self.deliver()
    }
  }

  // MARK: On the main actor

  func deliver(_ hello: Hello? = nil) {
    guard !isClosed else { return }
    do throws(PageError) {
      if let hello { try greet(hello) }
      if let session, try !handInbox(to: session) { return }
      if isLeaving { end() }
    } catch {
      close(error)
    }
  }

  /// - Returns: Whether the inbox is empty or the connection closed; false if a later turn goes on.
  private func handInbox(to session: any PageSession) throws(PageError) -> Bool {
    var deadline: ContinuousClock.Instant?
    while true {
      let portion = inbox.withLock { $0.take(Self.portion) }
      if portion.frames.isEmpty { return true }
      if !portion.isLast { deadline = deadline ?? .now + Self.patience }
      try hand(portion, to: session)
      if portion.isLast || isClosed { return true }
      // The rest is handled in a later turn, so that a page with many frames does not block others.
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

  private func hand(
    _ portion: SocketQueue<PageText>.Portion,
    to session: any PageSession
  ) throws(PageError) {
    let start = pages.metrics.now
    if let waited = portion.waited { pages.metrics.waited(waited) }
    defer {
      if let start { pages.metrics.handled(in: start.duration(to: .now)) }
      pages.metrics.evaluated(session.takeEvaluations())
      if portion.isUnblocked { command(.read) }
    }
    try session.receive(portion.frames)
  }

  private func greet(_ hello: Hello) throws(PageError) {
    let session = try pages.table.claim(hello, for: self)
    self.session = session
    session.socketOpened(self)
    // The session retains this connection until `end()` disconnects it.
    session.connect(lastBatch: hello.lastBatch, window: hello.window) { self.send($0) }
  }

  private func send(_ batch: Batch) {
    guard !isClosed else { return }
    let limit = pages.configuration.limits.waitingBytes
    let wakes: Bool? = outbox.withLock { outbox in
      guard outbox.bytes == 0 || outbox.bytes + batch.weight <= limit else { return nil }
      return outbox.add(batch)
    }
    guard let wakes else { return close(.slowReader) }
    if let session { pages.metrics.evaluated(session.takeEvaluations()) }
    if wakes { pages.socketScheduler.enqueueOutbound(self) }
  }

  var isCongested: Bool { outbox.withLock { $0.isBlocked } }

  func close(_ error: PageError) {
    guard !isClosed else { return }
    pages.closed(error, session: session)
    command(.close(error))
    end()
  }

  /// Releases the session, and closes the queues.
  private func end() {
    guard !isClosed else { return }
    isClosed = true
    inbox.withLock { $0.close() }
    outbox.withLock { $0.close() }
    if let session { pages.table.release(session, from: self) }
    session = nil
  }

  private func command(_ command: SocketCommand) {
    channel.triggerUserOutboundEvent(command, promise: nil)
  }
}

/// A command to a ``SocketHandler`` from another thread.
enum SocketCommand: Sendable {
  /// The inbox has room again.
  case read
  /// The time for a `hello` is over.
  case helloIsDue
  /// A ping is due.
  case beat
  case close(PageError)
  /// Another connection needs the place. The socket closes without waiting for the other side.
  case leave(PageError)
}
