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
  /// The sockets of each loop that have frames for it.
  @MainActor private var outgoing: [(loop: any EventLoop, connections: [SocketConnection])] = []
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
    let connections = incoming.withLock { incoming in
      defer { incoming.connections = [] }
      return incoming.connections
    }
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
    let loop = connection.eventLoop
    if let index = outgoing.firstIndex(where: { $0.loop === loop }) {
      outgoing[index].connections.append(connection)
    } else {
      outgoing.append((loop, [connection]))
    }
    guard !willSend else { return }
    willSend = true
    // Behind the turns of other graphs that the same change has woken.
    Task { @MainActor in self.send() }
  }

  @MainActor
  private func send() {
    willSend = false
    let due = outgoing
    outgoing = []
    for (loop, connections) in due {
      loop.execute {
        for connection in connections { connection.writeOut() }
      }
    }
  }
}
