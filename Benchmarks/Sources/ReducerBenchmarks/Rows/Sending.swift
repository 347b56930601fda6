import BenchmarkSupport
import Observation
import PandoReducers

@Observable
private final class Model {
  var count = 0
}

/// Measures an action that changes one field.
///
/// The floor is the minimum that it could cost: a direct call of the reducer, and one write to an
/// `@Observable` object.
@MainActor
func sending() -> [Row] {
  let store = Store(initialState: Counter.State()) { Counter() }
  let model = Model()
  let counter = Counter()
  var state = Counter.State()
  let direct = Paired(count: 100_000) { count in
    for _ in 0..<count { store.send(.increment) }
  } floor: { count in
    for _ in 0..<count {
      _ = counter.reduce(into: &state, action: .increment)
      model.count = state.count
    }
  }
  let root = Store(initialState: Level1.State()) { Level1() }
  let scoped = root.scope(state: \.next, action: \.next).scope(state: \.next, action: \.next)
    .scope(state: \.next, action: \.next).scope(state: \.next, action: \.next)
    .scope(state: \.next, action: \.next)
  let levels = Paired(count: 100_000) { count in
    for _ in 0..<count { scoped.send(.increment) }
  } floor: { count in
    for _ in 0..<count { store.send(.increment) }
  }
  consume((store.count, scoped.count, model.count))
  return [
    Row(
      "`send`, one field, to the reducer and one `@Observable` write",
      direct,
      to: "the reducer and one `@Observable` write",
      atMost: 3
    )
    .pictured(as: "Send an action to a reducer"),
    Row(
      "`send` through five levels of `scope`, to one without",
      levels,
      to: "`send` without `scope`",
      atMost: 2
    ),
  ]
}
