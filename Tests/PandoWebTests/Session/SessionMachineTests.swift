import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of the transitions of a session, without socket, graph or clock.
@Suite struct SessionMachineTests {
  typealias State = SessionMachine.State
  typealias Action = SessionMachine.Action

  static let allStates: [State] = [.detached, .connecting, .idle, .receiving, .waiting, .closed]

  enum Event: String, CaseIterable, CustomTestStringConvertible {
    case connect, connected, connectedCongested, disconnect, close
    case writable, writableCongested, command, commandCongested
    case beginReceiving, endReceiving, endReceivingCongested
    case sent, sentCongested

    var testDescription: String { rawValue }

    func happen(to machine: inout SessionMachine) -> Action {
      switch self {
      case .connect: machine.connect()
      case .connected: return machine.didConnect(isCongested: false)
      case .connectedCongested: return machine.didConnect(isCongested: true)
      case .disconnect: machine.disconnect()
      case .close: machine.close()
      case .writable: return machine.becameWritable(isCongested: false)
      case .writableCongested: return machine.becameWritable(isCongested: true)
      case .command: return machine.commandAdded(isCongested: false)
      case .commandCongested: return machine.commandAdded(isCongested: true)
      case .beginReceiving: machine.beginReceiving()
      case .endReceiving: return machine.endReceiving(isCongested: false)
      case .endReceivingCongested: return machine.endReceiving(isCongested: true)
      case .sent: machine.didSend(isCongested: false)
      case .sentCongested: machine.didSend(isCongested: true)
      }
      return .none
    }

    /// The next state and the action for each state in which the event changes or answers
    /// something.
    var transitions: [State: (State, Action)] {
      let send = Action.send(isAnswerDue: false)
      let others = SessionMachineTests.allStates.filter { $0 != .closed }
      func all(_ states: [State], _ end: (State, Action)) -> [State: (State, Action)] {
        Dictionary(uniqueKeysWithValues: states.map { ($0, end) })
      }
      return switch self {
      case .connect: all(others, (.connecting, .none))
      case .connected: [.connecting: (.idle, send)]
      case .connectedCongested: [.connecting: (.waiting, .none)]
      case .disconnect: all(others, (.detached, .none))
      case .close: all(others, (.closed, .none))
      case .writable, .command: all([.idle, .waiting], (.idle, send))
      case .writableCongested, .commandCongested: all([.idle, .waiting], (.waiting, .none))
      case .beginReceiving: all([.idle, .waiting], (.receiving, .none))
      case .endReceiving: [.receiving: (.idle, send)]
      case .endReceivingCongested: [.receiving: (.waiting, .none)]
      case .sent: [:]
      case .sentCongested: [.idle: (.waiting, .none)]
      }
    }
  }

  /// A machine in a state, in which no event was handled and no save is awaited.
  static func machine(in state: State) -> SessionMachine {
    var machine = SessionMachine()
    if state == .detached { return machine }
    if state == .closed {
      machine.close()
      return machine
    }
    machine.connect()
    if state == .connecting { return machine }
    _ = machine.didConnect(isCongested: state == .waiting)
    if state == .receiving { machine.beginReceiving() }
    return machine
  }

  @Test(arguments: Event.allCases, allStates)
  func event_inEachState_leadsToTheStateInTheTable(event: Event, state: State) {
    var machine = Self.machine(in: state)
    #expect(machine.state == state)
    let action = event.happen(to: &machine)
    let (end, expected) = event.transitions[state] ?? (state, .none)
    #expect(machine.state == end)
    #expect(action == expected)
    #expect(machine.collects == (end != .idle))
  }

  @Test func events_whenNumberedOneAfterTheOther_areNew() {
    var machine = SessionMachine()
    expect(machine.note(event: 1), .new)
    expect(machine.note(event: 1), .repeated)
    expect(machine.note(event: 0), .repeated)
    expect(machine.note(event: 3), .gap)
    #expect(machine.lastEvent == 1)
    expect(machine.note(event: 2), .new)
  }

