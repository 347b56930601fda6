import DequeModule

/// Which connections there are, what each is doing, and which goes when there is no room.
///
/// A plain value; its owner locks, and closes what it says. What waits for a request, and a socket
/// that has not said hello, go: the one that has waited longest first. What is being answered, and a
/// page's socket, stay.
///
/// - Complexity: O(1) for each call, amortized.
struct ConnectionBook {
  /// What a connection is doing.
  enum Stage: Hashable {
    /// It waits for its first request, or for the next one.
    case idle
    /// A request is read or answered.
    case asking
    /// It is a socket that has not said hello.
    case waiting
    /// It is the socket of a page.
    case live
    /// It is being closed.
    case leaving
  }

  struct Limits: Hashable {
    /// How many there may be.
    var connections: Int
    var perAddress: Int
    /// How many sockets may wait to say hello.
    var waiting: Int
    var waitingPerAddress: Int
    /// How many may be on their way out while others come in.
    var leaving: Int
  }

  /// What follows for a connection that wants room.
  enum Decision: Equatable {
    case allowed
    /// It has room when another one is closed.
    case instead(of: Int, Stage)
    case refused
  }

  private struct Entry {
    var address: ClientAddress?
    var stage: Stage
    /// Says whether a place in a line is still meant.
    var stamp = 0
  }

  /// What one address has, or all of them together.
  private struct Share {
    var count = 0
    var waiting = 0
    var idleLine = Line()
    var waitingLine = Line()

    /// The one that goes first, and what it does: who came just now has not had time to say
    /// anything, whatever the others are.
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

  /// Connections in the order in which they began to do what they do. Those that do something else by
  /// now are skipped when their turn comes.
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

  /// How many there are, without those that are being closed.
  var count: Int { all.count }
  /// How many are sockets that have not said hello.
  var waitingCount: Int { all.waiting }
  /// How many addresses have some.
  var addressCount: Int { shares.count }

  /// A connection came. It is in the book unless it is refused.
  ///
  /// - Parameter address: What it is counted by; nil for one that is not counted by its address.
  mutating func enter(_ id: Int, from address: ClientAddress?) -> Decision {
    let decision = makeRoom(for: address, isNew: true)
    if decision != .refused { keep(id, Entry(address: address, stage: .idle)) }
    return decision
  }

  /// It is known by now whose connection it is.
  mutating func name(_ id: Int, _ address: ClientAddress) -> Decision {
    guard var entry = entries[id], entry.stage != .leaving, entry.address != address else {
      return .allowed
    }
    let decision = makeRoom(for: address, isNew: false)
    guard decision != .refused, entries[id]?.stage == entry.stage else { return .refused }
    count(entry, by: -1)
    entry.address = address
    keep(id, entry)
    return decision
  }

  /// A connection does something else now.
  ///
  /// - Returns: Refused where it cannot wait.
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

  /// A connection is closed.
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
    return dismissed(decision)
  }

  /// Takes out of the counts what a decision is about.
  private mutating func dismissed(_ decision: Decision) -> Decision {
    guard case .instead(let id, _) = decision, let entry = entries[id] else { return decision }
    // What is being closed has its descriptor yet.
    guard leavingCount < limits.leaving else { return .refused }
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
    // Nobody is in its lines any more.
    if shares[address]?.count == 0 { shares[address] = nil }
  }

  /// Counts a connection for what it does now, and lines it up.
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
