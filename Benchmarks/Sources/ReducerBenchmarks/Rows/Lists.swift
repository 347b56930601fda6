import BenchmarkSupport
import PandoReducers
import PandoUI

/// Counts evaluations.
@MainActor
private final class Evaluations {
  var rows = 0
  var tables = 0
}

private struct RowView: View {
  let store: StoreOf<Counter>
  let evaluations: Evaluations

  var body: some View {
    let _ = evaluations.rows += 1
    Text(verbatim: "\(store.count)")
  }
}

private struct TableView: View {
  let store: StoreOf<Table>
  let evaluations: Evaluations

  var body: some View {
    let _ = evaluations.tables += 1
    ForEach(store.scope(state: \.rows, action: \.rows)) { row in
      RowView(store: row, evaluations: evaluations)
    }
  }
}

/// An action of one row in a list, up to the commit, for two lengths of the list.
@MainActor
func lists() -> [Row] {
  var times: [Double] = []
  var most = (rows: 0, tables: 0)
  for count in [100, 10_000] {
    let store = Store(initialState: Table.State(count: count)) { Table() }
    let evaluations = Evaluations()
    let graph = ViewGraph(
      TableView(store: store, evaluations: evaluations),
      renderer: ElementTree()
    )
    let act = { (index: Int) in
      store.send(.rows(.element(id: index * 37 % count, action: .increment)))
      graph.flush()
    }
    for index in 0..<200 { act(index) }
    for index in 0..<20 {
      (evaluations.rows, evaluations.tables) = (0, 0)
      act(index)
      most = (max(most.rows, evaluations.rows), max(most.tables, evaluations.tables))
    }
    let rounds = (0..<15).map { _ in seconds { for index in 0..<1_000 { act(index) } } / 1_000 }
    times.append(rounds.median)
    graph.close()
  }
  let growth = times[1] / times[0]
  return [
    Row(
      "one row's action of 10,000: views evaluated",
      "\(most.rows) and \(most.tables) of the list",
      atMost: "1 and 0",
      isWithin: most == (1, 0)
    ),
    Row(
      "the same to the commit, 10,000 rows to 100",
      "\(growth.formatted(2)) × (\(times.map(\.asTime).joined(separator: ", ")))",
      Figures(seconds: times[1], floor: Figure("one row of 100", times[0])),
      atMost: "1.5 ×",
      isWithin: growth <= 1.5
    ),
  ]
}
