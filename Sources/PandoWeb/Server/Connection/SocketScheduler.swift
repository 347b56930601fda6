import NIOCore
import PandoDependencies

/// Wakes the two halves of sockets, ``SocketHandler`` and ``SocketConnection``, when there is
/// something in their queues.
///
/// Each side is woken once for all sockets together, because waking another thread costs more than
/// handling most frames.
final class SocketScheduler: Sendable {
  private struct Inbound {
    var connections: [SocketConnection] = []
    /// Whether a task on the main actor is draining the queue.
    var isDraining = false
  }

  private let inbound = Locked(Inbound())
  /// The sockets with something for the network, by event loop.
  @exclusivity(unchecked) @MainActor private var outbound:
    [(loop: any EventLoop, connections: [SocketConnection])] = []
  /// Whether a flush of the outbound queue is due already.
  @exclusivity(unchecked) @MainActor private var isFlushDue = false

  nonisolated init() {}

  /// Notes that a socket has something for the main actor. May be called from any thread.
  func enqueueInbound(_ connection: SocketConnection) {
    let mustWake = inbound.withLock { inbound in
      inbound.connections.append(connection)
      defer { inbound.isDraining = true }
      return !inbound.isDraining
    }
    if mustWake { Task { @MainActor in self.drainInbound() } }
  }

  @MainActor
  private func drainInbound() {
    let connections = inbound.withLock { inbound in
      defer { inbound.connections = [] }
      return inbound.connections
    }
    isFlushDue = true
    var start = ContinuousClock.now
    for connection in connections {
      connection.drainInbound()
      // With many sockets, the first answers are sent before all events are handled.
      guard start.duration(to: .now) > Self.maxFlushDelay else { continue }
      flushOutbound()
      (isFlushDue, start) = (true, .now)
    }
    flushOutbound()
    let isDone = inbound.withLock { inbound in
      inbound.isDraining = !inbound.connections.isEmpty
      return !inbound.isDraining
    }
    // The rest runs in another task, so that other work of the main actor runs in between.
    if !isDone { Task { @MainActor in self.drainInbound() } }
  }

  /// How long an answer waits for the answers of other sockets.
  private static let maxFlushDelay: Duration = .milliseconds(4)

  /// Notes that a socket has something for the network.
  @MainActor
  func enqueueOutbound(_ connection: SocketConnection) {
    let loop = connection.handler.eventLoop
    if let index = outbound.firstIndex(where: { $0.loop === loop }) {
      outbound[index].connections.append(connection)
    } else {
      outbound.append((loop, [connection]))
    }
    guard !isFlushDue else { return }
    isFlushDue = true
    // Runs after the flushes of other graphs that the same change has scheduled.
    Task { @MainActor in self.flushOutbound() }
  }

  @MainActor
  private func flushOutbound() {
    isFlushDue = false
    let due = outbound
    outbound = []
    for (loop, connections) in due {
      loop.execute {
        for connection in connections { connection.handler.value.drainOutbound() }
      }
    }
  }
}
