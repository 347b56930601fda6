import NIOCore
import PandoTestSupport
import Testing

@testable import PandoWeb

/// Tests of the connections that are closed when the limit is reached.
@Suite("Connection table")
struct ConnectionTableTests {
  private let ann = ClientAddress("192.0.2.1")
  private let bob = ClientAddress("192.0.2.2")

  private func table(
    _ connections: Int,
    perAddress: Int = 100,
    waiting: Int = 100,
    waitingPerAddress: Int = 100,
    leaving: Int = 100
  ) -> ConnectionTable {
    ConnectionTable(
      limits: .init(
        connections: connections,
        perAddress: perAddress,
        waiting: waiting,
        waitingPerAddress: waitingPerAddress,
        leaving: leaving
      )
    )
  }

  @Test func newConnection_atTheLimit_takesThePlaceOfTheLongestWaiting() {
    var table = table(2)
    #expect(table.enter(1, from: nil) == .allowed)
    #expect(table.enter(2, from: nil) == .allowed)
    // The first connection sends another request, so the second has waited longer.
    #expect(table.move(1, to: .asking) == .allowed)
    #expect(table.move(1, to: .idle) == .allowed)
    #expect(table.enter(3, from: nil) == .instead(of: 2, .idle))
    #expect(table.enter(4, from: nil) == .instead(of: 1, .idle))
    #expect(table.count == 2)
  }

  @Test func newConnection_whenAllAreInUse_isRefused_andASocketWithoutHelloIsClosedFirst() {
    var table = table(2)
    _ = table.enter(1, from: nil)
    _ = table.enter(2, from: nil)
    _ = table.move(1, to: .asking)
    _ = table.move(2, to: .waiting)
    #expect(table.enter(3, from: nil) == .instead(of: 2, .waiting))
    _ = table.move(3, to: .live)
    #expect(table.enter(4, from: nil) == .refused)
    table.leave(1)
    #expect(table.enter(4, from: nil) == .allowed)
  }

  @Test func newConnection_whenSocketsHaveWaitedLonger_staysUntilItsRequest() {
    var table = table(2)
    _ = table.enter(1, from: nil)
    _ = table.move(1, to: .waiting)
    _ = table.enter(2, from: nil)
    #expect(table.enter(3, from: nil) == .instead(of: 1, .waiting))
    #expect(table.enter(4, from: nil) == .instead(of: 2, .idle))
  }

  @Test func address_atItsLimit_closesItsOwnConnections_andNoOthers() {
    var table = table(10, perAddress: 2)
    _ = table.enter(1, from: bob)
    _ = table.enter(2, from: ann)
    _ = table.enter(3, from: ann)
    #expect(table.enter(4, from: ann) == .instead(of: 2, .idle))
    _ = table.move(3, to: .live)
    _ = table.move(4, to: .live)
    #expect(table.enter(5, from: ann) == .refused)
    #expect(table.enter(6, from: bob) == .allowed)
  }

  @Test func waitingSockets_whenTooMany_goForTheNewest() {
    var table = table(10, waiting: 3, waitingPerAddress: 2)
    for id in 1...5 { _ = table.enter(id, from: id == 1 ? bob : ann) }
    #expect(table.move(1, to: .waiting) == .allowed)
    #expect(table.move(2, to: .waiting) == .allowed)
    #expect(table.move(3, to: .waiting) == .allowed)
    // The address already has two connections.
    #expect(table.move(4, to: .waiting) == .instead(of: 2, .waiting))
    _ = table.enter(6, from: nil)
    // The total limit of three is reached; the oldest connection belongs to another address.
    #expect(table.move(6, to: .waiting) == .instead(of: 1, .waiting))
    #expect(table.waitingCount == 3)
  }

  @Test func addressNamedByAProxy_countsForItsLimit() {
    var table = table(10, perAddress: 1)
    _ = table.enter(1, from: nil)
    _ = table.enter(2, from: nil)
    #expect(table.name(1, ann!) == .allowed)
    _ = table.move(1, to: .live)
    #expect(table.name(2, ann!) == .refused)
    #expect(table.name(2, bob!) == .allowed)
    #expect(table.addressCount == 2)
  }

  @Test func closing_whenTooManyConnectionsAreClosing_letsNewOnesWait() {
    var table = table(1, leaving: 1)
    _ = table.enter(1, from: nil)
    #expect(table.enter(2, from: nil) == .instead(of: 1, .idle))
    #expect(table.enter(3, from: nil) == .later)
    // The state of a connection that is being closed does not matter.
    #expect(table.move(1, to: .live) == .allowed)
    table.leave(1)
    #expect(table.enter(3, from: nil) == .instead(of: 2, .idle))
  }

  /// A simple reference model of the table.
  private struct Model {
    struct Entry {
      var id: Int
      var address: ClientAddress?
      var stage: ConnectionTable.Stage
      var since: Int
    }

    var entries: [Entry] = []
    var time = 0

    var staying: [Entry] { entries.filter { $0.stage != .leaving } }
    func first(of address: ClientAddress?, _ stage: ConnectionTable.Stage) -> Entry? {
      staying.filter { $0.stage == stage && (address == nil || $0.address == address) }
        .min { $0.since < $1.since }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func connectionTable_afterManySteps_agreesWithASimpleList(seed: UInt64) {
    let random = SeededGenerator(seed: seed)
    func roll(_ sides: Int) -> Int {
      var random = random
      return Int.random(in: 0..<sides, using: &random)
    }
    var table = table(12, perAddress: 5, waiting: 6, waitingPerAddress: 3, leaving: 4)
    var model = Model()
    let addresses = [nil] + (1...4).map { ClientAddress("192.0.2.\($0)") }
    var last = 0
    for _ in 0..<3_000 {
      model.time += 1
      switch roll(4) {
      case 0, 1:
        last += 1
        let address = addresses[roll(addresses.count)]
        let own = model.staying.filter { $0.address == address }.count
        var expected = ConnectionTable.Decision.allowed
        var isFull = false
        var whose: ClientAddress?
        if address != nil, own >= 5 {
          (isFull, whose) = (true, address)
        } else if model.staying.count >= 12 {
          isFull = true
        }
        if isFull {
          let gone = [model.first(of: whose, .idle), model.first(of: whose, .waiting)]
            .compactMap { $0 }.min { $0.since < $1.since }
          let isSlow = model.entries.filter { $0.stage == .leaving }.count >= 4
          expected = gone.map { isSlow ? .later : .instead(of: $0.id, $0.stage) } ?? .refused
        }
        #expect(table.enter(last, from: address) == expected)
        if case .instead(let id, _) = expected {
          model.entries[model.entries.firstIndex { $0.id == id }!].stage = .leaving
        }
        if expected.atOnce != .refused {
          model.entries.append(
            .init(id: last, address: address, stage: .idle, since: model.time)
          )
        }
      case 2:
        guard !model.entries.isEmpty else { continue }
        let index = roll(model.entries.count)
        let stage = [ConnectionTable.Stage.idle, .asking, .live][roll(3)]
        #expect(table.move(model.entries[index].id, to: stage) == .allowed)
        if ![stage, .leaving].contains(model.entries[index].stage) {
          model.entries[index].stage = stage
          model.entries[index].since = model.time
        }
      default:
        guard !model.entries.isEmpty else { continue }
        table.leave(model.entries.remove(at: roll(model.entries.count)).id)
      }
      #expect(table.count == model.staying.count)
    }
    for entry in model.entries { table.leave(entry.id) }
    #expect((table.count, table.waitingCount, table.addressCount) == (0, 0, 0))
  }
}
