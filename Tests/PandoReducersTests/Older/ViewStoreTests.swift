import OpenCombine
import PandoCasePaths
import PandoReducers
import PandoTesting
import PandoUI
import Testing

private struct Form: Reducer {
  struct State: Equatable {
    @BindingState var name = ""
    var count = 0
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case increment
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if action == .increment { state.count += 1 }
      return .none
    }
  }
}

@MainActor
@Suite struct ViewStoreTests {
  @Test func viewStore_whenItsStateChanges_notifiesInOrder() {
    let store = Store(initialState: Form.State()) { Form() }
    let viewStore = ViewStore(store, observe: \.count)
    var told: [String] = []
    var subscriptions: [AnyCancellable] = []
    for name in ["a", "b", "c"] {
      subscriptions.append(viewStore.publisher.sink { told.append("\(name)\($0)") })
    }
    viewStore.send(.increment)
    #expect(told == ["a0", "b0", "c0", "a1", "b1", "c1"])
    viewStore.send(.set(\.$name, "x"))
    #expect(told.count == 6)
    #expect(store.withState(\.name) == "x")
  }

  @Test func binding_whenWritten_sendsAnAction() {
    let store = Store(initialState: Form.State()) { Form() }
    let viewStore = ViewStore(store, observe: { $0 })
    viewStore.$name.wrappedValue = "Blob"
    #expect(viewStore.name == "Blob")
    viewStore.binding(get: \.count, send: .increment).wrappedValue = 5
    #expect(viewStore.count == 1)
  }

  @Test func binding_whenNoReducerHandlesIt_isReported() {
    let store = Store<Form.State, Form.Action>(initialState: Form.State()) {}
    let viewStore = ViewStore(store, observe: { $0 })
    withKnownIssue {
      viewStore.$name.wrappedValue = "Blob"
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("BindingReducer()") }
    }
  }

  @Test func bindings_whenWritten_changeACopyOfTheState() async {
    let store = TestStore(initialState: Form.State()) { Form() }
    let bindings = store.bindings
    let name: BindingViewState<String> = bindings.$name
    name.projectedValue.wrappedValue = "Blob"
    #expect(bindings.name == "Blob")
    #expect(store.state.name == "")
    await store.send(.set(\.$name, "x")) { $0.name = "x" }
  }

  @Test func ifLet_whenStateComesAndGoes_callsEither() {
    let store = Store<Int?, Int?>(initialState: nil) {
      Reduce { state, action in
        state = action
        return .none
      }
    }
    var calls: [String] = []
    let subscription = store.ifLet { child in
      calls.append("then \(child.withState { $0 })")
    } else: {
      calls.append("else")
    }
    store.send(1)
    store.send(2)
    store.send(nil)
    subscription.cancel()
    #expect(calls == ["else", "then 1", "else"])
  }
}
