/// A report of the event loop's half of a socket to the main actor's half, beside frames.
enum InboundSignal: Equatable, Sendable {
  /// The first frame, which names the session.
  case hello(Hello)
  /// The network takes no more batches at the moment, or takes them again.
  case congestion(Bool)
  /// The socket is closed. The frames before are still handled.
  case closed
}

/// A request of the main actor's half of a socket to the event loop's half, beside batches.
enum OutboundSignal: Sendable {
  /// Go on reading: the inbound queue has room again.
  case read
  /// Close the socket. Batches that were not written yet are dropped.
  case close(PageError)
}

/// A command to a ``SocketHandler`` from anywhere else, as a user event of the channel.
enum SocketCommand: Sendable {
  /// The time for a `hello` is over.
  case helloIsDue
  /// A ping is due.
  case tick
  /// Another connection needs the place. The socket closes without waiting for the other side.
  case leave(PageError)
}
