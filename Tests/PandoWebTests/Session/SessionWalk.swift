import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// A random walk of a ``SessionMachine``, with checks after each step.
///
/// Its page, network and disk behave in any possible way.
struct SessionWalk {
  private var machine = SessionMachine()
  private var state: UInt64
  private var isConnected = false
  private var isCongested = false
  private var isReceiving = false
  /// The saves that are awaited, with the events whose changes they save.
  private var saves: [Int: ClosedRange<Int>] = [:]
  private var events = 0
  /// Whether sending has no side effects, such as congestion or the end of the socket.
  private var isCalm = false
  private var answered = 0
  /// The number of changes that were not sent.
  private var collected = 0

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  private mutating func random(_ count: Int) -> Int {
    // Xorshift (Marsaglia, 2003).
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }

  mutating func step() {
    switch random(10) {
    case 0 where !isReceiving: connect()
    case 1: disconnect()
    case 2...4: if isReceiving { end() } else { begin() }
    case 5: commit()
    case 6: carryOut(machine.commandAdded(isCongested: isCongested))
    case 7: endSave(isDurable: random(3) > 0)
    case 8: isCongested = isConnected
    default: drain()
    }
    check()
  }

  /// Brings the machine to rest: all saves succeed, and the page reads.
  mutating func settle() {
    isCalm = true
    if isReceiving { end() }
    if !isConnected { connect() }
    while !saves.isEmpty { endSave(isDurable: true) }
    drain()
    check()
    #expect(machine.state == .idle)
    #expect(answered == events)
    #expect(collected == 0)
  }

  private mutating func connect() {
    disconnect()
    isConnected = true
    machine.connect()
    // The graph is flushed for the changes that were noted while the page was disconnected.
    commit()
    carryOut(machine.commandAdded(isCongested: false))
    #expect(machine.state == .connecting)
    carryOut(machine.didConnect(isCongested: isCongested))
  }

  private mutating func disconnect() {
    (isConnected, isCongested) = (false, false)
    machine.disconnect()
  }

  private mutating func begin() {
    isReceiving = true
    machine.beginReceiving()
  }

  private mutating func end() {
    let before = machine.lastEvent
    for _ in 0..<random(4) {
      expect(machine.note(event: events + 1), .new)
      events += 1
      expect(machine.note(event: events), .repeated)
      expect(machine.note(event: events + 2), .gap)
      commit()
    }
    if before < events, random(3) == 0 {
      saves[machine.hold(after: before)] = before + 1...events
    }
    isReceiving = false
    carryOut(machine.endReceiving(isCongested: isCongested))
  }

  private mutating func drain() {
    guard isConnected else { return }
    isCongested = false
    carryOut(machine.becameWritable(isCongested: false))
  }

  private mutating func endSave(isDurable: Bool) {
    guard let id = saves.keys.sorted().first(where: { _ in random(2) == 0 }) else { return }
    let action = machine.saveEnded(id, isDurable: isDurable, isCongested: isCongested)
    if isDurable { saves[id] = nil }
    carryOut(action)
  }

  private mutating func commit() {
    collected += 1
    if !machine.collects { send() }
  }

  private mutating func carryOut(_ action: SessionMachine.Action) {
    guard case .send(let isAnswerDue) = action else { return }
    #expect(!isCongested)
    #expect(isAnswerDue == (machine.answeredEvent < machine.answerableEvent))
    if isAnswerDue || collected > 0 { send() }
  }

  private mutating func send() {
    #expect(isConnected)
    #expect(!isReceiving)
    let answer = machine.answer()
    #expect(answer >= answered)
    #expect(answer <= events)
    // The changes of every answered event are saved.
    #expect(saves.values.allSatisfy { !$0.contains(answer) && $0.lowerBound > answer })
    (answered, collected) = (answer, 0)
    // Sending can make the network congested, or close the socket.
    if !isCalm, random(8) == 0 { isCongested = true }
    if !isCalm, random(16) == 0 { disconnect() }
    machine.didSend(isCongested: isCongested)
  }

  private func check() {
    #expect(machine.collects == (machine.state != .idle))
    #expect(machine.lastEvent == events)
    #expect(machine.answeredEvent == answered)
    switch machine.state {
    case .detached: #expect(!isConnected)
    case .connecting: Issue.record("no page is connecting between steps")
    case .idle:
      #expect(isConnected && !isReceiving)
      // All changes were sent.
      #expect(collected == 0)
      #expect(answered == machine.answerableEvent)
      #expect(!machine.awaitsSave)
    case .receiving: #expect(isConnected && isReceiving)
    case .waiting: #expect(isConnected && (isCongested || machine.awaitsSave))
    case .closed: Issue.record("nobody closed the session")
    }
  }
}
