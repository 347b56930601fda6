import PandoCasePaths
import PandoReducers
import PandoSharing
import PandoTesting
import Testing

/// Tests of a state of two megabytes by value, in debug builds, on a thread with a stack of eight
/// megabytes.
@MainActor
@Suite struct LargeStateTests {
  @Test func state_ofTwoMegabytes_isReducedScopedAndObserved() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let store = Store(initialState: Large.State()) { Large() }
      let child = store.scope(state: \.child, action: \.child)
      for _ in 0..<10 {
        store.send(.increment)
        child.send(.increment)
      }
      precondition(store.count == 10 && child.count == 10)
      await store.send(.later).finish()
      precondition(store.count == 11)
    }
  }
}

@Reducer
private struct Large {
  @ObservableState
  struct State {
    var count = 0
    // The property is not observed: its initializer would put four copies on the stack before there
    // is a store.
    @ObservationStateIgnored var bytes = InlineArray<262_144, UInt64>(repeating: 0)
    var child = Child.State()
  }

  enum Action {
    case increment, later
    case child(Child.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.child, action: \.child) { Child() }
    Reduce { state, action in
      switch action {
      case .increment: state.count += 1
      case .later: return .run { await $0(.increment) }
      case .child: break
      }
      return .none
    }
  }
}

@Reducer
private struct Child {
  @ObservableState struct State { var count = 0 }
  enum Action { case increment }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}
