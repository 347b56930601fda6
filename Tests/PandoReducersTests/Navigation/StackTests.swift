import CustomDump
import Foundation
import PandoCasePaths
import PandoDependencies
@_spi(Internals) import PandoReducers
import PandoTesting
import Testing

@Reducer
private struct Screen {
  struct State: Equatable, Codable { var count = 0 }
  enum Action: Equatable { case tapped, begin, worked, close }
  var gate = Gate()
  @Dependency(\.dismiss) var dismiss

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
      case .close:
        return .run { _ in await dismiss() }
      }
    }
  }
}

private struct Tower: Reducer {
  struct State: Equatable { var path = StackState<Screen.State>() }
  @CasePathable enum Action {
    case path(StackActionOf<Screen>)
    case add, removeAll, removeFirst
  }
  var gate = Gate()

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add: state.path.append(Screen.State())
      case .removeAll: state.path.removeAll()
      case .removeFirst: state.path.removeFirst()
      case .path: break
      }
      return .none
    }
    .forEach(\.path, action: \.path) { Screen(gate: gate) }
  }
}

@MainActor
@Suite(.dependencies) struct StackTests {
  private let gate = Gate()

  private func store() -> StoreOf<Tower> {
    Store(initialState: Tower.State()) { Tower(gate: gate) }
  }

  private func ids(_ store: StoreOf<Tower>) -> [Int] {
    store.withState { $0.path.ids.map(\.generation) }
  }

  @Test func element_whenItsActionComes_isReduced() {
    let store = store()
    store.send(.add)
    store.send(.add)
    store.send(.path(.element(id: 1, action: .tapped)))
    #expect(store.withState { $0.path.map(\.count) } == [0, 1])
  }

  @Test func element_whenItDismissesItself_goesWithThoseAboveIt() async {
    let store = store()
    for _ in 0..<3 { store.send(.add) }
    await store.send(.path(.element(id: 1, action: .close))).finish()
    #expect(ids(store) == [0])
    store.send(.add)
    #expect(ids(store) == [0, 3])
  }

  @Test func effects_whenTheirElementGoes_end() async {
    for action in [
      Tower.Action.removeAll, .removeFirst, .path(.popFrom(id: 0)),
    ] {
      let store = Store(initialState: Tower.State()) { Tower(gate: gate) }
      store.send(.add)
      let id = store.withState { $0.path.ids.first! }
      let task = store.send(.path(.element(id: id, action: .begin)))
      await gate.wait()
      if case .path = action { store.send(.path(.popFrom(id: id))) } else { store.send(action) }
      await task.finish()
      #expect(store.effectCancellables.isEmpty)
    }
  }

  @Test func push_whenItIsSent_addsTheElement() {
    let store = store()
    store.send(.path(.push(id: 0, state: Screen.State(count: 5))))
    store.send(.add)
    #expect(ids(store) == [0, 1])
  }

  @Test func misuse_whenItHappens_isReportedWithTheIDs() {
    let store = store()
    store.send(.add)
    func expectReport(_ texts: String..., of action: Tower.Action) {
      withKnownIssue {
        _ = store.send(action)
      } matching: { issue in
        let text = issue.comments.map(\.rawValue).joined()
        return (texts + ["PandoReducersTests/StackTests.swift:"]).allSatisfy(text.contains)
      }
    }
    expectReport(
      "received an action for a missing element",
      "Screen.Action.tapped",
      of: .path(.element(id: 7, action: .tapped))
    )
    expectReport(#""popFrom""#, "missing element", "#7", "#0", of: .path(.popFrom(id: 7)))
    expectReport(
      #""push""#,
      "already contains",
      "#0",
      of: .path(.push(id: 0, state: Screen.State()))
    )
    expectReport(
      #""push""#,
      "unexpected generational ID",
      "#7",
      "#1",
      of: .path(.push(id: 7, state: Screen.State()))
    )
    #expect(ids(store) == [0, 7])
    // New ids continue after the ids that were set from outside.
    store.send(.add)
    #expect(ids(store) == [0, 7, 8])
  }

  @Test func elements_whenChangedAndPopped_keepTheirIDs() {
    var path = StackState(["a", "b", "c", "d"])
    #expect(path.ids.map(\.generation) == [0, 1, 2, 3])
    path[id: 1]? += "!"
    path.pop(from: 3)
    path.pop(to: 1)
    #expect(Array(path) == ["a", "b!"])
    path[id: 0] = nil
    #expect(path.ids.map(\.generation) == [1])
    path[id: 9] = "z"
    #expect(path.ids.map(\.generation) == [1, 9])
    #expect(path.debugDescription.contains("#9"))
    #expect(String(customDumping: path).contains(#"#1: "b!""#))
  }

  @Test func stack_whenWrittenDownAndRead_hasItsElements() throws {
    let path = StackState([Screen.State(count: 1), Screen.State(count: 2)])
    let data = try JSONEncoder().encode(path)
    let read = try JSONDecoder().decode(StackState<Screen.State>.self, from: data)
    #expect(Array(read) == Array(path))
  }

  @Test func actions_whenReachedByCaseKeyPaths_areThoseOfTheElement() {
    let action = Tower.Action.path(.element(id: 3, action: .tapped))
    #expect(action[case: \.path[id: 3]] == .tapped)
    #expect(action[case: \.path[id: 4]] == nil)
    #expect(action[case: \.path.popFrom] == nil)
  }
}
