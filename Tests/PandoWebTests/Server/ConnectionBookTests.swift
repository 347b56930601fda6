import NIOCore
import PandoTestSupport
import Testing

@testable import PandoWeb

/// Tests of the connections that are closed when the limit is reached.
@Suite("Connection book")
struct ConnectionBookTests {
  private let ann = ClientAddress("192.0.2.1")
  private let bob = ClientAddress("192.0.2.2")

  private func book(
    _ connections: Int,
    perAddress: Int = 100,
    waiting: Int = 100,
    waitingPerAddress: Int = 100,
    leaving: Int = 100
  ) -> ConnectionBook {
    ConnectionBook(
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
    var book = book(2)
    #expect(book.enter(1, from: nil) == .allowed)
    #expect(book.enter(2, from: nil) == .allowed)
    // The first connection sends another request, so the second has waited longer.
    #expect(book.move(1, to: .asking) == .allowed)
    #expect(book.move(1, to: .idle) == .allowed)
    #expect(book.enter(3, from: nil) == .instead(of: 2, .idle))
    #expect(book.enter(4, from: nil) == .instead(of: 1, .idle))
    #expect(book.count == 2)
  }

  @Test func newConnection_whenAllAreInUse_isRefused_andASocketWithoutHelloIsClosedFirst() {
    var book = book(2)
    _ = book.enter(1, from: nil)
    _ = book.enter(2, from: nil)
    _ = book.move(1, to: .asking)
    _ = book.move(2, to: .waiting)
    #expect(book.enter(3, from: nil) == .instead(of: 2, .waiting))
    _ = book.move(3, to: .live)
    #expect(book.enter(4, from: nil) == .refused)
    book.leave(1)
    #expect(book.enter(4, from: nil) == .allowed)
  }

  @Test func newConnection_whenSocketsHaveWaitedLonger_staysUntilItsRequest() {
    var book = book(2)
    _ = book.enter(1, from: nil)
    _ = book.move(1, to: .waiting)
    _ = book.enter(2, from: nil)
    #expect(book.enter(3, from: nil) == .instead(of: 1, .waiting))
    #expect(book.enter(4, from: nil) == .instead(of: 2, .idle))
  }

  @Test func address_atItsLimit_closesItsOwnConnections_andNoOthers() {
    var book = book(10, perAddress: 2)
    _ = book.enter(1, from: bob)
    _ = book.enter(2, from: ann)
    _ = book.enter(3, from: ann)
    #expect(book.enter(4, from: ann) == .instead(of: 2, .idle))
    _ = book.move(3, to: .live)
    _ = book.move(4, to: .live)
    #expect(book.enter(5, from: ann) == .refused)
    #expect(book.enter(6, from: bob) == .allowed)
  }

  @Test func waitingSockets_whenTooMany_goForTheNewest() {
    var book = book(10, waiting: 3, waitingPerAddress: 2)
    for id in 1...5 { _ = book.enter(id, from: id == 1 ? bob : ann) }
    #expect(book.move(1, to: .waiting) == .allowed)
    #expect(book.move(2, to: .waiting) == .allowed)
    #expect(book.move(3, to: .waiting) == .allowed)
    // The address already has two connections.
    #expect(book.move(4, to: .waiting) == .instead(of: 2, .waiting))
    _ = book.enter(6, from: nil)
    // The total limit of three is reached; the oldest connection belongs to another address.
    #expect(book.move(6, to: .waiting) == .instead(of: 1, .waiting))
    #expect(book.waitingCount == 3)
  }

  @Test func addressNamedByAProxy_countsForItsLimit() {
    var book = book(10, perAddress: 1)
    _ = book.enter(1, from: nil)
    _ = book.enter(2, from: nil)
    #expect(book.name(1, ann!) == .allowed)
    _ = book.move(1, to: .live)
    #expect(book.name(2, ann!) == .refused)
    #expect(book.name(2, bob!) == .allowed)
    #expect(book.addressCount == 2)
  }

  @Test func closing_whenTooManyConnectionsAreClosing_refusesNewOnes() {
    var book = book(1, leaving: 1)
    _ = book.enter(1, from: nil)
    #expect(book.enter(2, from: nil) == .instead(of: 1, .idle))
    #expect(book.enter(3, from: nil) == .refused)
    // The state of a connection that is being closed does not matter.
    #expect(book.move(1, to: .live) == .allowed)
    book.leave(1)
    #expect(book.enter(3, from: nil) == .instead(of: 2, .idle))
  }

  /// A simple reference model of the book.
  private struct Model {
    struct Entry {
      var id: Int
      var address: ClientAddress?
      var stage: ConnectionBook.Stage
      var since: Int
    }

    var entries: [Entry] = []
    var time = 0

    var staying: [Entry] { entries.filter { $0.stage != .leaving } }
    func first(of address: ClientAddress?, _ stage: ConnectionBook.Stage) -> Entry? {
      staying.filter { $0.stage == stage && (address == nil || $0.address == address) }
        .min { $0.since < $1.since }
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func connectionBook_afterManySteps_agreesWithASimpleList(seed: UInt64) {
    let random = SeededGenerator(seed: seed)
    func roll(_ sides: Int) -> Int {
      var random = random
      return Int.random(in: 0..<sides, using: &random)
    }
    var book = book(12, perAddress: 5, waiting: 6, waitingPerAddress: 3, leaving: 4)
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
        var expected = ConnectionBook.Decision.allowed
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
          expected = gone.map { isSlow ? .refused : .instead(of: $0.id, $0.stage) } ?? .refused
        }
        #expect(book.enter(last, from: address) == expected)
        if case .instead(let id, _) = expected {
          model.entries[model.entries.firstIndex { $0.id == id }!].stage = .leaving
        }
        if expected != .refused {
          model.entries.append(
            .init(id: last, address: address, stage: .idle, since: model.time)
          )
        }
      case 2:
        guard !model.entries.isEmpty else { continue }
        let index = roll(model.entries.count)
        let stage = [ConnectionBook.Stage.idle, .asking, .live][roll(3)]
        #expect(book.move(model.entries[index].id, to: stage) == .allowed)
        if ![stage, .leaving].contains(model.entries[index].stage) {
          model.entries[index].stage = stage
          model.entries[index].since = model.time
        }
      default:
        guard !model.entries.isEmpty else { continue }
        book.leave(model.entries.remove(at: roll(model.entries.count)).id)
      }
      #expect(book.count == model.staying.count)
    }
    for entry in model.entries { book.leave(entry.id) }
    #expect((book.count, book.waitingCount, book.addressCount) == (0, 0, 0))
  }
}
