import Foundation
import PandoUI
import Testing

@testable import PandoWeb
@testable import PandoWebTestSupport

/// Tests of the hibernation of sessions, and of their answers afterwards.
@MainActor
@Suite struct SessionHibernationTests {
  struct Rows: View {
    @State var count: Int
    @State var presses = 0
    var body: some View {
      Button("Press") { presses += 1 }
      Button("Grow") { count = 200 }
      Button("Shrink") { count = 0 }
      ForEach(0..<count, id: \.self) { Text(verbatim: "Row \($0): \(presses)") }
    }
  }

  private let table = SessionTable(limits: ServerLimits()) { _ in }
  private let tree = ElementTree()
  @MainActor
  final class Wire {
    var frames: [String] = []
  }
  private let wire = Wire()

  /// A session that has written its document.
  private func session(rows count: Int) -> LiveSession {
    let session = LiveSession(id: "1", token: "2", options: HTMLOptions()) { renderer in
      ViewGraph(Rows(count: count), renderer: Both(renderer, tree))
    }
    table.add(session, visitor: "v")
    _ = session.document(nonce: nil)
    // The server calls this after its response.
    _ = session.hibernate()
    return session
  }

  private func connect(_ session: LiveSession, after batch: Int = 0) {
    session.connect(lastBatch: batch, window: nil) { [wire] in wire.frames.append($0.text) }
  }

  private func press(_ label: String, _ session: LiveSession, _ number: Int) throws {
    let button = try #require(
      tree.elements.values.first { element in
        element.kind == .button
          && tree.children(of: element.id).contains { $0.attributes.text(.text) == label }
      }
    )
    try session.receive(["[\(number),\(button.id.number),\"tap\"]"])
  }

  @Test func session_thatIsLarge_restsUntilSomethingHappens() throws {
    let session = session(rows: 200)
    #expect(session.live.isHibernating)
    connect(session)
    #expect(session.live.isHibernating)
    #expect(table.hibernationQueue.count == 0)
    try press("Press", session, 1)
    #expect(!session.live.isHibernating)
    #expect(wire.frames.count == 1)
    #expect(wire.frames[0].contains("\"Row 199: 1\""))
    #expect(table.hibernationQueue.count == 1)
    session.close()
  }

  struct RowsApp: App {
    var body: some Scene {
      WindowGroup {
        Button("Press") {}
        List(0..<200, id: \.self) { Text(verbatim: "Row \($0)") }
      }
    }
  }

  @Test func session_ofAnApp_restsWhileItsPageComes() throws {
    let clientCommands = ClientCommands(session: "1", token: "2", base: "/pando")
    let session = LiveSession(
      id: "1",
      token: "2",
      options: HTMLOptions(),
      clientCommands: clientCommands
    ) { renderer in
      ViewGraph(app: RowsApp(), renderer: renderer) {
        $0.scenePhase = .inactive
        // Closures that open addresses cannot be compared, but stay the same here.
        clientCommands.equip(&$0)
      }
    }
    table.add(session, visitor: "v")
    _ = session.open(try #require(URL(string: "http://localhost/")), path: "/")
    _ = session.document(nonce: nil)
    // The server calls this after its response.
    _ = session.hibernate()
    #expect(session.live.isHibernating)
    connect(session)
    #expect(session.live.isHibernating)
    session.close()
  }

  @Test func session_whenNothingHappens_restsAgain() throws {
    let session = session(rows: 200)
    connect(session)
    table.sweep(now: 20)
    try press("Press", session, 1)
    // The first call finds that something has happened, and does not hibernate.
    for second in 21...29 {
      table.sweep(now: second)
      #expect(!session.live.isHibernating)
    }
    table.sweep(now: 30)
    #expect(session.live.isHibernating)
    #expect(table.hibernationQueue.count == 0)
    try press("Press", session, 2)
    #expect(wire.frames.last?.contains("\"Row 199: 2\"") ?? false)
    #expect(table.hibernationQueue.count == 1)
    session.close()
  }

  @Test func session_whileItIsUsed_doesNotRest() throws {
    let session = session(rows: 200)
    connect(session)
    for second in 1...40 {
      if second % 4 == 0 { try press("Press", session, second / 4) }
      table.sweep(now: second)
      #expect(session.live.isHibernating == (second < 4))
    }
    session.close()
  }

  @Test func session_thatIsSmall_isNotAskedToHibernate_untilItGrows() throws {
    let session = session(rows: 3)
    connect(session)
    try press("Press", session, 1)
    #expect(!session.live.isHibernating)
    #expect(table.hibernationQueue.count == 0)
    try press("Grow", session, 2)
    #expect(table.hibernationQueue.count == 1)
    table.sweep(now: 5)
    table.sweep(now: 10)
    #expect(session.live.isHibernating)
    try press("Shrink", session, 3)
    table.sweep(now: 15)
    table.sweep(now: 20)
    #expect(!session.live.isHibernating)
    #expect(table.hibernationQueue.count == 0)
    try press("Grow", session, 4)
    #expect(table.hibernationQueue.count == 1)
    session.close()
  }

  @Test func session_withUnsentChanges_doesNotHibernate() throws {
    let session = session(rows: 200)
    try press("Press", session, 1)
    for second in 1...30 { table.sweep(now: second) }
    #expect(!session.live.isHibernating)
    connect(session)
    #expect(wire.frames.last?.contains("\"Row 199: 1\"") ?? false)
    for second in 31...45 { table.sweep(now: second) }
    #expect(session.live.isHibernating)
    session.close()
  }

  @Test func session_thatIsClosed_isNotCheckedAnyMore() throws {
    let session = session(rows: 200)
    try press("Press", session, 1)
    #expect(table.hibernationQueue.count == 1)
    table.sweep(now: 60)
    #expect(table.counts.sessions == 0)
    #expect(table.hibernationQueue.count == 0)
  }

  @Test func page_thatReconnectsToAHibernatingSession_getsWhatItMissed() throws {
    let session = session(rows: 200)
    connect(session)
    for number in 1...3 { try press("Press", session, number) }
    let frames = wire.frames
    session.disconnect()
    table.sweep(now: 5)
    table.sweep(now: 10)
    #expect(session.live.isHibernating)
    wire.frames = []
    connect(session, after: 1)
    #expect(wire.frames == Array(frames[1...]))
    #expect(session.live.isHibernating)
    session.disconnect()
    wire.frames = []
    // A page that claims batches that were never sent gets the whole document.
    connect(session, after: 99)
    #expect(wire.frames.count == 1)
    #expect(wire.frames[0].hasPrefix("[4,3,[[\"r\",\"p0\","))
    #expect(wire.frames[0].contains("Row 199: 3"))
    try press("Press", session, 4)
    #expect(wire.frames.last?.contains("[\"t\",") ?? false)
    session.close()
  }
}
