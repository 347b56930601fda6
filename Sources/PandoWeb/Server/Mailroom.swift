import NIOCore
import PandoDependencies

/// Frames between the event loops and the main actor: each side is woken once for all sockets that
/// have something for it, because waking the other thread costs more than most frames.
final class Mailroom: Sendable {
  private struct Incoming {
    var connections: [SocketConnection] = []
    /// Whether the main actor was woken and has not seen the end yet.
    var isAwake = false
  }

  private let incoming = Locked(Incoming())
  @MainActor private var outgoing: [SocketConnection] = []
  /// Whether what goes out is sent soon by itself.
  @MainActor private var willSend = false

  nonisolated init() {}

  /// A socket has frames for the main actor. May be called from any thread.
  func bring(_ connection: SocketConnection) {
    let wakes = incoming.withLock { incoming in
      incoming.connections.append(connection)
      defer { incoming.isAwake = true }
      return !incoming.isAwake
    }
    if wakes { Task { @MainActor in self.deliver() } }
  }

  @MainActor
  private func deliver() {
    let connections = incoming.withLock { $0.connections.takeAll() }
    willSend = true
    var start = ContinuousClock.now
    for connection in connections {
      connection.deliver()
      // Nobody waits for long because others are many.
      guard start.duration(to: .now) > Self.patience else { continue }
      send()
      (willSend, start) = (true, .now)
    }
    send()
    let isDone = incoming.withLock { incoming in
      incoming.isAwake = !incoming.connections.isEmpty
      return !incoming.isAwake
    }
    // In a turn of its own, so that other work of the main actor gets its own.
    if !isDone { Task { @MainActor in self.deliver() } }
  }

  private static let patience: Duration = .milliseconds(4)

  /// A socket has frames for the network.
  @MainActor
  func take(_ connection: SocketConnection) {
    outgoing.append(connection)
    guard !willSend else { return }
    willSend = true
    // Behind the turns of other graphs that the same change has woken.
    Task { @MainActor in self.send() }
  }

  @MainActor
  private func send() {
    willSend = false
    guard !outgoing.isEmpty else { return }
    let byLoop = Dictionary(grouping: outgoing.takeAll()) { ObjectIdentifier($0.channel.eventLoop) }
    for connections in byLoop.values {
      connections[0].channel.eventLoop.execute {
        for connection in connections { connection.writeOut() }
      }
    }
  }
}

extension Array {
  fileprivate mutating func takeAll() -> Self {
    defer { self = [] }
    return self
  }
}