  @Test func event_whenHandled_isOwedAnAnswer() {
    var machine = Self.machine(in: .idle)
    machine.beginReceiving()
    _ = machine.note(event: 1)
    expect(machine.endReceiving(isCongested: false), .send(isAnswerDue: true))
    expect(machine.answer(), 1)
    expect(machine.becameWritable(isCongested: false), .send(isAnswerDue: false))
  }

  @Test func event_whenDetachedMeanwhile_isAnsweredToTheNextConnection() {
    var machine = Self.machine(in: .receiving)
    _ = machine.note(event: 1)
    machine.disconnect()
    expect(machine.endReceiving(isCongested: false), .none)
    machine.connect()
    expect(machine.didConnect(isCongested: false), .send(isAnswerDue: true))
  }

  @Test func save_whenAwaited_holdsTheAnswerAndWhatIsCollected() {
    var machine = Self.machine(in: .receiving)
    for number in 1...3 { _ = machine.note(event: number) }
    let save = machine.hold(after: 1)
    expect(machine.endReceiving(isCongested: false), .none)
    #expect(machine.state == .waiting)
    #expect(machine.answerableEvent == 1)
    expect(machine.commandAdded(isCongested: false), .none)
    expect(machine.saveEnded(save, isDurable: true, isCongested: false), .send(isAnswerDue: true))
    #expect(machine.state == .idle)
    expect(machine.answer(), 3)
    expect(machine.saveEnded(save, isDurable: true, isCongested: false), .none)
  }

  @Test func saves_whenSeveralAreAwaited_letThroughOneAfterTheOther() {
    var machine = Self.machine(in: .receiving)
    _ = machine.note(event: 1)
    let first = machine.hold(after: 0)
    _ = machine.note(event: 2)
    let second = machine.hold(after: 1)
    _ = machine.endReceiving(isCongested: false)
    expect(
      machine.saveEnded(second, isDurable: true, isCongested: false),
      .send(isAnswerDue: false)
    )
    expect(machine.answer(), 0)
    #expect(machine.state == .waiting)
    expect(machine.saveEnded(first, isDurable: true, isCongested: false), .send(isAnswerDue: true))
    expect(machine.answer(), 2)
    #expect(machine.state == .idle)
  }

  @Test func save_whenItFails_letsChangesThrough_andKeepsTheAnswer() {
    var machine = Self.machine(in: .receiving)
    _ = machine.note(event: 1)
    let save = machine.hold(after: 0)
    _ = machine.endReceiving(isCongested: false)
    expect(machine.saveEnded(save, isDurable: false, isCongested: false), .send(isAnswerDue: false))
    expect(machine.answer(), 0)
    #expect(machine.state == .idle)
    #expect(machine.isHeld(save))
    #expect(!machine.awaitsSave)
    expect(machine.saveEnded(save, isDurable: true, isCongested: false), .send(isAnswerDue: true))
    expect(machine.answer(), 1)
  }

  @Test(arguments: allStates.filter { ![.idle, .waiting].contains($0) })
  func save_whenItEndsWhileNothingIsSent_isTakenNoteOf(state: State) {
    var machine = Self.machine(in: state)
    _ = machine.note(event: 1)
    let save = machine.hold(after: 0)
    expect(machine.saveEnded(save, isDurable: true, isCongested: false), .none)
    #expect(machine.state == state)
    #expect(machine.answerableEvent == 1)
  }

  @Test func session_whenClosed_forgetsSaves() {
    var machine = Self.machine(in: .receiving)
    _ = machine.note(event: 1)
    let save = machine.hold(after: 0)
    machine.close()
    #expect(!machine.isHeld(save))
    expect(machine.saveEnded(save, isDurable: true, isCongested: false), .none)
  }

  @Test func session_whenNothingHappens_mayHibernate() {
    var machine = Self.machine(in: .idle)
    expect(machine.checkHibernation(), true)
    machine.beginReceiving()
    expect(machine.checkHibernation(), false)
    expect(machine.checkHibernation(), true)
    _ = machine.answer()
    expect(machine.checkHibernation(), false)
    expect(machine.checkHibernation(), true)
  }

  @Test(arguments: 0..<50)
  func machine_whenAnythingHappens_keepsItsPromises(seed: UInt64) {
    var walk = SessionWalk(seed: seed)
    for _ in 0..<300 { walk.step() }
    walk.settle()
  }
}
