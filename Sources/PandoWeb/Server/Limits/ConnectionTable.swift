import DequeModule

/// The connections, the stage of each, and which one is closed when there is no room.
///
/// A plain value. Its owner locks it, and closes the connections that it returns. Only connections
/// that wait for a request and sockets that wait for a hello are closed. The longest wait is closed
/// first. Connections with a request and sockets of pages stay.
///
/// - Complexity: O(1) for each call, amortized.
struct ConnectionTable {
  /// The stage of a connection.
  enum Stage: Hashable {
    /// The connection waits for its first or next request.
    case idle
    /// A request is being read or answered.
    case asking
    /// The connection is a socket that has not sent a hello.
    case waiting
    /// The connection is the socket of a page.
    case live
    /// The connection is being closed.
    case leaving
  }

  struct Limits: Hashable {
    /// The maximum number of connections.
    var connections: Int
    var perAddress: Int
    /// The maximum number of sockets that have not sent a hello.
    var waiting: Int
    var waitingPerAddress: Int
    /// The maximum number of connections that are being closed to make room.
    var leaving: Int
  }

  /// The decision about a connection that needs room.
  enum Decision: Equatable {
    case allowed
    /// The connection is allowed, and another one has to be closed for it.
    case instead(of: Int, Stage)
    /// There is no room until some of the connections that are being closed have left.
    case later
    case refused

    /// The decision where nothing can wait.
    var atOnce: Decision { self == .later ? .refused : self }
  }

  private struct Entry {
    var address: ClientAddress?
    var stage: Stage
    /// Identifies the valid entry of the connection in a line.
    var stamp = 0
  }

  /// The connections of one address, or of all.
  private struct Share {
    var count = 0
    var waiting = 0
    var idleLine = Line()
    var waitingLine = Line()

    /// The connection to close first: the one that has waited longest for a request or a hello. A
    /// new connection has not had time to send anything.
    mutating func first(in entries: [Int: Entry]) -> Decision? {
      guard let idle = idleLine.first(in: entries) else { return firstWaiting(in: entries) }
      guard let waiting = waitingLine.first(in: entries),
        let (first, second) = entries[idle].flatMap({ idle in entries[waiting].map { (idle, $0) } }
        ),
        second.stamp < first.stamp
      else { return .instead(of: idle, .idle) }
      return .instead(of: waiting, .waiting)
    }

    mutating func firstWaiting(in entries: [Int: Entry]) -> Decision? {
      waitingLine.first(in: entries).map { .instead(of: $0, .waiting) }
    }
  }

  /// The connections of one stage, in the order in which they entered it. Connections that have left the stage are
  /// skipped when they reach the front.
  private struct Line {
    private var places: Deque<(id: Int, stamp: Int)> = []

    mutating func add(_ id: Int, _ stamp: Int, _ entries: [Int: Entry]) {
      places.append((id, stamp))
      if places.count > 2 * entries.count + 32 {
        places.removeAll { entries[$0.id]?.stamp != $0.stamp }
      }
    }

    mutating func first(in entries: [Int: Entry]) -> Int? {
      while let place = places.first {
        if entries[place.id]?.stamp == place.stamp { return place.id }
        places.removeFirst()
      }
      return nil
    }
  }

  var limits: Limits
  private var entries: [Int: Entry] = [:]
  private var all = Share()
  private var shares: [ClientAddress: Share] = [:]
  private var leavingCount = 0
  private var lastStamp = 0

  init(limits: Limits) {
    self.limits = limits
  }

  /// The number of connections, without those that are being closed.
  var count: Int { all.count }
  /// The number of sockets that have not sent a hello.
  var waitingCount: Int { all.waiting }
  /// The number of addresses with connections.
  var addressCount: Int { shares.count }

