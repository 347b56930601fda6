import BenchmarkSupport
import PandoReducers

/// Makes and releases a scoped store.
@MainActor
func scoping() -> [Row] {
  let count = 10_000
  return [
    row(
      "making and dropping the store of a field, key paths at hand",
      fields(count, isLiteral: false)
    ),
    row(
      "the same with key path literals, which Swift makes each time",
      fields(count, isLiteral: true)
    ),
    row("making and dropping the store of an element", elements(count)),
  ]
}

private func row(_ name: String, _ time: Double) -> Row {
  Row(name, time.asTime, Figures(seconds: time), atMost: "1 µs", isWithin: time < 1e-6)
}

/// Scopes one field in each of several root stores. The time for releasing the roots is subtracted.
@MainActor
private func fields(_ count: Int, isLiteral: Bool) -> Double {
  let batch = 100
  let state: KeyPath<Level1.State, Level2.State> = \.next
  let action: CaseKeyPath<Level1.Action, Level2.Action> = \.next
  let rounds = (0..<15).map { _ in
    let times = [true, false].map { isScoped in
      (0..<count / batch).reduce(0.0) { time, _ in
        var roots = (0..<batch).map { _ in Store(initialState: Level1.State()) { Level1() } }
        return time
          + seconds {
            if isScoped, isLiteral {
              for root in roots { consume(root.scope(state: \.next, action: \.next)) }
            } else if isScoped {
              for root in roots { consume(root.scope(state: state, action: action)) }
            }
            roots = []
          }
      }
    }
    return (times[0] - times[1]) / Double(count)
  }
  return rounds.median
}

/// Scopes the stores of rows, which are released with the store of the table.
@MainActor
private func elements(_ count: Int) -> Double {
  let rounds = (0..<15).map { _ in
    var store: StoreOf<Table>? = Store(initialState: Table.State(count: count)) { Table() }
    return seconds {
      for row in store!.scope(state: \.rows, action: \.rows) { consume(row) }
      store = nil
    } / Double(count)
  }
  return rounds.median
}
