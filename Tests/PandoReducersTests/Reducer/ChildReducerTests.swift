import OpenCombine
import PandoCasePaths
import PandoDependencies
@_spi(Internals) import PandoReducers
import PandoSharing
import PandoTesting
import Testing

/// A feature that counts, and runs an effect until the effect is cancelled.
@Reducer
private struct Row {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  enum Action: Equatable { case tapped, worked, begin }
  var gate = Gate()

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        state.count += 1
        return .none
      case .begin:
        return .run { [gate] send in
          await gate.open()
          try? await untilCancelled()
          await send(.worked)
        }
      case .worked:
        state.count = -1
        return .none
      }
    }
  }
}

@Reducer
private struct Table {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = []
    var special: Row.State?
    var mode = Mode.State.one(Row.State(id: 1))
  }
  enum Action: Equatable {
    case rows(IdentifiedActionOf<Row>)
    case special(Row.Action)
    case mode(Mode.Action)
    case remove
    case replace
  }
  var gate = Gate()

  var body: some ReducerOf<Self> {
    Scope(state: \.mode, action: \.mode) { Mode(gate: gate) }
    Reduce { state, action in
      switch action {
      case .remove:
        state.rows.remove(id: 1)
        state.special = nil
        state.mode = .two(Row.State(id: 1))
        return .none
      case .replace:
        state.special = Row.State(id: 2)
        return .none
      case .rows, .special, .mode: return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Row(gate: gate) }
    .ifLet(\.special, action: \.special) { Row(gate: gate) }
  }
}

@Reducer
private struct Mode {
  @CasePathable enum State: Equatable { case one(Row.State), two(Row.State) }
  enum Action: Equatable { case one(Row.Action), two(Row.Action), flip }
  var gate: Gate

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .flip { state = .two(Row.State(id: 2)) }
      return .none
    }
    .ifCaseLet(\.one, action: \.one) { Row(gate: gate) }
    .ifCaseLet(\.two, action: \.two) { Row(gate: gate) }
  }
}

@MainActor
@Suite(.dependencies) struct ChildReducerTests {
  private let gate = Gate()
  private func store() -> StoreOf<Table> {
    let state = Table.State(rows: [Row.State(id: 1), Row.State(id: 2)], special: Row.State(id: 1))
    return Store(initialState: state) { Table(gate: gate) }
  }

  @Test func child_whenItsActionComes_isReducedInPlace() {
    let store = store()
    store.send(.rows(.element(id: 2, action: .tapped)))
    store.send(.special(.tapped))
    store.send(.mode(.one(.tapped)))
    store.withState {
      #expect($0.rows.map(\.count) == [0, 1])
      #expect($0.special?.count == 1)
      #expect($0.mode == .one(Row.State(id: 1, count: 1)))
    }
  }

  @Test(arguments: [0, 1])
  func element_whenItIsRemoved_endsItsEffects(other: Int) async {
    let store = store()
    let task = store.send(.rows(.element(id: 1, action: .begin)))
    if other == 1 { await gate.wait() }
    store.send(.remove)
    await task.finish()
    #expect(store.withState { $0.rows.map(\.count) } == [0])
  }

  @Test func optionalChild_whenItGoesOrIsAnother_endsItsEffects() async {
    for action in [Table.Action.remove, .replace] {
      let store = store()
      let task = store.send(.special(.begin))
      await gate.wait()
      store.send(action)
      await task.finish()
      #expect(store.withState { $0.special?.count ?? 0 } == 0)
    }
  }

  @Test func caseChild_whenTheCaseChanges_endsItsEffects() async {
    let store = store()
    let task = store.send(.mode(.one(.begin)))
    await gate.wait()
    store.send(.mode(.flip))
    await task.finish()
    #expect(store.withState { $0.mode } == .two(Row.State(id: 2)))
  }

  @Test func child_whenItsStateIsAbsent_isReportedWithThePlaceAndTheAction() {
    let store = store()
    store.send(.remove)
    func expectReport(_ texts: String..., of action: Table.Action) {
      withKnownIssue {
        _ = store.send(action)
      } matching: { issue in
        let text = issue.comments.map(\.rawValue).joined()
        return texts.allSatisfy(text.contains)
      }
    }
    expectReport(
      #"A "forEach" at "PandoReducersTests/ChildReducerTests.swift:"#,
      "missing element",
      "Table.Action.rows(.element(id:, action: .tapped))",
      of: .rows(.element(id: 1, action: .tapped))
    )
    expectReport(
      #"An "ifLet" at "PandoReducersTests/ChildReducerTests.swift:"#,
      #"was "nil""#,
      ".tapped",
      of: .special(.tapped)
    )
    expectReport(
      #"An "ifCaseLet" at "PandoReducersTests/ChildReducerTests.swift:"#,
      "different case",
      "one(.tapped)",
      of: .mode(.one(.tapped))
    )
  }

  @Test func scopeOfACase_whenTheStateIsAnother_isReported() {
    let reducer = Scope(state: \Mode.State.Cases.two, action: \Mode.Action.Cases.two) {
      Row(gate: gate)
    }
    var state = Mode.State.one(Row.State(id: 1))
    withKnownIssue {
      _ = reducer._reduce(into: &state, action: .two(.tapped))
    } matching: { issue in
      issue.comments.map(\.rawValue).joined().contains(#"A "Scope" at"#)
    }
    state = .two(Row.State(id: 1))
    _ = reducer._reduce(into: &state, action: .two(.tapped))
    #expect(state == .two(Row.State(id: 1, count: 1)))
  }
}
