import NIOCore
import PandoDependencies

/// Enforces the limits on connections, in total and by address. Event loops call it, and it closes
/// the connections that the ``ConnectionTable`` names.
final class Connections: Sendable {
  private struct State {
    var table: ConnectionTable
    var channels: [Int: any Channel] = [:]
    var last = 0
    /// The number of connections that wait for room, or get an answer because there is none.
    var refusedCount = 0
    var isFitted = false

    /// The connection that a decision closes.
    func gone(_ decision: ConnectionTable.Decision) -> Gone? {
      guard case .instead(let id, let stage) = decision else { return nil }
      return channels[id].map { Gone(channel: $0, stage: stage) }
    }
  }

  private let state: Locked<State>
  private let limits: ServerLimits

  init(limits: ServerLimits) {
    self.limits = limits
    state = Locked(State(table: ConnectionTable(limits: Self.limits(limits, room: .max))))
  }

  /// The maximum number of connections that are being closed to make room, and also of those that wait for it or get an
  /// answer because there is none.
  static let slack = 64

  /// Whether this is the first call: the limit is fitted to the descriptors once.
  func beginFitting() -> Bool {
    state.withLock { state in
      defer { state.isFitted = true }
      return !state.isFitted
    }
  }

  /// Lowers the limits to the connections that there are descriptors for.
  ///
  /// - Parameter room: The number of connections that there are descriptors for.
  func fit(_ room: Int) {
    let fitting = Self.limits(limits, room: room)
    state.withLock { $0.table.limits = fitting }
  }

  private static func limits(_ limits: ServerLimits, room: Int) -> ConnectionTable.Limits {
    let connections = max(1, min(limits.connections, room))
    let waiting = max(1, min(limits.waitingSockets, connections))
    return ConnectionTable.Limits(
      connections: connections,
      perAddress: max(1, limits.connectionsPerAddress ?? connections / 4),
      waiting: waiting,
      waitingPerAddress: max(1, limits.waitingSocketsPerAddress ?? waiting / 4),
      leaving: slack
    )
  }

  /// The number of connections that the configuration allows, whatever the descriptors.
  var wanted: Int { limits.connections }
  /// The maximum number of connections.
  var limit: Int { state.withLock { $0.table.limits.connections } }
  /// The number of connections.
  var count: Int { state.withLock { $0.table.count } }
  /// The number of sockets that have not sent a hello.
  var waitingCount: Int { state.withLock { $0.table.waitingCount } }

  /// The result of ``enter(_:from:)``.
  enum Entrance {
    case allowed(Int)
    /// There is room when connections that are being closed have left.
    case later
    /// There is no room. The connection gets an answer, unless too many are getting one.
    case refused(isAnswered: Bool)
  }

  /// Adds a new connection, lets it wait, or refuses it.
  ///
  /// - Parameters:
  ///   - channel: The connection.
  ///   - address: The address of the client; nil behind a proxy, until a request names it.
  ///   - hasWaited: Whether the connection was told to come later.
  func enter(
    _ channel: any Channel,
    from address: ClientAddress?,
    hasWaited: Bool = false
  ) -> Entrance {
    let (entrance, gone) = state.withLock { state -> (Entrance, Gone?) in
      state.last += 1
      let id = state.last
      let decision = state.table.enter(id, from: counted(address))
      guard decision.atOnce != .refused else {
        let isKept = hasWaited || state.refusedCount < Self.slack
        if isKept, !hasWaited { state.refusedCount += 1 }
        return (decision == .later && isKept ? .later : .refused(isAnswered: isKept), nil)
      }
      if hasWaited { state.refusedCount -= 1 }
      state.channels[id] = channel
      return (.allowed(id), state.gone(decision))
    }
    gone?.close()
    if case .allowed(let id) = entrance {
      channel.closeFuture.whenComplete { _ in self.leave(id) }
    }
    return entrance
  }

  /// Counts a connection no more that was refused with an answer.
  func leaveRefused() { state.withLock { $0.refusedCount -= 1 } }

  /// Sets the address that a proxy names; false if the address has too many connections.
  func name(_ id: Int, _ address: ClientAddress) -> Bool {
    guard let address = counted(address) else { return true }
    return decide { $0.name(id, address) }
  }

  /// Moves a connection to another stage; false if there is no room for it.
  @discardableResult
  func move(_ id: Int, to stage: ConnectionTable.Stage) -> Bool {
    decide { $0.move(id, to: stage) }
  }

  private func decide(_ body: (inout ConnectionTable) -> ConnectionTable.Decision) -> Bool {
    let (isAllowed, gone) = state.withLock { state in
      let decision = body(&state.table)
      return (decision.atOnce != .refused, state.gone(decision))
    }
    gone?.close()
    return isAllowed
  }

  private func leave(_ id: Int) {
    state.withLock { state in
      state.table.leave(id)
      state.channels[id] = nil
    }
  }

  /// The address to count a connection for. Connections from this machine are not counted by
  /// default, since they come from its users, its tests, or a proxy that is not configured.
  private func counted(_ address: ClientAddress?) -> ClientAddress? {
    let isSet = limits.connectionsPerAddress != nil || limits.waitingSocketsPerAddress != nil
    return address?.isLoopback == true && !isSet ? nil : address
  }

  /// A connection that is closed to make room for another one.
  private struct Gone {
    var channel: any Channel
    var stage: ConnectionTable.Stage

    /// Closes the connection without waiting for the other side, because the descriptor is needed.
    func close() {
      if stage == .waiting {
        channel.triggerUserOutboundEvent(SocketCommand.leave(.tooManySockets), promise: nil)
      } else {
        channel.close(promise: nil)
      }
    }
  }
}
