import Observation
import PandoUI
import Testing

@testable import PandoWeb

/// Tests of the memory of sessions, as the table of sessions counts it.
@MainActor
@Suite struct SessionTableTests {
  struct Rows: View {
    let model: Model
    var body: some View {
      ForEach(0..<model.count, id: \.self) { Text(verbatim: "Row \($0)") }
    }
  }

  @Observable
  final class Model {
    var count = 1
  }

  /// A table with sessions of open pages, and the model of each.
  private func table(of count: Int) -> (SessionTable, [Model], [LiveSession]) {
    var limits = ServerLimits()
    limits.sessionMemory = 20_000
    let table = SessionTable(limits: limits, minMeasured: 3) { _ in }
    let models = (0..<count).map { _ in Model() }
    let sessions = models.enumerated().map { number, model in
      let session = LiveSession(id: "\(number)", token: "t", options: HTMLOptions()) { renderer in
        ViewGraph(Rows(model: model), renderer: renderer)
      }
      _ = session.document(nonce: nil)
      table.add(session, visitor: "\(number)")
      session.connect(lastBatch: 0, window: nil) { _ in }
      return session
    }
    return (table, models, sessions)
  }

  @Test func session_thatGrows_isMeasuredInTheNextSecond() {
    let (table, models, sessions) = table(of: 3)
    models[1].count = 100
    sessions[1].graph.flush()
    table.sweep(now: 1)
    #expect(sessions.map(table.has) == [true, false, true])
    table.closeAll(.goingAway)
  }

  @Test func sessions_ofWhichThereAreMany_areMeasuredWithinEightSeconds() {
    let (table, models, sessions) = table(of: 40)
    for model in models { model.count = 100 }
    for session in sessions { session.graph.flush() }
    for second in 1...8 {
      #expect(table.counts.sessions > 0)
      table.sweep(now: second)
    }
    #expect(table.counts.sessions == 0)
    table.closeAll(.goingAway)
  }

  @Test func memory_whenSessionsEnd_isGivenBack() {
    let (table, _, sessions) = table(of: 5)
    #expect(table.memory > 0)
    for session in sessions { table.discard(session) }
    #expect(table.memory == 0)
  }
}
