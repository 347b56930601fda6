import Foundation
import HTTPTypes
import PandoDependencies
import PandoTestSupport
import PandoTesting
import PandoUI
import Testing

@testable import PandoSharing
@testable import PandoWeb

/// Tests of the notice that a page shows while a database cannot be reached.
@MainActor
@Suite(.dependencies) struct AbsenceSessionTests {
  nonisolated static let databases = Locked<[String: InMemoryValueDatabase]>([:])

  struct Count: View {
    @Shared var count: Int
    @State private var isShown = true

    init(_ name: String) {
      let database = AbsenceSessionTests.databases.withLock { $0[name] }!
      _count = Shared(
        wrappedValue: 0,
        DatabaseKey<Int>("count", in: database, function: ".memory")
      )
    }

    var body: some View {
      Button("hide") { isShown = false }
      if isShown { Text("count \(count)") }
    }
  }

  private func session(_ name: String, showsDatabaseNotice: Bool = true) -> LiveSession {
    LiveSession(
      id: "a",
      token: "b",
      options: HTMLOptions(),
      showsDatabaseNotice: showsDatabaseNotice
    ) { ViewGraph(Count(name), renderer: $0) }
  }

  private func database(_ name: String) -> InMemoryValueDatabase {
    let database = InMemoryValueDatabase(InMemoryRows())
    Self.databases.withLock { $0[name] = database }
    return database
  }

  @Test func page_showsThatItsDatabaseIsUnreachable_untilItIsBack() async throws {
    let (shown, other) = (database("shown"), database("other"))
    let sent = Watched<[String]>([])
    let session = session("shown")
    let beside = Shared(wrappedValue: 0, DatabaseKey<Int>("n", in: other, function: ".memory"))
    _ = session.document(nonce: nil)
    session.connect(lastBatch: 0, window: nil) { batch in
      for case .notice(let words) in batch.patches { sent.update { $0.append(words) } }
    }
    // The page shows no value of the other database.
    other.connect(false)
    other.settle()
    #expect(beside.loadError != nil)
    shown.connect(false)
    #expect(await sent.wait { $0 == [ControlWord.databaseAway.rawValue] })
    shown.connect(true)
    #expect(await sent.wait { $0 == [ControlWord.databaseAway.rawValue, ""] })
    shown.connect(false)
    #expect(await sent.wait { $0.count == 3 })
    // A page that shows the value no longer has no notice.
    let button = try #require(session.live.root.inOrder.first { $0.kind == .button })
    try session.graph.send(.tap, to: button.id)
    session.graph.flush()
    #expect(await sent.wait { $0.last == "" })
    session.close()
  }

  @Test func pageOpenedMeanwhile_showsTheNoticeOnceConnected_andAgainAfterALoss() async throws {
    let database = database("opened")
    database.connect(false)
    let session = session("opened")
    _ = session.document(nonce: nil)
    // The second time, the browser has batches that the server never sent.
    for last in [0, 99] {
      let sent = Watched<[String]>([])
      session.connect(lastBatch: last, window: nil) { batch in
        for case .notice(let words) in batch.patches { sent.update { $0.append(words) } }
      }
      #expect(await sent.wait { $0 == [ControlWord.databaseAway.rawValue] })
      session.disconnect()
    }
    session.close()
  }

  @Test func page_withoutDatabaseNotices_showsNone() async throws {
    let database = database("silent")
    let sent = Watched<[Patch]>([])
    let session = session("silent", showsDatabaseNotice: false)
    _ = session.document(nonce: nil)
    session.connect(lastBatch: 0, window: nil) { batch in
      sent.update { $0 += batch.patches }
    }
    database.connect(false)
    database.settle()
    #expect(StorageAbsences.shared.isAny)
    session.graph.flush()
    session.sendOutline()
    #expect(sent.value.isEmpty)
    session.close()
  }
}

extension LiveElement {
  /// The element and those under it, in the order of the document.
  fileprivate var inOrder: [LiveElement] { [self] + children.flatMap(\.inOrder) }
}
