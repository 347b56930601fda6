import NIOCore
import PandoDependencies

/// A socket between its event loop and the main actor.
///
/// Frames come in and go out through queues, and the ``SocketScheduler`` wakes each side for all sockets
/// together: ``SocketHandler`` has the side of the event loop, the rest of this class that of the
/// main actor.
@MainActor
final class SocketConnection: PageConnection {
  nonisolated let channel: any Channel
  /// The channel's, without going there.
  nonisolated let eventLoop: any EventLoop
  /// Who asks, as the cookie said that came with the request.
  nonisolated let visitor: String
  nonisolated let inbox = Locked(SocketQueue<PageText>())
  nonisolated let outbox = Locked(SocketQueue<Batch>())
  nonisolated let pages: Pages
  // Unguarded because it is set and used on the event loop alone.
  nonisolated(unsafe) var writer: (() -> Void)?
  private var session: (any PageSession)?
  private var isClosed = false
  /// Whether nothing more comes, so that it ends with what is in the inbox.
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

  /// Takes a text that came after the first one.
  ///
  /// - Returns: Whether so many wait that no more are to be read, until a ``SocketCommand/read``.
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

  /// Hands what waits to the network. On the event loop.
  nonisolated func writeOut() { writer?() }

  /// Everything that waited was handed to the network.
  nonisolated func becameWritable() {
    Task { @MainActor in
      if !self.isClosed { self.session?.socketBecameWritable() }
    }
  }

  /// Nothing more comes.
  nonisolated func socketClosed() {
    Task { @MainActor in
      // What the page said before it left counts.
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

  /// - Returns: Whether nothing is left of it.
  private func handInbox(to session: any PageSession) throws(PageError) -> Bool {
    var deadline: ContinuousClock.Instant?
    while true {
      let portion = inbox.withLock { $0.take(Self.portion) }
      if portion.frames.isEmpty { return true }
      if !portion.isLast { deadline = deadline ?? .now + Self.patience }
      try hand(portion, to: session)
      if portion.isLast || isClosed { return true }
      // The rest is for a turn of its own: a page that says much does not keep others waiting.
      if let deadline, deadline < .now {
        pages.socketScheduler.enqueueInbound(self)
        return false
      }
    }
  }

  /// How many frames are handled, and answered with one batch, before it is asked how long that took.
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
    // It keeps this until it is disconnected, which `end()` sees to.
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

  /// Lets go of the session.
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

/// What a ``SocketHandler`` is told from other threads.
enum SocketCommand: Sendable {
  /// The inbox has room again.
  case read
  /// It is time for a `hello` to have come.
  case helloIsDue
  /// It is time to ask whether anybody is there.
  case beat
  case close(PageError)
  /// Somebody else needs its place: it is closed without a wait for the other side.
  case leave(PageError)
}