  /// Adds a new connection, unless the decision is to refuse it or to try later.
  ///
  /// - Parameter address: The address to count the connection for; nil counts it for none.
  mutating func enter(_ id: Int, from address: ClientAddress?) -> Decision {
    let decision = makeRoom(for: address, isNew: true)
    if decision.atOnce != .refused { keep(id, Entry(address: address, stage: .idle)) }
    return decision
  }

  /// Sets the address of a connection when it becomes known.
  mutating func name(_ id: Int, _ address: ClientAddress) -> Decision {
    guard var entry = entries[id], entry.stage != .leaving, entry.address != address else {
      return .allowed
    }
    let decision = makeRoom(for: address, isNew: false).atOnce
    guard decision != .refused, entries[id]?.stage == entry.stage else { return .refused }
    count(entry, by: -1)
    entry.address = address
    keep(id, entry)
    return decision
  }

  /// Moves a connection to another stage.
  ///
  /// - Returns: `refused` if the connection becomes a waiting socket and there is no room for one.
  mutating func move(_ id: Int, to stage: Stage) -> Decision {
    guard var entry = entries[id], entry.stage != .leaving, entry.stage != stage else {
      return .allowed
    }
    let decision = stage == .waiting ? makeWaitingRoom(for: entry.address) : .allowed
    count(entry, by: -1)
    entry.stage = stage
    keep(id, entry)
    return decision
  }

  /// Removes a connection that is closed.
  mutating func leave(_ id: Int) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    if entry.stage == .leaving { leavingCount -= 1 } else { count(entry, by: -1) }
  }

  // MARK: Room

  private mutating func makeRoom(for address: ClientAddress?, isNew: Bool) -> Decision {
    var decision = Decision.allowed
    if let address, let share = shares[address], share.count >= limits.perAddress {
      decision = shares[address]?.first(in: entries) ?? .refused
    } else if isNew, all.count >= limits.connections {
      decision = all.first(in: entries) ?? .refused
    }
    return dismissed(decision)
  }

  private mutating func makeWaitingRoom(for address: ClientAddress?) -> Decision {
    var decision = Decision.allowed
    if let address, let share = shares[address], share.waiting >= limits.waitingPerAddress {
      decision = shares[address]?.firstWaiting(in: entries) ?? .allowed
    } else if all.waiting >= limits.waiting {
      decision = all.firstWaiting(in: entries) ?? .allowed
    }
    return dismissed(decision).atOnce
  }

  /// Removes the connection that a decision closes from the counts.
  private mutating func dismissed(_ decision: Decision) -> Decision {
    guard case .instead(let id, _) = decision, let entry = entries[id] else { return decision }
    // A connection that is being closed still has its descriptor.
    guard leavingCount < limits.leaving else { return .later }
    count(entry, by: -1)
    entries[id]?.stage = .leaving
    entries[id]?.stamp = 0
    leavingCount += 1
    return decision
  }

  private mutating func count(_ entry: Entry, by sign: Int) {
    let waiting = entry.stage == .waiting ? sign : 0
    all.count += sign
    all.waiting += waiting
    guard let address = entry.address else { return }
    shares[address, default: Share()].count += sign
    shares[address]?.waiting += waiting
    // Without connections, the lines of the address have no valid places.
    if shares[address]?.count == 0 { shares[address] = nil }
  }

  /// Stores and counts a connection, and adds it to the line of its stage.
  private mutating func keep(_ id: Int, _ entry: Entry) {
    lastStamp += 1
    var entry = entry
    entry.stamp = lastStamp
    entries[id] = entry
    count(entry, by: 1)
    guard let line = Self.line(of: entry.stage) else { return }
    all[keyPath: line].add(id, lastStamp, entries)
    if let address = entry.address { shares[address]?[keyPath: line].add(id, lastStamp, entries) }
  }

  private static func line(of stage: Stage) -> WritableKeyPath<Share, Line>? {
    switch stage {
    case .idle: \Share.idleLine
    case .waiting: \Share.waitingLine
    default: nil
    }
  }
}
