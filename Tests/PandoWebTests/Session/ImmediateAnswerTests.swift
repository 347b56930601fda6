import PandoDependencies
import PandoSharing
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of answers that wait until the changes of an event are saved.
@MainActor
@Suite struct ImmediateAnswerTests {
  /// A storage whose saves are completed by the test.
  final class Gate: Sendable {
    let held = Locked<[(value: Int, continuation: SaveContinuation)]>([])

    /// Waits for a save, and answers it.
    func answer(_ error: (any Error)? = nil) async -> Int {
      while true {
        let next = held.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        guard let next else {
          await Task.yield()
          continue
        }
        if let error {
          next.continuation.resume(throwing: error)
        } else {
          next.continuation.resume()
        }
        return next.value
      }
    }
  }

  struct GateKey: SharedKey {
    let gate: Gate
    var id: ObjectIdentifier { ObjectIdentifier(gate) }
    func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
      continuation.resumeReturningInitialValue()
    }
    func subscribe(
      context: LoadContext<Int>,
      subscriber: SharedSubscriber<Int>
    ) -> SharedSubscription {
      SharedSubscription {}
    }
    func save(_ value: Int, context: SaveContext, continuation: SaveContinuation) {
      gate.held.withLock { $0.append((value, continuation)) }
    }
  }

  struct Failure: Error {}

  struct Board: View {
    @Shared private var count: Int
    @State private var presses = 0

    init(gate: Gate, isImmediate: Bool = true) {
      let key = GateKey(gate: gate)
      _count =
        isImmediate
        ? Shared(wrappedValue: 0, key.immediately) : Shared(wrappedValue: 0, key)
    }

    var body: some View {
      Text("Count \(count) \($count.saveError == nil ? "kept" : "not kept")")
      Text("Presses \(presses)")
      Button("Count") { $count.withLock { $0 += 1 } }
      Button("Press") { presses += 1 }
    }
  }

  private let tree = ElementTree()

  private final class Page {
    var batches: [Batch] = []
    var answered: Int { batches.last?.event ?? 0 }
    var words: String { batches.map(\.text).joined() }
  }

  private func open(_ board: Board) throws -> (LiveSession, Page, count: Int, press: Int) {
    let session = LiveSession(id: "1", token: "2", options: HTMLOptions()) { renderer in
      ViewGraph(board, renderer: Both(renderer, tree))
    }
    _ = session.document(nonce: nil)
    let page = Page()
    session.connect(lastBatch: 0, window: nil) { page.batches.append($0) }
    let buttons = tree.elements.values.filter { $0.kind == .button }.map(\.id.number).sorted()
    try #require(buttons.count == 2)
    return (session, page, buttons[0], buttons[1])
  }

  private func wait(_ condition: () -> Bool) async {
    #expect(await yieldUntil(condition))
  }

  @Test(.dependencies) func answer_waitsForTheSave_andCarriesWhatItShows() async throws {
    let gate = Gate()
    let (session, page, count, press) = try open(Board(gate: gate))
    try session.receive(["[1,\(press),\"tap\"]"])
    #expect(page.answered == 1)
    try session.receive(["[2,\(count),\"tap\"]"])
    // An event that comes meanwhile is answered after the ones before it.
    try session.receive(["[3,\(press),\"tap\"]"])
    #expect(page.answered == 1)
    #expect(!page.words.contains("Count 1"))
    #expect(await gate.answer() == 1)
    await wait { page.answered == 3 }
    #expect(page.words.contains("Count 1 kept"))
    #expect(page.words.contains("Presses 2"))
    session.close()
  }

  @Test(.dependencies) func events_thatAreSavedOneAfterTheOther_areAnsweredSo() async throws {
    let gate = Gate()
    let (session, page, count, _) = try open(Board(gate: gate))
    for number in 1...3 { try session.receive(["[\(number),\(count),\"tap\"]"]) }
    #expect(page.batches.isEmpty)
    #expect(await gate.answer() == 1)
    await wait { page.answered == 1 }
    // The next save has both later changes.
    #expect(await gate.answer() == 3)
    await wait { page.answered == 3 }
    #expect(gate.held.withLock { $0.isEmpty })
    session.close()
  }

  @Test(.dependencies) func save_thatFails_isShown_andTheEventStaysUnanswered() async throws {
    let gate = Gate()
    let (session, page, count, press) = try open(Board(gate: gate))
    try session.receive(["[1,\(count),\"tap\"]"])
    #expect(await gate.answer(Failure()) == 1)
    await wait { page.words.contains("Count 1 not kept") }
    #expect(page.answered == 0)
    // The page gets every change, but its events are not answered yet.
    try session.receive(["[2,\(press),\"tap\"]"])
    #expect(page.words.contains("Presses 1"))
    #expect(page.answered == 0)
    // An event that is sent again is handled once.
    try session.receive(["[1,\(count),\"tap\"]", "[2,\(press),\"tap\"]"])
    session.disconnect()
    let next = Page()
    session.connect(lastBatch: 0, window: nil) { next.batches.append($0) }
    #expect(next.answered == 0)
    // The next attempt saves the newest value.
    try session.receive(["[3,\(count),\"tap\"]"])
    while await gate.answer() != 2 {}
    await wait { next.answered == 3 }
    #expect(next.words.contains("Count 2 kept"))
    session.close()
  }

  @Test(.dependencies) func others_doNotWait() async throws {
    let gate = Gate()
    let (session, page, count, _) = try open(Board(gate: gate))
    let (other, seen, _, press) = try open(Board(gate: gate))
    try session.receive(["[1,\(count),\"tap\"]"])
    try other.receive(["[1,\(press),\"tap\"]"])
    #expect(seen.answered == 1)
    #expect(page.answered == 0)
    _ = await gate.answer()
    await wait { page.answered == 1 }
    session.close()
    other.close()
  }

  @Test(.dependencies) func key_thatDoesNotSaySo_isNotWaitedFor() async throws {
    let gate = Gate()
    let (session, page, count, _) = try open(Board(gate: gate, isImmediate: false))
    try session.receive(["[1,\(count),\"tap\"]"])
    #expect(page.answered == 1)
    _ = await gate.answer()
    session.close()
  }
}
