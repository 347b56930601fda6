import NIOCore
import PandoDependencies

/// The connections of a server: how many there may be, how many of one address, and which is closed
/// for another. Event loops ask it; it closes what the ``ConnectionBook`` says.
final class Connections: Sendable {
  private struct State {
    var book: ConnectionBook
    var channels: [Int: any Channel] = [:]
    var last = 0
    /// How many are told that there is no room.
    var refusedCount = 0
    var isFitted = false

    /// What a decision closes.
    func gone(_ decision: ConnectionBook.Decision) -> Gone? {
      guard case .instead(let id, let stage) = decision else { return nil }
      return channels[id].map { Gone(channel: $0, stage: stage) }
    }
  }

  private let state: Locked<State>
  private let limits: ServerLimits

  init(limits: ServerLimits) {
    self.limits = limits
    state = Locked(State(book: ConnectionBook(limits: Self.limits(limits, room: .max))))
  }

  /// How many may be on their way out, and how many may be told that there is no room, at once.
  static let slack = 64

  /// Whether it was not asked before: who serves looks for room once.
  func beginFitting() -> Bool {
    state.withLock { state in
      defer { state.isFitted = true }
      return !state.isFitted
    }
  }

  /// Leaves room for what else needs descriptors.
  ///
  /// - Parameter room: How many connections there is room for.
  func fit(_ room: Int) {
    let fitting = Self.limits(limits, room: room)
    state.withLock { $0.book.limits = fitting }
  }

  private static func limits(_ limits: ServerLimits, room: Int) -> ConnectionBook.Limits {
    let connections = max(1, min(limits.connections, room))
    let waiting = max(1, min(limits.waitingSockets, connections))
    return ConnectionBook.Limits(
      connections: connections,
      perAddress: max(1, limits.connectionsPerAddress ?? connections / 4),
      waiting: waiting,
      waitingPerAddress: max(1, limits.waitingSocketsPerAddress ?? waiting / 4),
      leaving: slack
    )
  }

  /// How many the limits allow, whether there are descriptors for them or not.
  var wanted: Int { limits.connections }
  /// How many there may be.
  var limit: Int { state.withLock { $0.book.limits.connections } }
  /// How many there are.
  var count: Int { state.withLock { $0.book.count } }
  /// How many are sockets that have not said hello.
  var waitingCount: Int { state.withLock { $0.book.waitingCount } }

  /// Who comes in.
  enum Entrance {
    case allowed(Int)
    /// There is no room. Whether it is told so: not if too many are being told.
    case refused(isTold: Bool)
  }

  /// A connection came.
  ///
  /// - Parameter address: Where it is from; nil where only a proxy knows.
  func enter(_ channel: any Channel, from address: ClientAddress?) -> Entrance {
    let (entrance, gone) = state.withLock { state -> (Entrance, Gone?) in
      state.last += 1
      let id = state.last
      let decision = state.book.enter(id, from: counted(address))
      guard decision != .refused else {
        let isTold = state.refusedCount < Self.slack
        if isTold { state.refusedCount += 1 }
        return (.refused(isTold: isTold), nil)
      }
      state.channels[id] = channel
      return (.allowed(id), state.gone(decision))
    }
    gone?.close()
    switch entrance {
    case .allowed(let id): channel.closeFuture.whenComplete { _ in self.leave(id) }
    case .refused(isTold: true):
      channel.closeFuture.whenComplete { _ in self.state.withLock { $0.refusedCount -= 1 } }
    case .refused: break
    }
    return entrance
  }

  /// A proxy said where a connection is from; false if that address has too many.
  func name(_ id: Int, _ address: ClientAddress) -> Bool {
    guard let address = counted(address) else { return true }
    return decide { $0.name(id, address) }
  }

  /// A connection does something else now; false if it cannot.
  @discardableResult
  func move(_ id: Int, to stage: ConnectionBook.Stage) -> Bool {
    decide { $0.move(id, to: stage) }
  }

  private func decide(_ body: (inout ConnectionBook) -> ConnectionBook.Decision) -> Bool {
    let (isAllowed, gone) = state.withLock { state in
      let decision = body(&state.book)
      return (decision != .refused, state.gone(decision))
    }
    gone?.close()
    return isAllowed
  }

  private func leave(_ id: Int) {
    state.withLock { state in
      state.book.leave(id)
      state.channels[id] = nil
    }
  }

  /// What counts as one address. This machine itself is many where nobody says otherwise: its users,
  /// its tests, and a proxy that the server was not told of.
  private func counted(_ address: ClientAddress?) -> ClientAddress? {
    let isSet = limits.connectionsPerAddress != nil || limits.waitingSocketsPerAddress != nil
    return address?.isLoopback == true && !isSet ? nil : address
  }

  /// What has to be closed so that another one has room.
  private struct Gone {
    var channel: any Channel
    var stage: ConnectionBook.Stage

    /// Without a wait: its descriptor is needed.
    func close() {
      if stage == .waiting {
        channel.triggerUserOutboundEvent(SocketCommand.leave(.crowded), promise: nil)
      } else {
        channel.close(promise: nil)
      }
    }
  }
}
